//! JSON texts taken apart without reading them. They come from serde_json, so they are valid and hold no white space.

/// The items of a list.
pub(crate) struct Items<'a>(&'a str);

impl<'a> Items<'a> {
    pub(crate) fn of(list: &'a str) -> Self {
        Self(inside(list))
    }
}

impl<'a> Iterator for Items<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        if self.0.is_empty() {
            return None;
        }
        let (item, rest) = self.0.split_at_checked(length(self.0))?;
        self.0 = rest.strip_prefix(',').unwrap_or(rest);
        Some(item)
    }
}

/// The keys and values of an object.
pub(crate) struct Members<'a>(Items<'a>);

impl<'a> Members<'a> {
    pub(crate) fn of(object: &'a str) -> Self {
        Self::in_text(inside(object))
    }

    /// The same without brackets.
    pub(crate) fn in_text(members: &'a str) -> Self {
        Self(Items(members))
    }
}

impl<'a> Iterator for Members<'a> {
    type Item = (&'a str, &'a str);

    fn next(&mut self) -> Option<(&'a str, &'a str)> {
        if self.0.0.is_empty() {
            return None;
        }
        let (key, rest) = self.0.0.split_at_checked(length(self.0.0))?;
        self.0.0 = rest.strip_prefix(':')?;
        Some((key, self.0.next()?))
    }
}

/// Without its brackets.
fn inside(text: &str) -> &str {
    let end = text.len().saturating_sub(1);
    text.get(1..end).unwrap_or_default()
}

/// How long the value is that a text begins with.
pub(crate) fn length(text: &str) -> usize {
    let bytes = text.as_bytes();
    match bytes.first() {
        Some(b'"') => string_length(bytes),
        Some(b'{' | b'[') => container_length(bytes),
        _ => {
            let end = |&byte: &u8| matches!(byte, b',' | b']' | b'}' | b':');
            bytes.iter().position(end).unwrap_or(bytes.len())
        }
    }
}

fn string_length(bytes: &[u8]) -> usize {
    let mut end = 1;
    while let Some(rest) = bytes.get(end..) {
        let Some(found) = rest.iter().position(|&byte| byte == b'"' || byte == b'\\') else {
            break;
        };
        if rest.get(found) == Some(&b'"') {
            return end + found + 1;
        }
        // The byte after a backslash is never the end.
        end += found + 2;
    }
    bytes.len()
}

fn container_length(bytes: &[u8]) -> usize {
    let (mut depth, mut index) = (0_usize, 0);
    while let Some(&byte) = bytes.get(index) {
        match byte {
            b'"' => {
                index += string_length(bytes.get(index..).unwrap_or_default());
                continue;
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' => {
                depth -= 1;
                if depth == 0 {
                    return index + 1;
                }
            }
            _ => {}
        }
        index += 1;
    }
    bytes.len()
}

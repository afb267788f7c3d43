//! Names of people: the username profile of PRECIS (RFC 8265), letters of one script, no name that looks like another, and none that
//! pretends to an office.

use precis_profiles::{
    UsernameCaseMapped, UsernameCasePreserved, precis_core::profile::PrecisFastInvocation,
};
use protocol::{Kind, Problem};
use store::{NewName, Store, StoreError, User};
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_security::{MixedScript, confusable_detection::skeleton};

/// Nobody has a shorter name,
const SHORTEST: usize = 3;
/// or a longer one.
pub(crate) const LONGEST: usize = 24;
/// No letter carries more marks than this.
const MAX_COMBINING_MARKS: usize = 3;
/// So many old names are looked at together.
const NAMES_PER_TURN: u32 = 1000;

/// Names that would be taken for an office, for the server or for a bot, in English and French.
const RESERVED: [&str; 46] = [
    "admin",
    "administrator",
    "administrateur",
    "administratrice",
    "anonymous",
    "anonyme",
    "bot",
    "computer",
    "deleted",
    "everybody",
    "everyone",
    "greedy",
    "guest",
    "help",
    "host",
    "hote",
    "invite",
    "invitee",
    "machine",
    "maintenance",
    "mod",
    "moderateur",
    "moderation",
    "moderator",
    "moderatrice",
    "nobody",
    "null",
    "open",
    "operator",
    "operateur",
    "ordinateur",
    "owner",
    "personne",
    "polemarch",
    "polemarque",
    "random",
    "robot",
    "root",
    "security",
    "server",
    "serveur",
    "staff",
    "superuser",
    "support",
    "system",
    "systeme",
];

/// A name that can be an account's.
pub(crate) fn read(text: &str) -> Result<NewName, Problem> {
    // What phones type for an apostrophe.
    let text = text.replace('\u{2019}', "'");
    let words: Vec<&str> = text.split(' ').collect();
    let allowed = |letter: char| letter.is_alphanumeric() || " -_.'".contains(letter);
    let enforced = |enforce: fn(&str) -> Option<String>| {
        let words: Option<Vec<String>> = words.iter().map(|word| enforce(word)).collect();
        words.map(|words| words.join(" "))
    };
    let name = enforced(|word| {
        let word = UsernameCasePreserved::enforce(word).ok()?;
        Some(word.into_owned())
    });
    let account = enforced(|word| {
        let word = UsernameCaseMapped::enforce(word).ok()?;
        Some(word.into_owned())
    });
    let fits = |name: &String| {
        (SHORTEST..=LONGEST).contains(&name.chars().count())
            && name
                .chars()
                .all(|letter| allowed(letter) || is_mark(letter))
            && name.chars().any(char::is_alphanumeric)
            && name.as_str().is_single_script()
            && !has_heap_of_marks(name)
    };
    let (Some(name), Some(account)) = (name.filter(fits), account) else {
        return Err(Problem::new(
            Kind::Malformed,
            "a name has 3 to 24 letters of one script, digits, single spaces, hyphens, underscores, apostrophes or full stops",
        ));
    };
    if is_reserved(&name) {
        return Err(Problem::new(Kind::Taken, "this name is reserved"));
    }
    let looks = looks(&name);
    Ok(NewName {
        name,
        account,
        looks,
    })
}

/// The name of a guest, who has not chosen it.
pub(crate) fn of_guest(name: String) -> NewName {
    NewName {
        account: name.to_lowercase(),
        looks: looks(&name),
        name,
    }
}

/// Do more marks follow each other than any script needs?
fn has_heap_of_marks(name: &str) -> bool {
    let letters: Vec<char> = name.chars().collect();
    let mut heaps = letters.windows(MAX_COMBINING_MARKS + 1);
    heaps.any(|letters| letters.iter().all(|letter| is_mark(*letter)))
}

fn is_mark(letter: char) -> bool {
    letter.general_category() == GeneralCategory::NonspacingMark
}

/// What a name looks like, written in capitals or not: two names that have one in common are taken for each other.
fn looks(name: &str) -> Vec<String> {
    // Spaces and signs are overlooked.
    let letters = |text: &str| -> String {
        let seen = |letter: &char| !letter.is_whitespace() && !"-_.'".contains(*letter);
        text.chars().filter(seen).collect()
    };
    let as_written: String = skeleton(&letters(name)).collect();
    let in_lower_case: String = skeleton(&letters(&name.to_lowercase())).collect();
    let mut looks = vec![as_written.to_lowercase(), in_lower_case];
    looks.dedup();
    looks
}

fn is_reserved(name: &str) -> bool {
    let without_marks = |look: &String| -> String {
        look.chars()
            .filter(|letter| letter.is_alphanumeric() && !is_mark(*letter))
            .collect()
    };
    let bare = name.trim_matches(|letter: char| !letter.is_alphabetic());
    // Digits that are read as letters.
    let spelt: String = name
        .chars()
        .map(|letter| match letter {
            '0' => 'o',
            '1' => 'i',
            '3' => 'e',
            '4' => 'a',
            '5' => 's',
            letter => letter,
        })
        .collect();
    let own = [looks(name), looks(bare), looks(&spelt)].concat();
    let own: Vec<String> = own.iter().map(without_marks).collect();
    let reserved = RESERVED.iter().flat_map(|word| looks(word));
    reserved.into_iter().any(|look| own.contains(&look))
}

/// An account by its name as somebody has typed it. Accounts that are older than the profile are found by their letters in lower case.
pub(crate) async fn account(store: &dyn Store, typed: &str) -> Result<Option<User>, StoreError> {
    let found = store.account(&typed.to_lowercase()).await?;
    if found.is_some() {
        return Ok(found);
    }
    let words = typed.split(' ').map(UsernameCaseMapped::enforce);
    let words: Result<Vec<_>, _> = words.collect();
    match words {
        Ok(words) => store.account(&words.join(" ")).await,
        Err(_) => Ok(None),
    }
}

/// Names that were given before their looks were compared are looked at; those that look alike stay as they are.
pub(crate) async fn compare_old_names(store: &dyn Store) -> Result<(), StoreError> {
    loop {
        let people = store.unknown_looks(NAMES_PER_TURN).await?;
        if people.is_empty() {
            return Ok(());
        }
        for person in people {
            let mut looks = looks(&person.name);
            // Nobody is looked at twice.
            looks.retain(|look| !look.is_empty());
            if looks.is_empty() {
                looks.push(format!("#{}", person.id));
            }
            store.set_looks(person.id, &looks).await?;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_have_a_look_in_common() {
        let alike = |one: &str, other: &str| {
            let other = looks(other);
            looks(one).iter().any(|look| other.contains(look))
        };
        for other in [
            "alice",
            "ALICE",
            "Ａｌｉｃｅ",
            "𝐀𝐥𝐢𝐜𝐞",
            "Аlice",
            "АLІСЕ",
            "AIice",
            "A1ice",
            "Al ice",
            "A.lice",
            "Alice\u{3164}",
            "al\u{200d}ice",
        ] {
            assert!(alike("Alice", other), "{other:?}");
        }
        for other in ["Alicia", "Alix", "Malice", "Élice"] {
            assert!(!alike("Alice", other), "{other}");
        }
    }

    #[test]
    fn names_have_letters_of_one_script() {
        for good in [
            "Léon d'Athènes",
            "Ἀλκιβιάδης",
            "Вася",
            "日本 かな",
            "Nikias of Athens",
            "L\u{2019}Hôpital",
            "x_y-z.1",
        ] {
            assert!(read(good).is_ok(), "{good}");
        }
        assert_eq!(
            read("Le\u{301}on").map(|name| name.name),
            Ok("Léon".to_owned())
        );
        assert_eq!(
            read("Ａｌｉｃｅ").map(|name| name.name),
            Ok("Alice".to_owned())
        );
        for bad in [
            "\u{3164}\u{3164}\u{3164}",
            "\u{ffa0}\u{ffa0}\u{ffa0}",
            "\u{115f}\u{115f}\u{115f}",
            "Alice\u{3164}",
            "𝐀𝐥𝐢𝐜𝐞",
            "Аlice",
            "two  spaces",
            " led",
            "ab",
            "...",
            "a\u{200d}bc",
            "a\u{202e}bc",
            "a@b.c",
            "Zed\u{336}\u{336}\u{336}\u{336}",
        ] {
            assert_eq!(
                read(bad).map_err(|problem| problem.error),
                Err(Kind::Malformed),
                "{bad:?}"
            );
        }
    }

    #[test]
    fn offices_are_nobodys_names() {
        for bad in [
            "Administrator",
            "ADMIN",
            "Adm1n",
            "admin 2",
            "A.d.m.i.n",
            "System",
            "Système",
            "Modératrice",
            "Polemarch",
            "Server-1",
            "r00t",
            "Ordinateur",
            "greedy",
            "ѕуѕtеm",
        ] {
            let refused = read(bad).map_err(|problem| problem.error);
            assert!(refused.is_err(), "{bad}");
        }
        for good in ["Adminius", "Systema", "Hostilius", "Botticelli"] {
            assert!(read(good).is_ok(), "{good}");
        }
    }
}

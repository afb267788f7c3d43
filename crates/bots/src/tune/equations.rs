//! Systems of linear equations.

/// Solves equations with a positive definite matrix, by Cholesky's method; nothing if it is none.
pub(super) fn solve_positive(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Option<Vec<f64>> {
    let size = right.len();
    for at in 0..size {
        let (above, rest) = matrix.split_at_mut_checked(at)?;
        let line = rest.first_mut()?;
        for place in 0..=at {
            let known = match above.get(place) {
                Some(other) => product(line, other, place),
                None => product(line, line, place),
            };
            let number = line.get(place)? - known;
            let cell = match above.get(place) {
                Some(other) => number / other.get(place)?,
                None if number > 0.0 => number.sqrt(),
                None => return None,
            };
            *line.get_mut(place)? = cell;
        }
        let known = product(line, &right, at);
        let cell = right.get_mut(at)?;
        *cell = (*cell - known) / line.get(at)?;
    }
    for at in (0..size).rev() {
        let below = (at + 1..size)
            .filter_map(|place| Some(matrix.get(place)?.get(at)? * right.get(place)?));
        let known: f64 = below.sum();
        let diagonal = *matrix.get(at)?.get(at)?;
        let cell = right.get_mut(at)?;
        *cell = (*cell - known) / diagonal;
    }
    Some(right)
}

/// The sum of the products of the first so many numbers.
fn product(one: &[f64], other: &[f64], count: usize) -> f64 {
    let pairs = one.iter().zip(other).take(count);
    pairs.map(|(one, other)| one * other).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_are_solved() {
        let matrix = vec![
            vec![4.0, 2.0, 0.6],
            vec![2.0, 5.0, 1.0],
            vec![0.6, 1.0, 3.0],
        ];
        let right = vec![1.0, -2.0, 3.5];
        let found = solve_positive(matrix.clone(), right.clone()).unwrap();
        for (line, right) in matrix.iter().zip(right) {
            assert!((product(line, &found, 3) - right).abs() < 1e-12);
        }
        assert!(solve_positive(vec![vec![0.0]], vec![1.0]).is_none());
    }
}

//! Refusals of the server in French. English is what the code says; what a game refuses is worded by its own messages.

use engine::Lang;
use protocol::Problem;

/// The refusal in the language that was asked for. One that names figures stays as it is.
pub(crate) fn worded(problem: Problem, lang: Lang) -> Problem {
    match lang {
        Lang::En => problem,
        Lang::Fr => {
            let french = french(&problem.why);
            let why = french.map_or(problem.why, str::to_owned);
            Problem { why, ..problem }
        }
    }
}

fn french(english: &str) -> Option<&'static str> {
    let found = FRENCH.iter().find(|(known, _)| *known == english);
    found.map(|(_, french)| *french)
}

const FRENCH: &[(&str, &str)] = &[
    ("An account keeps its name.", "Un compte garde son nom."),
    ("This is your own seat.", "C'est votre propre place."),
    (
        "You can hide tables where you have a seat.",
        "Vous pouvez masquer les tables où vous avez une place.",
    ),
    (
        "a name has 3 to 24 letters of one script, digits, single spaces, hyphens, underscores, apostrophes or full stops",
        "Un nom a de 3 à 24 lettres d'une seule écriture, chiffres, espaces simples, tirets, tirets bas, apostrophes ou points.",
    ),
    (
        "a password has 8 to 128 characters",
        "Un mot de passe a de 8 à 128 caractères.",
    ),
    (
        "a program answers at least once",
        "Un programme répond au moins une fois.",
    ),
    ("a program has 4 kB at most", "Un programme a 4 ko au plus."),
    (
        "a program watches 16 facts at most",
        "Un programme surveille 16 faits au plus.",
    ),
    ("a request has up to 64 kB", "Une requête a 64 ko au plus."),
    (
        "a request names one host",
        "Une requête nomme un seul hôte.",
    ),
    (
        "a token ends after 1 to 3,650 days, or 0: never",
        "Un jeton expire après 1 à 3650 jours, ou jamais (0).",
    ),
    (
        "bots do not agree to a draw",
        "Les ordinateurs n'acceptent pas de partie nulle.",
    ),
    ("come in as a guest first", "Entrez d'abord comme invité."),
    ("frames are text", "Les messages sont du texte."),
    (
        "it was not closed for want of players",
        "Elle n'a pas été fermée faute de joueurs.",
    ),
    (
        "name or password are wrong",
        "Le nom ou le mot de passe est faux.",
    ),
    (
        "nobody else can sit at a table of one's own",
        "Personne d'autre ne peut s'asseoir à cette table.",
    ),
    (
        "not everybody has sent their part of the dice",
        "Tous n'ont pas encore envoyé leur part des dés.",
    ),
    ("not now", "Pas maintenant."),
    (
        "notes have up to 20,000 characters",
        "Les notes ont 20 000 caractères au plus.",
    ),
    ("only players speak here", "Seuls les joueurs parlent ici."),
    (
        "part from another table first",
        "Quittez d'abord une autre table.",
    ),
    (
        "something else is proposed: answer that first",
        "Une autre proposition attend : répondez-y d'abord.",
    ),
    (
        "something went wrong; nothing was changed",
        "Une erreur s'est produite ; rien n'a changé.",
    ),
    (
        "the account or the table has been removed meanwhile",
        "Le compte ou la table a été supprimé entre-temps.",
    ),
    (
        "the administrator has changed this table: look at it again",
        "L'administrateur a modifié cette table : rechargez-la.",
    ),
    ("the connection is gone", "La connexion est perdue."),
    ("the database is busy", "La base de données est occupée."),
    (
        "the disk of the server is full: games can be looked at, but nothing can be changed until there is room",
        "Le disque du serveur est plein : on peut regarder les parties, mais rien ne change tant qu'il n'y a pas de place.",
    ),
    (
        "the file tells all secrets: it can be had when the game is over",
        "Le fichier dit tous les secrets : il se télécharge quand la partie est finie.",
    ),
    (
        "the game has gone on meanwhile: look at it again",
        "La partie a avancé entre-temps : regardez-la de nouveau.",
    ),
    ("the game has not begun", "La partie n'a pas commencé."),
    (
        "the game has not come so far",
        "La partie n'en est pas encore là.",
    ),
    ("the game is not over", "La partie n'est pas finie."),
    (
        "the host has put you out of this table",
        "L'hôte vous a exclu de cette table.",
    ),
    (
        "the log of this table does not fit the rules; the administrator can repair it",
        "Le journal de cette table ne suit pas les règles ; l'administrateur peut la réparer.",
    ),
    (
        "the old password is wrong",
        "L'ancien mot de passe est faux.",
    ),
    ("the password is wrong", "Le mot de passe est faux."),
    (
        "the password was changed just now",
        "Le mot de passe vient de changer.",
    ),
    (
        "the request did not come to its end",
        "La requête n'est pas arrivée jusqu'au bout.",
    ),
    ("the secret is lost", "Le secret est perdu."),
    ("the server is going down", "Le serveur s'arrête."),
    ("the session has ended", "La session est terminée."),
    (
        "the table is being put away",
        "La table est en cours de rangement.",
    ),
    ("there are free seats", "Il reste des places libres."),
    (
        "there is no rematch to decline here",
        "Il n'y a pas de revanche à refuser ici.",
    ),
    ("there is no such file", "Ce fichier n'existe pas."),
    ("there is no such person", "Cette personne n'existe pas."),
    ("there is no such place", "Ce lieu n'existe pas."),
    ("there is no such seat", "Cette place n'existe pas."),
    ("there is no such table", "Cette table n'existe pas."),
    ("there is no such thing", "Cela n'existe pas."),
    ("there is nothing here", "Il n'y a rien ici."),
    ("there is nothing to confirm", "Il n'y a rien à confirmer."),
    ("there is nothing to make again", "Il n'y a rien à refaire."),
    (
        "this account is locked: ask whoever runs this server",
        "Ce compte est bloqué : adressez-vous à qui tient ce serveur.",
    ),
    ("this game is over", "Cette partie est finie."),
    (
        "this is none of the answers",
        "Ce n'est pas une des réponses.",
    ),
    ("this is not proposed any more", "Ce n'est plus proposé."),
    ("this is not your seat", "Ce n'est pas votre place."),
    ("this name is reserved", "Ce nom est réservé."),
    (
        "this name is taken, or looks like one that is",
        "Ce nom est pris, ou ressemble à un nom pris.",
    ),
    (
        "this person was not put out",
        "Cette personne n'était pas exclue.",
    ),
    (
        "this position cannot be tried out",
        "Cette position ne peut pas être essayée.",
    ),
    (
        "this request was made by another page",
        "Cette requête vient d'une autre page.",
    ),
    (
        "this seat is not asked",
        "On ne demande rien à cette place.",
    ),
    ("this seat is not free", "Cette place n'est pas libre."),
    ("this token is not known", "Ce jeton est inconnu."),
    (
        "this token is not known, or has ended",
        "Ce jeton est inconnu ou a expiré.",
    ),
    (
        "those who watch speak among themselves",
        "Les spectateurs parlent entre eux.",
    ),
    (
        "you are not asked",
        "On ne vous demande rien pour l'instant.",
    ),
    (
        "you are not known here: come in as a guest",
        "Vous n'êtes pas connu ici : entrez comme invité.",
    ),
    (
        "you cannot block yourself",
        "Vous ne pouvez pas vous bloquer vous-même.",
    ),
    ("you did not play here", "Vous n'avez pas joué ici."),
    (
        "you have 16 programs: withdraw them first",
        "Vous avez 16 programmes : retirez-les d'abord.",
    ),
    (
        "you have 20 tokens: withdraw one first",
        "Vous avez 20 jetons : retirez-en un d'abord.",
    ),
    ("you have an account already", "Vous avez déjà un compte."),
    (
        "you have blocked 500 people: unblock one first",
        "Vous avez bloqué 500 personnes : débloquez-en une d'abord.",
    ),
    (
        "you have no seat that waits for a share",
        "Aucune de vos places n'attend de part des dés.",
    ),
    ("you play already", "Vous jouez déjà."),
];

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use protocol::Kind;

    use super::*;

    /// The texts of this crate's refusals, as its code has them.
    fn said(folder: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                said(&path, found);
                continue;
            }
            let code = fs::read_to_string(&path).unwrap();
            for begin in ["Problem::unfit(", "Problem::malformed(", "Problem::new("] {
                let calls = code.split(begin).skip(1);
                // The text is the first thing in quotes before the call ends.
                let texts = calls.filter_map(|call| call.split(");").next()?.split('"').nth(1));
                let is_plain =
                    |text: &&str| !text.contains('{') && text.len() > 3 && text.contains(' ');
                let plain = texts.filter(is_plain);
                found.extend(plain.map(str::to_owned));
            }
        }
    }

    #[test]
    fn every_refusal_is_known_in_french() {
        let mut found = Vec::new();
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        said(&source, &mut found);
        assert!(found.len() > 50, "{found:?}");
        let missing: Vec<_> = found.iter().filter(|text| french(text).is_none()).collect();
        assert!(missing.is_empty(), "{missing:#?}");
    }

    #[test]
    fn the_language_changes_the_words_alone() {
        let problem = Problem::new(Kind::Missing, "there is no such table");
        assert_eq!(worded(problem.clone(), Lang::En), problem);
        let french = worded(problem, Lang::Fr);
        assert_eq!(
            (french.error, french.why.as_str()),
            (Kind::Missing, "Cette table n'existe pas.")
        );
    }
}

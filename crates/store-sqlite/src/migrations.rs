//! The schema, step by step. Listed here, because the macro of sqlx that reads the folder would compile SQLite a second time.

use sqlx::{
    SqlStr,
    migrate::{Migration, MigrationType, Migrator},
};

/// All steps from an empty file to the present schema. What stands here is never changed: files know the sum of every step they have taken.
pub fn migrations() -> Migrator {
    let steps = [
        (1, "start", include_str!("../migrations/0001_start.sql")),
        (
            2,
            "administrator",
            include_str!("../migrations/0002_administrator.sql"),
        ),
        (3, "log", include_str!("../migrations/0003_log.sql")),
        (
            4,
            "rematches",
            include_str!("../migrations/0004_rematches.sql"),
        ),
        (5, "appends", include_str!("../migrations/0005_appends.sql")),
        (6, "people", include_str!("../migrations/0006_people.sql")),
        (7, "lists", include_str!("../migrations/0007_lists.sql")),
        (
            8,
            "set aside",
            include_str!("../migrations/0008_set_aside.sql"),
        ),
        (9, "uptime", include_str!("../migrations/0009_uptime.sql")),
        (10, "people", include_str!("../migrations/0010_people.sql")),
        (
            11,
            "addresses",
            include_str!("../migrations/0011_addresses.sql"),
        ),
        (
            12,
            "ask always",
            include_str!("../migrations/0012_ask_always.sql"),
        ),
        (13, "hidden", include_str!("../migrations/0013_hidden.sql")),
    ];
    let step = |(version, name, sql): (i64, &'static str, &'static str)| {
        let sql = SqlStr::from_static(sql);
        Migration::new(version, name.into(), MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations(steps.map(step).into())
}

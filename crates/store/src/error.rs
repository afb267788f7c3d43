//! Why something could not be read or written.

/// Why something could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The name belongs to somebody else.
    #[error("the name is taken")]
    Taken,
    /// A person or table that this belongs to has been removed meanwhile.
    #[error("what this belongs to has been removed meanwhile")]
    Gone,
    /// Somebody else has added to this log.
    #[error("the log of the table has grown meanwhile")]
    Conflict,
    /// There is no room left, or the disk does not take what is written.
    #[error("the disk is full")]
    Full,
    /// The file of the database is damaged.
    #[error("the file is damaged ({0}): keep it as it is and go back to a backup")]
    Damaged(String),
    /// What is stored cannot be read.
    #[error("stored data cannot be read: {0}")]
    Unreadable(String),
    /// The database has another problem.
    #[error("database: {0}")]
    Backend(#[source] Box<dyn std::error::Error + Send + Sync>),
}

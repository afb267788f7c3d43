//! All are integers in the database. By hand, because the derive macro of sqlx would compile SQLite a second time.

use sqlx::{Database, Decode, Encode, Type, encode::IsNull, error::BoxDynError};

use crate::{ChatLineId, Millis, NoticeId, SessionId, TableId, TokenId, UptimeMillis, UserId};

macro_rules! integers {
    ($($name:ident),*) => {
        $(
            impl<DB: Database> Type<DB> for $name
            where
                i64: Type<DB>,
            {
                fn type_info() -> DB::TypeInfo {
                    i64::type_info()
                }

                fn compatible(info: &DB::TypeInfo) -> bool {
                    i64::compatible(info)
                }
            }

            impl<'q, DB: Database> Encode<'q, DB> for $name
            where
                i64: Encode<'q, DB>,
            {
                fn encode_by_ref(&self, buffer: &mut DB::ArgumentBuffer) -> Result<IsNull, BoxDynError> {
                    self.0.encode_by_ref(buffer)
                }
            }

            impl<'r, DB: Database> Decode<'r, DB> for $name
            where
                i64: Decode<'r, DB>,
            {
                fn decode(value: DB::ValueRef<'r>) -> Result<Self, BoxDynError> {
                    i64::decode(value).map(Self)
                }
            }
        )*
    };
}

integers!(
    ChatLineId,
    Millis,
    NoticeId,
    SessionId,
    TableId,
    TokenId,
    UptimeMillis,
    UserId
);

//! The contract of the store, noun by noun.

use std::path::Path;

use async_trait::async_trait;
use serde_json::Value;
use store::{
    Accounts, AdminChange, Append, Blocks, ChatLineId, ChatRecord, Entry, Hidden, Holdings,
    ImportedTable, ListQuery, Listed, Logs, Millis, NewLine, NewName, NewNotice, NewSession,
    NewTable, NewToken, NewUser, Notice, Operations, Person, PersonSummary, SaidQuery, SeatRecord,
    Session, SessionId, Sessions, Status, StoreError, TableId, TableRecord, Tables, Talk, Token,
    TokenId, Tokens, UptimeMillis, User, UserId,
};

use crate::{
    SqliteStore, acquaintances, administrator, delete_user, lists, notice, passes, people, tables,
    talk,
};

#[async_trait]
impl Accounts for SqliteStore {
    async fn create_user(&self, user: NewUser) -> Result<User, StoreError> {
        Ok(people::create_user(&self.write, user).await?)
    }

    async fn user(&self, id: UserId) -> Result<Option<User>, StoreError> {
        Ok(people::user(&self.read, id).await?)
    }

    async fn users(&self, ids: &[UserId]) -> Result<Vec<User>, StoreError> {
        Ok(people::users(&self.read, ids).await?)
    }

    async fn account(&self, account: &str) -> Result<Option<User>, StoreError> {
        Ok(people::account(&self.read, account).await?)
    }

    async fn claim(
        &self,
        id: UserId,
        name: &NewName,
        password: &str,
    ) -> Result<Option<User>, StoreError> {
        Ok(people::claim(&self.write, id, name, password).await?)
    }

    async fn rename(&self, id: UserId, name: &NewName) -> Result<bool, StoreError> {
        Ok(people::rename(&self.write, id, name).await?)
    }

    async fn name_guest(&self, id: UserId, name: &NewName) -> Result<Option<User>, StoreError> {
        Ok(people::name_guest(&self.write, id, name).await?)
    }

    async fn unknown_looks(&self, limit: u32) -> Result<Vec<Person>, StoreError> {
        Ok(people::unknown_looks(&self.read, limit).await?)
    }

    async fn set_looks(&self, id: UserId, looks: &[String]) -> Result<(), StoreError> {
        Ok(people::set_looks(&self.write, id, looks).await?)
    }

    async fn set_password(
        &self,
        id: UserId,
        stamp: i64,
        password: &str,
    ) -> Result<Option<i64>, StoreError> {
        Ok(people::set_password(&self.write, (id, stamp), password).await?)
    }

    async fn set_locked(&self, id: UserId, locked: Option<Millis>) -> Result<(), StoreError> {
        Ok(people::set_locked(&self.write, id, locked).await?)
    }

    async fn set_settings(&self, id: UserId, settings: &Value) -> Result<(), StoreError> {
        Ok(people::set_settings(&self.write, id, settings).await?)
    }

    async fn delete_user(&self, id: UserId) -> Result<(), StoreError> {
        Ok(delete_user::delete_user(&self.write, id).await?)
    }

    async fn forget_guests(&self, before: Millis) -> Result<u64, StoreError> {
        Ok(delete_user::forget_guests((&self.read, &self.write), before).await?)
    }

    async fn people(&self, search: Option<&str>) -> Result<Vec<PersonSummary>, StoreError> {
        Ok(people::people(&self.read, search).await?)
    }

    async fn holdings(&self, user: UserId) -> Result<Holdings, StoreError> {
        Ok(people::holdings(&self.read, user).await?)
    }
}

#[async_trait]
impl Sessions for SqliteStore {
    async fn create_session(&self, session: NewSession) -> Result<Option<SessionId>, StoreError> {
        Ok(passes::create_session(&self.write, session).await?)
    }

    async fn session(&self, digest: &[u8]) -> Result<Option<(Session, User)>, StoreError> {
        Ok(passes::session(&self.read, digest).await?)
    }

    async fn sessions(&self, user: UserId) -> Result<Vec<Session>, StoreError> {
        Ok(passes::sessions(&self.read, user).await?)
    }

    async fn touch_session(&self, id: SessionId, now: Millis) -> Result<(), StoreError> {
        Ok(passes::touch_session(&self.write, id, now).await?)
    }

    async fn delete_session(&self, user: UserId, id: SessionId) -> Result<bool, StoreError> {
        Ok(passes::delete_session(&self.write, user, id).await?)
    }

    async fn expire_sessions(&self, since: UptimeMillis) -> Result<(), StoreError> {
        Ok(passes::expire_sessions(&self.write, since).await?)
    }

    async fn knows_address(&self, digest: &[u8]) -> Result<bool, StoreError> {
        Ok(passes::knows_address(&self.read, digest).await?)
    }

    async fn know_address(&self, digest: &[u8]) -> Result<(), StoreError> {
        Ok(passes::know_address(&self.write, digest).await?)
    }

    async fn forget_addresses(&self, since: UptimeMillis) -> Result<(), StoreError> {
        Ok(passes::forget_addresses(&self.write, since).await?)
    }
}

#[async_trait]
impl Tokens for SqliteStore {
    async fn create_token(&self, token: NewToken) -> Result<Option<TokenId>, StoreError> {
        Ok(passes::create_token(&self.write, token).await?)
    }

    async fn token(&self, digest: &[u8], now: Millis) -> Result<Option<(Token, User)>, StoreError> {
        Ok(passes::token(&self.read, digest, now).await?)
    }

    async fn touch_token(&self, id: TokenId, now: Millis) -> Result<(), StoreError> {
        Ok(passes::touch_token(&self.write, id, now).await?)
    }

    async fn tokens(&self, user: UserId) -> Result<Vec<Token>, StoreError> {
        Ok(passes::tokens(&self.read, user).await?)
    }

    async fn delete_token(&self, user: UserId, id: TokenId) -> Result<bool, StoreError> {
        Ok(passes::delete_token(&self.write, user, id).await?)
    }
}

#[async_trait]
impl Blocks for SqliteStore {
    async fn block(&self, user: UserId, other: UserId) -> Result<(), StoreError> {
        Ok(acquaintances::block(&self.write, user, other).await?)
    }

    async fn unblock(&self, user: UserId, other: UserId) -> Result<bool, StoreError> {
        Ok(acquaintances::unblock(&self.write, user, other).await?)
    }

    async fn blocked(&self, user: UserId) -> Result<Vec<Person>, StoreError> {
        Ok(acquaintances::blocked(&self.read, user).await?)
    }

    async fn blocked_by(&self, user: UserId) -> Result<Vec<UserId>, StoreError> {
        Ok(acquaintances::blocked_by(&self.read, user).await?)
    }

    async fn decline(&self, user: UserId, table: &str) -> Result<(), StoreError> {
        Ok(acquaintances::decline(&self.write, user, table).await?)
    }

    async fn declined(&self, table: &str) -> Result<Vec<UserId>, StoreError> {
        Ok(acquaintances::declined(&self.read, table).await?)
    }
}

#[async_trait]
impl Tables for SqliteStore {
    async fn create_table(&self, table: NewTable) -> Result<TableId, StoreError> {
        Ok(tables::create(&self.write, table).await?)
    }

    async fn import_table(&self, arrival: ImportedTable) -> Result<TableId, StoreError> {
        Ok(administrator::import(&self.write, arrival).await?)
    }

    async fn table(&self, slug: &str) -> Result<Option<Listed>, StoreError> {
        Ok(tables::find(&self.read, slug).await?)
    }

    async fn rematch(&self, slug: &str) -> Result<Option<Listed>, StoreError> {
        Ok(tables::rematch(&self.read, slug).await?)
    }

    async fn save_table(
        &self,
        table: &TableRecord,
        seats: &[SeatRecord],
    ) -> Result<(), StoreError> {
        Ok(tables::save(&self.write, table, seats).await?)
    }

    async fn set_hidden(&self, user: UserId, slug: &str, hidden: Hidden) -> Result<(), StoreError> {
        Ok(lists::set_hidden(&self.write, (user, slug), hidden).await?)
    }

    async fn list(&self, query: ListQuery) -> Result<Vec<Listed>, StoreError> {
        Ok(lists::list(&self.read, query).await?)
    }

    async fn tables_of_bots(&self) -> Result<Vec<String>, StoreError> {
        Ok(tables::of_bots(&self.read).await?)
    }

    async fn idle_tables(
        &self,
        status: Status,
        since: UptimeMillis,
    ) -> Result<Vec<String>, StoreError> {
        Ok(tables::idle(&self.read, status, since).await?)
    }

    async fn all_tables(
        &self,
        status: Option<Status>,
        game: Option<&str>,
    ) -> Result<Vec<Listed>, StoreError> {
        Ok(administrator::all(&self.read, status, game).await?)
    }

    async fn links(&self) -> Result<Vec<String>, StoreError> {
        Ok(administrator::links(&self.read).await?)
    }

    async fn set_aside(&self, id: TableId, why: Option<&str>) -> Result<(), StoreError> {
        Ok(administrator::set_aside(&self.write, id, why).await?)
    }

    async fn delete_table(&self, id: TableId) -> Result<(), StoreError> {
        Ok(administrator::delete(&self.write, id).await?)
    }

    async fn count_tables(&self) -> Result<u64, StoreError> {
        Ok(tables::count(&self.read).await?)
    }
}

#[async_trait]
impl Logs for SqliteStore {
    async fn entries(&self, table: TableId) -> Result<Vec<Entry>, StoreError> {
        Ok(tables::entries(&self.read, table).await?)
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.appends.append(append).await
    }

    async fn apply_admin_change(&self, change: AdminChange) -> Result<(), StoreError> {
        Ok(administrator::apply_admin_change(&self.write, change).await?)
    }
}

#[async_trait]
impl Talk for SqliteStore {
    async fn say(&self, line: NewLine, kept: u32) -> Result<ChatRecord, StoreError> {
        Ok(talk::say(&self.write, line, kept).await?)
    }

    async fn said(&self, query: SaidQuery) -> Result<Vec<ChatRecord>, StoreError> {
        Ok(talk::said(&self.read, query).await?)
    }

    async fn remove_line(&self, table: TableId, line: ChatLineId) -> Result<bool, StoreError> {
        Ok(talk::remove(&self.write, table, line).await?)
    }

    async fn note(&self, table: TableId, user: UserId) -> Result<String, StoreError> {
        Ok(talk::note(&self.read, table, user).await?)
    }

    async fn set_note(&self, table: TableId, user: UserId, text: &str) -> Result<(), StoreError> {
        Ok(talk::set_note(&self.write, table, user, text).await?)
    }
}

#[async_trait]
impl Operations for SqliteStore {
    async fn signing_key(&self) -> Result<Vec<u8>, StoreError> {
        Ok(people::signing_key(&self.write).await?)
    }

    async fn uptime(&self) -> Result<UptimeMillis, StoreError> {
        Ok(tables::uptime(&self.read).await?)
    }

    async fn set_uptime(&self, uptime: UptimeMillis) -> Result<(), StoreError> {
        Ok(tables::set_uptime(&self.write, uptime).await?)
    }

    async fn admin_changes(&self) -> Result<u64, StoreError> {
        Ok(administrator::count(&self.read).await?)
    }

    async fn announce(&self) -> Result<(), StoreError> {
        Ok(administrator::announce(&self.write).await?)
    }

    async fn notice(&self) -> Result<Option<Notice>, StoreError> {
        Ok(notice::notice(&self.read).await?)
    }

    async fn set_notice(&self, notice: Option<NewNotice>) -> Result<(), StoreError> {
        Ok(notice::set(&self.write, notice).await?)
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        Ok(administrator::backup(&self.read, to).await?)
    }

    async fn check(&self) -> Result<Vec<String>, StoreError> {
        Ok(administrator::check(&self.read).await?)
    }
}

//! What the administrator wants everybody to know.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::Notices;

use crate::{context::Context, http::Refused};

/// What the administrator wants everybody to know. Connections hear of a new one by themselves.
#[utoipa::path(get, path = "/api/v1/notice", responses((status = 200, body = Notices)))]
pub(super) async fn notice(State(context): State<Arc<Context>>) -> Result<Json<Notices>, Refused> {
    let notice = context.present_notice().await?;
    Ok(Json(Notices { notice }))
}

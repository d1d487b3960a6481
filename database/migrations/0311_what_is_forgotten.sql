-- What is kept for a time only: the server deletes it in small batches, found by its age.
create index access_log_age on players.access_log (created_at);
create index session_age on players.session (expires_at);
create index one_time_code_age on players.one_time_code (sent_at);
create index ad_visit_age on sites.ad_visit (created_at);
create index contact_message_age on sites.contact_message (created_at);
create index play_span_age on safety.play_span (last_at);
create index reality_check_seen_age on safety.reality_check_seen (seen_at);
create index usage_age on ledger.usage (hour);
grant delete on players.access_log, players.session, players.one_time_code, players.outbox_message to marquee_app;
grant delete on sites.ad_visit, sites.contact_message, safety.play_span, safety.reality_check_seen to marquee_app;

-- It takes the number of rows to forget at most.
drop function ledger.prune_usage();

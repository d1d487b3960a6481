-- Operators decide deposits in the console. Proofs are sealed like documents, and what was said to have arrived is kept with the deposit.
alter table cashier.deposit_proof
  alter column content drop not null,
  add column content_sealed bytea,
  add column content_digest bytea;
update cashier.deposit_proof set content_digest = sha256(content);
alter table cashier.deposit_proof
  alter column content_digest set not null,
  add constraint deposit_proof_stored_check check ((content is null) <> (content_sealed is null));
comment on column cashier.deposit_proof.content is 'Only of proofs that were sent before proofs were sealed. A job seals these';
comment on column cashier.deposit_proof.content_digest is 'SHA-256 of the file as it is kept, by which the same picture is found again';
create index deposit_proof_content on cashier.deposit_proof (content_digest);
grant update (content, content_sealed) on cashier.deposit_proof to marquee_app;

alter table cashier.deposit add column received_amount bigint check (received_amount > 0), add column received_reference text;
comment on column cashier.deposit.received_amount is 'What an operator says has arrived, in 1/100,000 of a unit; it is credited once nobody else has to approve it';
comment on column cashier.deposit.received_reference is 'The reference of that payment at the bank or the gateway';
create index deposit_received on cashier.deposit (received_reference) where received_reference is not null;
create index deposit_of_site on cashier.deposit (site_id, deposit_id);
create index gateway_event_reference on cashier.gateway_event (reference);
alter table operators.approval_rule drop constraint if exists approval_rule_kind_check;
alter table operators.approval_rule add constraint approval_rule_kind_check check (kind ~ '^[a-z][a-z_]{2,39}$');

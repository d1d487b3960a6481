-- The contact inbox: who looks after a message, what was answered, and texts that are answered often.
alter table sites.contact_message add column assigned_to text, add column closed_at timestamptz, add column closed_by text;
alter table sites.contact_message add constraint contact_message_closed check ((closed_at is null) = (closed_by is null));
grant update (assigned_to, closed_at, closed_by) on sites.contact_message to marquee_app;
drop index sites.contact_message_open;
create index contact_message_open on sites.contact_message (site_id, created_at) where answered_at is null and closed_at is null;
create index contact_message_id on sites.contact_message (contact_message_id);

create table sites.contact_reply (
  site_id int not null,
  contact_message_id uuid not null,
  reply_id uuid not null,
  idempotency_key uuid not null,
  subject text not null,
  body text not null,
  sent_by text not null,
  sent_at timestamptz not null,
  primary key (site_id, contact_message_id, reply_id),
  unique (site_id, contact_message_id, idempotency_key),
  foreign key (site_id, contact_message_id) references sites.contact_message on delete cascade
);
grant select, insert on sites.contact_reply to marquee_app;

create table sites.reply_template (
  site_id int not null,
  template_id uuid not null,
  title text not null,
  body text not null,
  updated_at timestamptz not null,
  primary key (site_id, template_id)
);
create unique index reply_template_title on sites.reply_template (site_id, lower(title));
grant select, insert, update, delete on sites.reply_template to marquee_app;

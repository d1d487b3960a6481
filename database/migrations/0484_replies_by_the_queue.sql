-- An answer from the contact inbox is sent by the queue, after it was kept.
alter table sites.contact_reply add column mailed_at timestamptz;
comment on column sites.contact_reply.mailed_at is 'When the mail server took it; null before that, and for answers from before the queue sent them';
grant update (mailed_at) on sites.contact_reply to marquee_app;

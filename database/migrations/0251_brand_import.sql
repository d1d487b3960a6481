-- What was taken over from a brand's folder, topic by topic: so that an import knows what was changed since, and leaves it.
create table sites.brand_import (
  site_id int not null references sites.site,
  topic text not null,
  file_checksum text not null,
  rows_checksum text not null,
  imported_at timestamptz not null,
  primary key (site_id, topic)
);
comment on column sites.brand_import.file_checksum is 'SHA-256 of what the folder said';
comment on column sites.brand_import.rows_checksum is 'Over the rows of the topic right after the import';
drop table rewards.content_import;

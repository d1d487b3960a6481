-- Chinese pages, search records in every language, and translated names of VIP levels. Pages and levels get their
-- translations with the next import of the brand.

alter table sites.cms_page add column cn_body text not null default '';
comment on column sites.cms_page.cn_body is 'The page in Chinese; empty if there is none, and then English is shown';

alter table sites.seo_record drop constraint seo_record_site_id_page_name_key;
alter table sites.seo_record add constraint seo_record_site_id_page_name_meta_lang_key
  unique (site_id, page_name, meta_lang);
comment on column sites.seo_record.meta_lang is 'The language of the record, as pages name it: en, fil, zh';

alter table rewards.vip_level add column vip_names jsonb not null default '{}';
comment on column rewards.vip_level.vip_names is 'The name by language code; vip_name where there is none';

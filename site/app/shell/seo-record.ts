import type { AnswerOf } from '@marquee/contract/call.ts';
import { seo } from '@marquee/contract/api/seo.ts';
import type { PageInput } from '../page-input.ts';

/** What the head of a page says of an SEO record; the rest of it stays on the server. */
export type SeoRecord = Pick<
  NonNullable<AnswerOf<typeof seo>['value']>,
  'meta_title' | 'meta_desc' | 'meta_keywords' | 'meta_canonical' | 'meta_image_url'
>;

/** The SEO record of a page, where the site has one. For loaders: it brings the contract's schemas with it. */
export async function seoRecord(page: PageInput, pageName: string): Promise<SeoRecord | undefined> {
  const { value } = await page.call(seo, {
    domain_name: page.domain_name,
    page_name: pageName,
    language: page.language,
  });
  if (!value) return undefined;
  const { meta_title, meta_desc, meta_keywords, meta_canonical, meta_image_url } = value;
  return { meta_title, meta_desc, meta_keywords, meta_canonical, meta_image_url };
}

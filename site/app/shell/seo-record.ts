import type { AnswerOf } from '@marquee/contract/call.ts';
import { seo } from '@marquee/contract/api/seo.ts';
import type { PageInput } from '../page-input.ts';

export type SeoRecord = NonNullable<AnswerOf<typeof seo>['value']>;

/** The SEO record of a page, where the site has one. For loaders: it brings the contract's schemas with it. */
export async function seoRecord(page: PageInput, pageName: string): Promise<SeoRecord | undefined> {
  const answer = await page.call(seo, {
    domain_name: page.domain_name,
    page_name: pageName,
    language: page.language,
  });
  return answer.value ?? undefined;
}

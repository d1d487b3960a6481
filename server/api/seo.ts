import { seo } from '@marquee/contract/api/seo.ts';
import { languages } from '@marquee/contract/languages.ts';
import { serve } from '../http/serve.ts';

export const serveSeo = serve(seo, async ({ app, input }) => {
  const { seo: records } = await app.sites.byDomain(input.domain_name);
  const ofPage = records.filter((record) => record.page_name === input.page_name);
  const inLanguage = (code: keyof typeof languages) =>
    ofPage.find((record) => record.meta_lang === languages[code].locale);
  return { value: inLanguage(input.language ?? 'EN') ?? inLanguage('EN') ?? null };
});

import type { ReactNode } from 'react';
import type { Route } from './+types/contact-us.ts';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { pageContext } from '../page-input.ts';
import { HousePage } from '../shell/house-page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { titleOf } from '../shell/page-titles.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { seoRecord } from '../shell/seo-record.ts';
import { createWords, withCatalogues } from '../words/load.ts';
import { useWords } from '../words/use-words.ts';

export const handle = { catalogues: ['misc', 'validation', 'errors'] } satisfies RouteHandle;
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  withCatalogues('misc', 'validation', 'errors'),
];

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [record, words] = await Promise.all([
    seoRecord(page, 'contact-us'),
    createWords(page.language, ['misc']),
  ]);
  return { record, description: words._('contact.lead') };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    shell: matches[0].loaderData,
    record: loaderData?.record,
    title: titleOf(matches[0].loaderData, 'page.contact'),
    description: loaderData?.description,
    pathname: location.pathname,
  });
}

/** Writing to the people behind the site. */
export default function ContactPage(): ReactNode {
  const t = useWords();
  return (
    <HousePage label="page.contact">
      <p>{t('contact.lead')}</p>
      <ContactForm />
    </HousePage>
  );
}

import { siteInfoDetail } from '@marquee/contract/api/settings/siteinfodetail.ts';
import type { ReactNode } from 'react';
import type { Route } from './+types/brand-page.ts';
import { SafetySection } from '../features/safety/safety-section.tsx';
import { QuestionList } from '../features/questions/question-list.tsx';
import { questionsIn } from '../features/questions/questions.ts';
import { pageContext } from '../page-input.ts';
import styles from '../shell/brand-page.module.css';
import { brandPageAt } from '../shell/brand-pages.ts';
import { HousePage } from '../shell/house-page.tsx';
import { pageNotFound } from '../shell/page-error.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { titleOf } from '../shell/page-titles.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { seoRecord } from '../shell/seo-record.ts';
import { withCatalogues } from '../words/load.ts';

export const handle = { catalogues: ['misc'] } satisfies RouteHandle;
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withCatalogues('misc')];

/** Which body of a page is in which language; the brand's local one is in the language of its country. */
const bodies = { EN: 'en', PHP: 'local', CN: 'cn' } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const shown = brandPageAt(new URL(request.url).pathname);
  if (!shown) throw pageNotFound(request.url);
  const [{ cms }, record] = await Promise.all([
    page.call(siteInfoDetail, { domain_name: page.domain_name }),
    seoRecord(page, shown.path.slice(1)),
  ]);
  if (!cms?.[`${shown.field}_status`]) throw pageNotFound(request.url);
  const body = cms[`${bodies[page.language]}_${shown.field}_body`] || cms[`en_${shown.field}_body`];
  return { body, record, label: shown.label };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = matches[0].loaderData;
  const text =
    loaderData?.body
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim() ?? '';
  const questions = loaderData?.label === 'page.faqs' ? questionsIn(loaderData.body) : [];
  return [
    ...pageMeta({
      shell,
      record: loaderData?.record,
      title: loaderData ? titleOf(shell, loaderData.label) : '',
      description: text.slice(0, 155),
      pathname: location.pathname,
    }),
    ...(questions.length > 0
      ? [
          {
            'script:ld+json': {
              '@context': 'https://schema.org',
              '@type': 'FAQPage',
              mainEntity: questions.map(({ question, answer }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: answer },
              })),
            },
          },
        ]
      : []),
  ];
}

/**
 * A page of the brand's own words. The server has cleaned its HTML. Questions open, and are found by their words; the words
 * about safer play stand with the tools of it.
 */
export default function BrandPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { body, label } = loaderData;
  const questions = label === 'page.faqs' ? questionsIn(body) : [];
  return (
    <HousePage label={label}>
      {label === 'page.responsibleGaming' && <SafetySection />}
      {questions.length > 0 ? (
        <QuestionList questions={questions} />
      ) : (
        <div className={styles['words']} dangerouslySetInnerHTML={{ __html: body }} />
      )}
    </HousePage>
  );
}

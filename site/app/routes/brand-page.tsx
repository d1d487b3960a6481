import { siteInfoDetail } from '@marquee/contract/api/settings/siteinfodetail.ts';
import type { ReactNode } from 'react';
import type { Route } from './+types/brand-page.ts';
import { pageContext } from '../page-input.ts';
import styles from '../shell/brand-page.module.css';
import { brandPageAt, brandPages } from '../shell/brand-pages.ts';
import { pageNotFound } from '../shell/page-error.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { seoRecord } from '../shell/seo-record.ts';
import { usePath } from '../shell/shell-context.ts';
import { useWords } from '../words/use-words.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const shown = brandPageAt(new URL(request.url).pathname);
  if (!shown) throw pageNotFound(request.url);
  const [{ cms }, record] = await Promise.all([
    page.call(siteInfoDetail, { domain_name: page.domain_name }),
    seoRecord(page, shown.path.slice(1)),
  ]);
  if (!cms?.[`${shown.field}_status`]) throw pageNotFound(request.url);
  // The brand's second body is in the language of its country; it has no third.
  const local = page.language === 'PHP' ? cms[`local_${shown.field}_body`] : '';
  return { body: local || cms[`en_${shown.field}_body`], record, label: shown.label };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = matches[0].loaderData;
  const text =
    loaderData?.body
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim() ?? '';
  const name = brandPageAt(location.pathname)?.path.slice(1).replaceAll('-', ' ') ?? '';
  return pageMeta({
    shell,
    record: loaderData?.record,
    title: name.charAt(0).toUpperCase() + name.slice(1),
    description: text.slice(0, 155),
    pathname: location.pathname,
  });
}

/** A page of the brand's own words, beside the list of the others. The server has cleaned its HTML. */
export default function BrandPage({ loaderData }: Route.ComponentProps): ReactNode {
  const t = useWords();
  const path = usePath();
  return (
    <div className={styles['page']}>
      <nav className={styles['list']} aria-label={t('page.list')}>
        {brandPages.map((page) => (
          <a
            key={page.path}
            className={styles['link']}
            href={path(page.path)}
            aria-current={page.label === loaderData.label ? 'page' : undefined}
          >
            {t(page.label)}
          </a>
        ))}
      </nav>
      <article className={styles['article']}>
        <h1 className={styles['title']}>{t(loaderData.label)}</h1>
        <div className={styles['words']} dangerouslySetInnerHTML={{ __html: loaderData.body }} />
      </article>
    </div>
  );
}

import { newsDetail } from '@marquee/contract/api/news/detail.ts';
import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Route } from './+types/news-item.ts';
import { NewsDate } from '../features/news/news-date.tsx';
import { pageContext } from '../page-input.ts';
import { pageNotFound } from '../shell/page-error.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { titleOf } from '../shell/page-titles.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { usePath } from '../shell/shell-context.ts';
import { withCatalogues } from '../words/load.ts';
import { useWords } from '../words/use-words.ts';
import words from '../shell/brand-page.module.css';
import styles from '../features/news/news.module.css';

export const handle = { catalogues: ['misc'] } satisfies RouteHandle;
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withCatalogues('misc')];

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { value } = await page.call(newsDetail, {
    domain_name: page.domain_name,
    language: page.language,
    news_id: params.newsId,
  });
  if (!value) throw pageNotFound(request.url);
  return { item: value };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = matches[0].loaderData;
  const item = loaderData?.item;
  return [
    ...pageMeta({
      shell,
      title: item?.title ?? titleOf(shell, 'page.news'),
      description: item?.summary,
      pathname: location.pathname,
    }),
    ...(item && shell
      ? [
          {
            'script:ld+json': {
              '@context': 'https://schema.org',
              '@type': 'NewsArticle',
              headline: item.title,
              description: item.summary,
              datePublished: item.published_at,
              ...(item.image_url ? { image: new URL(item.image_url, shell.origin).href } : {}),
              publisher: { '@type': 'Organization', name: shell.site?.site_name ?? '' },
            },
          },
        ]
      : []),
  ];
}

/** One piece of news. The server has cleaned its HTML. */
export default function NewsItemPage({ loaderData }: Route.ComponentProps): ReactNode {
  const t = useWords();
  const path = usePath();
  const { item } = loaderData;
  return (
    <article className={styles['item']}>
      <LinkButton
        className={styles['back']}
        variant="quiet"
        href={path('/news')}
        icon={<ArrowLeft size={18} aria-hidden="true" />}
      >
        {t('news.all')}
      </LinkButton>
      <p className={styles['line']}>
        <Badge>{t(`news.category.${item.category}`)}</Badge>
        <NewsDate at={item.published_at} />
      </p>
      <h1 className={styles['title']}>{item.title}</h1>
      <p className={styles['lead']}>{item.summary}</p>
      {item.image_url && (
        <img className={styles['picture']} src={item.image_url} alt="" width={1280} height={640} />
      )}
      <div className={words['words']} dangerouslySetInnerHTML={{ __html: item.body }} />
    </article>
  );
}

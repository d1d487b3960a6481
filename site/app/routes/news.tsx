import { newsList } from '@marquee/contract/api/news/list.ts';
import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { Paginator } from '@marquee/ui/data/paginator.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Newspaper } from 'lucide-react';
import type { ReactNode } from 'react';
import { redirect, useNavigate } from 'react-router';
import type { Route } from './+types/news.ts';
import { NewsList } from '../features/news/news-list.tsx';
import { pageContext } from '../page-input.ts';
import { HousePage } from '../shell/house-page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { titleOf } from '../shell/page-titles.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { seoRecord } from '../shell/seo-record.ts';
import { usePath } from '../shell/shell-context.ts';
import { withCatalogues } from '../words/load.ts';
import { useWords } from '../words/use-words.ts';
import styles from '../features/news/news.module.css';

export const handle = { catalogues: ['misc'] } satisfies RouteHandle;
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withCatalogues('misc')];

const itemsPerPage = 10;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { pathname, searchParams } = new URL(request.url);
  // The address that the specification's links have; each piece of news has one of its own.
  const newsId = searchParams.get('news_id');
  if (newsId) throw redirect(`${pathname.replace(/\.data$/, '')}/${encodeURIComponent(newsId)}`);
  const number = Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1);
  const [news, record] = await Promise.all([
    page.call(newsList, {
      domain_name: page.domain_name,
      language: page.language,
      page: Math.min(number, 1000),
      page_size: itemsPerPage,
    }),
    seoRecord(page, 'news'),
  ]);
  return { items: news.value ?? [], total: news.total ?? 0, number, record };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    shell: matches[0].loaderData,
    record: loaderData?.record,
    title: titleOf(matches[0].loaderData, 'page.news'),
    description: loaderData?.items[0]?.summary,
    pathname: location.pathname,
  });
}

/** What is new in the house. */
export default function NewsPage({ loaderData }: Route.ComponentProps): ReactNode {
  const t = useWords();
  const path = usePath();
  const navigate = useNavigate();
  const { items, total, number } = loaderData;
  return (
    <HousePage label="page.news">
      {items.length === 0 ? (
        <EmptyState
          picture={<Newspaper size={40} strokeWidth={1.5} aria-hidden="true" />}
          title={t('news.none')}
          text={t('news.noneText')}
        >
          <LinkButton variant="primary" href={path('/slots')}>
            {t('news.games')}
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <NewsList items={items} />
          <div className={styles['pages']}>
            <Paginator
              page={number}
              total={total}
              pageSize={itemsPerPage}
              onPage={(to) => void navigate(to === 1 ? path('/news') : `${path('/news')}?page=${to}`)}
              label={t('news.pages')}
              previousLabel={t('common.previous')}
              nextLabel={t('common.next')}
              pageLabel={(one) => t('news.page', { page: one })}
            />
          </div>
        </>
      )}
    </HousePage>
  );
}

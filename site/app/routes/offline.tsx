import { LinkButton } from '@marquee/ui/controls/button.tsx';
import type { ReactNode } from 'react';
import type { Route } from './+types/offline.ts';
import styles from '../shell/error-page.module.css';
import { pageMeta } from '../shell/page-meta.ts';
import { titleOf } from '../shell/page-titles.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { useShell } from '../shell/shell-context.ts';
import { useWords } from '../words/use-words.ts';

export const handle = { layout: 'none', catalogues: ['misc'] } satisfies RouteHandle;

export function meta({ matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = matches[0].loaderData;
  return [
    ...pageMeta({ shell, title: titleOf(shell, 'offline.title'), pathname: location.pathname }),
    { name: 'robots', content: 'noindex' },
  ];
}

/** What is shown to those who are offline; the browser's worker keeps it. A plain link tries again. */
export default function OfflinePage(): ReactNode {
  const t = useWords();
  const { site } = useShell();
  return (
    <main className={styles['page']}>
      <img src="/art/offline.webp" alt="" width={160} height={160} />
      <h1 className={styles['message']}>{t('offline.title')}</h1>
      <p className={styles['text']}>{t('offline.text', { brand: site?.site_name ?? '' })}</p>
      <LinkButton variant="primary" size="large" href="/" data-reload="">
        {t('offline.retry')}
      </LinkButton>
    </main>
  );
}

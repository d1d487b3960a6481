import type { ReactNode } from 'react';
import type { Route } from './+types/preloader.ts';
import { pageMeta } from '../shell/page-meta.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { useShell } from '../shell/shell-context.ts';
import styles from '../shell/preloader.module.css';

export const handle = {
  layout: 'none',
  // An app's keyboard lies over the splash, which does not jump for it.
  viewport: 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=overlays-content',
} satisfies RouteHandle;

export function meta({ matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = matches[0].loaderData;
  return [
    ...pageMeta({ shell, title: shell?.site?.site_name ?? '', pathname: location.pathname }),
    { name: 'robots', content: 'noindex' },
  ];
}

/** The brand's splash, for apps that show it while the site loads. */
export default function PreloaderPage(): ReactNode {
  const { site } = useShell();
  return (
    <main className={styles['splash']}>
      <img className={styles['mark']} src={site?.logo2} alt="" width={96} height={96} />
      <h1 className={styles['name']}>{site?.site_name}</h1>
      <span className={styles['line']} aria-hidden="true" />
    </main>
  );
}

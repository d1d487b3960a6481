import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { Countdown } from '@marquee/ui/data/countdown.tsx';
import { useContext, type ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { useWords } from '../words/use-words.ts';
import styles from './error-page.module.css';
import { isPageFault } from './page-error.ts';
import { ShellContext } from './shell-context.ts';
import { SiteLayout } from './site-layout.tsx';

/** What stands where a page cannot be shown: its status, what happened, and the way back. */
export default function ErrorPage({ error }: { error: unknown }): ReactNode {
  const t = useWords();
  const shell = useContext(ShellContext);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const fault = isRouteErrorResponse(error) && isPageFault(error.data) ? error.data : undefined;
  const closed = fault !== undefined && fault.statusMessage !== 'pageNotFound';
  const message =
    fault?.statusMessage === 'pageNotFound'
      ? t('error.pageNotFound', { path: fault.path })
      : t.find(`error.${fault?.statusMessage}`) || t('error.unexpected');
  const maintenance = shell?.maintenance;
  const note = maintenance?.message[shell?.language ?? 'EN'] ?? maintenance?.message['EN'];
  // Alone on the page it is the main part; inside the layout that stands around it already.
  const Part = closed || !shell?.site ? 'main' : 'div';
  const page = (
    <Part className={styles['page']}>
      <title>{closed ? (shell?.site?.site_name ?? String(status)) : `${status}`}</title>
      {closed && shell?.site && (
        <img
          className={styles['logo']}
          src={shell.site.logo1}
          alt={shell.site.site_name}
          width={220}
          height={52}
        />
      )}
      {!closed && <p className={styles['status']}>{status}</p>}
      {(maintenance || fault?.statusMessage === 'pageNotFound') && (
        <img
          src={maintenance ? '/art/maintenance.webp' : '/art/not-found.webp'}
          alt=""
          width={160}
          height={160}
        />
      )}
      <h1 className={styles['message']}>{message}</h1>
      {note && <p className={styles['text']}>{note}</p>}
      {maintenance?.end_date && (
        <>
          <p className={styles['text']}>
            {t('error.backAt', { time: maintenance.end_date.slice(0, 16).replace('T', ' ') })}
          </p>
          <p className={styles['countdown']}>
            <Countdown until_ms={Date.parse(maintenance.end_date)} />
          </p>
        </>
      )}
      {fault?.statusMessage === 'internalServerError' && (
        // The address that was asked for, once more.
        <LinkButton variant="primary" size="large" href="" data-reload="">
          {t('error.again')}
        </LinkButton>
      )}
      {!closed && (
        <LinkButton variant="primary" size="large" href="/">
          {t('common.back')}
        </LinkButton>
      )}
    </Part>
  );
  return shell?.site && !closed ? <SiteLayout>{page}</SiteLayout> : page;
}

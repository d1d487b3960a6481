import { Check, ChevronsUpDown, CircleUserRound, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { siteOf, useMe } from '../session/me.ts';
import { useSiteChoice } from '../session/site-choice.ts';
import { useWords } from '../words/use-words.ts';
import { AccountMenu } from './account-menu.tsx';
import { Popover } from './popover.tsx';
import styles from './top-bar.module.css';

/** What is above every screen: which site, the search over everything, and whose session this is. */
export function TopBar({ onSearch }: { onSearch: () => void }): ReactNode {
  const words = useWords();
  const me = useMe();
  return (
    <header className={styles['bar']}>
      <SiteSwitcher />
      <button type="button" className={styles['search']} onClick={onSearch}>
        <Search size={15} aria-hidden="true" />
        <span>{words('shell.search')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <div className={styles['end']}>
        {me.sites.length > 0 && me.sites.every(({ play_money }) => play_money) && (
          <span className={styles['demo']} title={words('demo.title')}>
            {words('demo.mark')}
          </span>
        )}
        <Popover
          label={words('account.menu', { name: me.operator.name })}
          className={styles['account']}
          align="end"
          trigger={<CircleUserRound size={19} aria-hidden="true" />}
        >
          {(close) => <AccountMenu close={close} />}
        </Popover>
      </div>
    </header>
  );
}

/** One site or all of them. An operator of one site has nothing to choose. */
function SiteSwitcher(): ReactNode {
  const words = useWords();
  const me = useMe();
  const chosen = useSiteChoice();
  const [, setParameters] = useSearchParams();
  const only = me.sites.length === 1 ? me.sites[0] : undefined;
  if (only) return <p className={styles['site']}>{only.site_name}</p>;
  function choose(site: string): void {
    setParameters((before) => {
      const after = new URLSearchParams(before);
      if (site === '') after.delete('site');
      else after.set('site', site);
      return after;
    });
  }
  return (
    <Popover
      className={styles['site']}
      trigger={
        <>
          <span className={styles['siteName']}>
            {chosen === undefined ? words('sites.all') : siteOf(me, chosen).site_name}
          </span>
          <ChevronsUpDown size={14} aria-hidden="true" />
        </>
      }
    >
      {(close) => (
        <ul className={styles['sites']} aria-label={words('sites.label')}>
          {[{ site_code: '', site_name: words('sites.all'), currency: '' }, ...me.sites].map((site) => {
            const current = site.site_code === (chosen ?? '');
            return (
              <li key={site.site_code}>
                <button
                  type="button"
                  aria-pressed={current}
                  onClick={() => {
                    choose(site.site_code);
                    close();
                  }}
                >
                  <span>{site.site_name}</span>
                  <span className={styles['currency']}>{site.currency}</span>
                  <Check size={15} aria-hidden="true" className={current ? undefined : styles['hidden']} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Popover>
  );
}

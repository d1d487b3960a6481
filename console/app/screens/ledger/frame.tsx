import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { mayEverywhere, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { Screen } from '../../shell/screen.tsx';
import { useWords } from '../../words/use-words.ts';
import tabs from '../reports/reports.module.css';
import { VerifyButton } from './verify.tsx';

/** What every view of the ledger has around it. */
export function LedgerFrame({
  view,
  actions,
  children,
}: {
  view: 'accounts' | 'trial';
  actions?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  return (
    <Screen
      title={words('area.ledger')}
      actions={
        <>
          {actions}
          {mayEverywhere(me, 'ledger.read') && <VerifyButton />}
        </>
      }
    >
      <nav className={clsx(tabs['tabs'])} aria-label={words('area.ledger')}>
        <Link
          to={to('/ledger')}
          className={tabs['tab']}
          aria-current={view === 'accounts' ? 'page' : undefined}
        >
          {words('ledger.accounts')}
        </Link>
        <Link
          to={to('/ledger', { view: 'trial' })}
          className={tabs['tab']}
          aria-current={view === 'trial' ? 'page' : undefined}
        >
          {words('ledger.trial')}
        </Link>
      </nav>
      {children}
    </Screen>
  );
}

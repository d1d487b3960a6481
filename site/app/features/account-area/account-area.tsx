import { Contained } from '@marquee/ui/states/contained.tsx';
import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Plus, Wallet } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { modalIdOf, openModal } from '../../session/modal-stack.ts';
import { useSession } from '../../session/session.ts';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { AccountMenu } from './account-menu.tsx';
import styles from './account-area.module.css';

/**
 * The header's place for the visitor: sign in and register, or the balance, a way to deposit and the player's menu. Until
 * the browser knows who it is, both are there and the document's `data-session` shows the right one, so nothing moves.
 */
export function AccountArea(): ReactNode {
  const { status } = useSession();
  return (
    <div className={styles['area']} data-status={status}>
      {status !== 'authenticated' && <VisitorArea />}
      {status !== 'anonymous' && <PlayerArea />}
    </div>
  );
}

function VisitorArea(): ReactNode {
  const t = useWords();
  const path = usePath();
  const { theme } = useShell();
  const { login } = theme;
  return (
    <div className={styles['visitor']}>
      {login === 'page' ? (
        <LinkButton variant="secondary" href={path('/login')}>
          {t('account.signIn')}
        </LinkButton>
      ) : (
        <Button
          variant="secondary"
          onClick={() => openModal({ kind: 'sign_in', elementId: modalIdOf(login) })}
        >
          {t('account.signIn')}
        </Button>
      )}
      <LinkButton variant="primary" href={path('/register')}>
        {t('account.register')}
      </LinkButton>
    </div>
  );
}

const LiveBalance = lazy(() => import('./live-balance.tsx'));

function PlayerArea(): ReactNode {
  const { status } = useSession();
  const placeholder = (
    <span className={styles['amount']}>
      <Skeleton height="1.2rem" />
    </span>
  );
  const t = useWords();
  const path = usePath();
  return (
    <div className={styles['player']}>
      <a className={styles['balance']} href={path('/transaction-history')}>
        <Wallet className={styles['wallet']} size={18} aria-hidden="true" />
        <span className={styles['balanceLabel']}>{t('account.balance')}</span>
        {status === 'authenticated' ? (
          <Contained fallback={placeholder}>
            <Suspense fallback={placeholder}>
              <LiveBalance className={styles['amount']} />
            </Suspense>
          </Contained>
        ) : (
          placeholder
        )}
      </a>
      <LinkButton
        variant="primary"
        href={path('/deposit')}
        data-play=""
        className={styles['deposit']}
        icon={<Plus size={18} aria-hidden="true" />}
      >
        <span className={styles['depositLabel']}>{t('account.deposit')}</span>
      </LinkButton>
      <AccountMenu />
    </div>
  );
}

import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { AccountColumns } from '../features/account/account-columns.tsx';
import { AccountPage } from '../features/account/account-page.tsx';
import { AccessLogCard } from '../features/security/access-log-card.tsx';
import { PasskeysCard } from '../features/passkeys/passkeys-card.tsx';
import { SecondFactorCard } from '../features/security/second-factor-card.tsx';
import { SessionsCard, useSessions } from '../features/security/sessions-card.tsx';
import { usePath } from '../shell/shell-context.ts';
import { useWords } from '../words/use-words.ts';
import styles from '../features/security/security.module.css';

/** Who can come into the account, and who tried to. */
export default function SecurityPage(): ReactNode {
  const t = useWords();
  const path = usePath();
  // How many there are decides where the log begins.
  const sessions = useSessions();
  return (
    <AccountPage title={t('account.security')} lead={t('security.lead')}>
      <AccountColumns
        beside={
          <Card>
            <h2 className={styles['cardTitle']}>{t('security.password')}</h2>
            <p className={styles['muted']}>{t('security.passwordText')}</p>
            <LinkButton
              className={styles['go']}
              href={path('/change-password')}
              icon={<KeyRound size={18} aria-hidden="true" />}
            >
              {t('account.changePassword')}
            </LinkButton>
          </Card>
        }
      >
        <SecondFactorCard />
      </AccountColumns>
      {sessions.isPending ? (
        <Skeleton height="44rem" radius="var(--radius-panel)" />
      ) : (
        <>
          <PasskeysCard />
          <SessionsCard />
          <AccessLogCard />
        </>
      )}
    </AccountPage>
  );
}

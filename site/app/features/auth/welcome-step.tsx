import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../../session/session.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './auth.module.css';

/** The account is open and the player signed in: what to do first. */
export function WelcomeStep(): ReactNode {
  const t = useWords();
  const path = usePath();
  const session = useSession();
  const name = session.status === 'authenticated' ? session.stored.fullname : '';
  return (
    <div className={styles['welcome']}>
      <span className={styles['welcomeIcon']}>
        <PartyPopper size={36} aria-hidden="true" />
      </span>
      <h2>{t('register.welcome', { name })}</h2>
      <p>{t('register.welcomeText')}</p>
      <LinkButton variant="primary" size="large" wide href={path('/deposit')}>
        {t('register.firstDeposit')}
      </LinkButton>
      <LinkButton variant="quiet" wide href={path('/slots')}>
        {t('register.lookAround')}
      </LinkButton>
    </div>
  );
}

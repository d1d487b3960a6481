import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { QueryScope } from '../../session/query-scope.tsx';
import { useSession } from '../../session/session.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { noBonus } from '../cashier/chosen-bonus.ts';
import { useDepositOffers } from '../promotions/bonus-queries.ts';
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
      <QueryScope>
        <FirstDeposit />
      </QueryScope>
      <LinkButton variant="quiet" wide href={path('/slots')}>
        {t('register.lookAround')}
      </LinkButton>
    </div>
  );
}

/** The bonus that the first deposit can bring, with and without which one can go on. */
function FirstDeposit(): ReactNode {
  const t = useWords();
  const path = usePath();
  const offers = useDepositOffers();
  const offer = offers.data?.value[0];
  // Nobody presses one button while another one takes its place.
  if (offers.isPending) return <Skeleton height="12rem" radius="var(--radius-box)" />;
  if (!offer) {
    return (
      <LinkButton variant="primary" size="large" wide href={path('/deposit')}>
        {t('register.firstDeposit')}
      </LinkButton>
    );
  }
  return (
    <>
      <div className={styles['welcomeOffer']}>
        <h3>{offer.title}</h3>
        <p>{offer.summary}</p>
      </div>
      <LinkButton
        variant="primary"
        size="large"
        wide
        href={`${path('/deposit')}?bonus=${offer.promotion_id}`}
      >
        {t('register.depositWithBonus')}
      </LinkButton>
      <LinkButton wide href={`${path('/deposit')}?bonus=${noBonus}`}>
        {t('register.depositWithout')}
      </LinkButton>
    </>
  );
}

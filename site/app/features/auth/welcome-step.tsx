import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Gift } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { QueryScope } from '../../session/query-scope.tsx';
import { useSession } from '../../session/session.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { noBonus } from '../cashier/chosen-bonus.ts';
import { useDepositOffers } from '../promotions/bonus-queries.ts';
import { shortMoney, type PromotionDetail } from '../promotions/promotion.ts';
import { workedExample } from '../promotions/worked-example.ts';
import { AuthFrame } from './auth-frame.tsx';
import styles from './auth.module.css';

/** The account is open and the player signed in: what to do first. */
export function WelcomeStep({ titleRef }: { titleRef: Ref<HTMLHeadingElement> }): ReactNode {
  const t = useWords();
  const path = usePath();
  const session = useSession();
  const name = session.status === 'authenticated' ? session.stored.fullname : '';
  return (
    <AuthFrame title={t('register.welcome', { name })} titleRef={titleRef} lead={t('register.welcomeText')}>
      <QueryScope>
        <FirstDeposit />
      </QueryScope>
      <LinkButton variant="quiet" wide href={path('/slots')}>
        {t('register.lookAround')}
      </LinkButton>
    </AuthFrame>
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
        <Gift size={28} aria-hidden="true" />
        <div>
          <h2>{offer.title}</h2>
          <p>{offer.summary}</p>
          <Asked promotion={offer} />
        </div>
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

/** What the bonus asks for in return, by an example: it is known before one chooses. */
function Asked({ promotion }: { promotion: PromotionDetail }): ReactNode {
  const t = useWords();
  const { currency, bonus_terms: terms } = promotion;
  const example = workedExample(promotion);
  if (!example) return null;
  return (
    <p className={styles['welcomeAsked']}>
      {t('register.offerExample', {
        deposit: shortMoney(example.deposit, currency),
        bonus: shortMoney(example.bonus, currency),
        required: shortMoney(example.required, currency),
        days: terms?.valid_days ?? 0,
      })}
      {example.most !== undefined &&
        ` ${t('depositBonus.most', { most: shortMoney(example.most, currency) })}`}
    </p>
  );
}

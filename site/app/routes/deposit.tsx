import { Card } from '@marquee/ui/surfaces/card.tsx';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AccountPage } from '../features/account/account-page.tsx';
import { Cashier } from '../features/cashier/cashier.tsx';
import { DepositForm } from '../features/cashier/deposit-form.tsx';
import { WithDepositMethods } from '../features/cashier/deposit-methods.tsx';
import { DepositStatus } from '../features/cashier/deposit-status.tsx';
import { DepositsCard } from '../features/cashier/deposits-card.tsx';
import { OpenDeposits } from '../features/cashier/open-deposits.tsx';
import { BalanceCard } from '../features/hub/balance-card.tsx';
import { useExclusion } from '../features/safety/safety.ts';
import { StandingBreak } from '../features/safety/standing-break.tsx';
import { usePath, useShell } from '../shell/shell-context.ts';
import { useWords } from '../words/use-words.ts';
import styles from '../features/cashier/cashier.module.css';

/** Paying in: the form with what is open beside it and what was before under it; or one deposit and how it stands. */
export default function DepositPage(): ReactNode {
  const t = useWords();
  const path = usePath();
  const navigate = useNavigate();
  const { site } = useShell();
  const [query] = useSearchParams();
  const depositId = query.get('deposit_id');
  const again = (): void => void navigate(path('/deposit'), { replace: true });
  return (
    <AccountPage
      title={t('deposit.title')}
      lead={site?.play_money ? t('deposit.playMoney') : t('deposit.lead')}
    >
      {depositId ? (
        <Card className={styles['narrow']}>
          <DepositStatus key={depositId} depositId={depositId} onAgain={again} />
        </Card>
      ) : (
        <NewDeposit />
      )}
    </AccountPage>
  );
}

/** Who takes a break from play pays nothing in. */
function NewDeposit(): ReactNode {
  const path = usePath();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const mayPlay = useExclusion().data?.may_play ?? true;
  const beside = (
    <>
      <OpenDeposits />
      <BalanceCard bare />
    </>
  );
  if (!mayPlay) {
    return (
      <>
        <Cashier beside={beside}>
          <StandingBreak />
        </Cashier>
        <DepositsCard />
      </>
    );
  }
  return (
    <WithDepositMethods Frame={Cashier} beneath={<DepositsCard />}>
      {(methods) => (
        <DepositForm
          methods={methods}
          firstBonus={query.get('bonus') ?? ''}
          returnUrl={`${location.origin}${path('/deposit')}`}
          beside={beside}
          onCreated={(deposit) => {
            if (deposit?.payment_url) location.assign(deposit.payment_url);
            else if (deposit) void navigate(`${path('/deposit')}?deposit_id=${deposit.deposit_id}`);
          }}
        />
      )}
    </WithDepositMethods>
  );
}

import { CountingMoney } from '@marquee/ui/data/money.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import type { ReactNode } from 'react';
import { useBalance } from '../../session/balance.ts';
import { usePresentedElsewhere } from '../../session/presented-balance.ts';
import { QueryScope } from '../../session/query-scope.tsx';
import { usePlayerFields } from '../../session/session.ts';

/** The player's balance, counting to each new value. A module of its own: a visitor's page does without it. */
export default function LiveBalance({ className }: { className?: string | undefined }): ReactNode {
  return (
    <QueryScope>
      <Balance className={className} />
    </QueryScope>
  );
}

function Balance({ className }: { className?: string | undefined }): ReactNode {
  const { data: balance } = useBalance();
  const presented = usePresentedElsewhere(usePlayerFields()?.account_id);
  if (!balance) {
    return (
      <span className={className}>
        <Skeleton height="1.2rem" />
      </span>
    );
  }
  return (
    <CountingMoney
      amount={presented ?? balance.game_balance}
      currency={balance.currency}
      className={className}
    />
  );
}

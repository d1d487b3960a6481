import type { depositMethods } from '@marquee/contract/api/cashier/deposit_methods.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { usePlayerQuery } from '../../session/player-query.ts';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { useDepositOffers, useOpenBonuses } from '../promotions/bonus-queries.ts';
import { useLimits } from '../safety/safety.ts';
import { Answered } from '../account/query-state.tsx';
import type { DepositMethod } from './deposit-form.tsx';

/** Asks how the player can pay in, and hands the methods on; shows the waiting, the failure and the lack itself. */
export function WithDepositMethods({
  Frame = Fragment,
  beneath,
  children,
}: {
  /** Where the waiting, the failure and the lack are shown. */
  Frame?: ComponentType<{ children: ReactNode }>;
  /** What stands under all of it; it waits for the methods, so that they do not push it away when they come. */
  beneath?: ReactNode;
  children: (methods: readonly [DepositMethod, ...DepositMethod[]]) => ReactNode;
}): ReactNode {
  const t = useWords();
  const { language } = useShell();
  const query = usePlayerQuery<AnswerOf<typeof depositMethods>>(
    ['deposit_methods', language],
    (player, signal) => callOrThrow(endpoints.depositMethods, { ...player, language }, { signal }),
    { staleTime: 60_000 },
  );
  // The form says what the limits leave; it comes with them, so that nothing in it moves.
  const limits = useLimits();
  // So do the bonuses to choose from; where they cannot be read, there are none.
  const offers = useDepositOffers();
  const bonuses = useOpenBonuses();
  if (limits.isPending || offers.isPending || bonuses.isPending)
    return (
      <Frame>
        <Skeleton height="36rem" radius="var(--radius-control)" />
      </Frame>
    );
  const [first, ...others] = query.data?.value ?? [];
  return (
    <>
      {first ? (
        children([first, ...others])
      ) : (
        <Frame>
          <Answered query={query} height="30rem">
            {() => <EmptyState title={t('deposit.noMethods')} text={t('deposit.noMethodsText')} />}
          </Answered>
        </Frame>
      )}
      {!query.isPending && beneath}
    </>
  );
}

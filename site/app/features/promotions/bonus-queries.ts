import type { bonusList } from '@marquee/contract/api/promotion/bonus_list.ts';
import type { depositOffers } from '@marquee/contract/api/promotion/deposit_offers.ts';
import type { promotionEligibility } from '@marquee/contract/api/promotion/eligibility.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useRealtimeEvents } from '../../realtime/realtime.ts';
import { playerKey, usePlayerQuery } from '../../session/player-query.ts';
import { usePlayerFields } from '../../session/session.ts';
import { useShell } from '../../shell/shell-context.ts';
import type { Bonus } from './promotion.ts';

/** The key of all questions about a player's bonuses: what the realtime event `bonus` changes. */
export const bonusKey = ['bonus'] as const;
/** How many past bonuses a page of their list has. */
export const pastPerPage = 10;
/** The open bonuses come first in their list: an active one, and at most five that wait. */
const openAtMost = 10;
/** How often at most a meter is asked for while bets are placed. */
const meterPause_ms = 400;
/** How often an active meter is asked for where no event says to. */
const meterInterval_ms = 10_000;

/** Which promotions the player may claim now, and why not the others. */
export function useEligibility(
  options: { staleTime?: number } = {},
): UseQueryResult<AnswerOf<typeof promotionEligibility>> {
  return usePlayerQuery(
    [...bonusKey, 'eligibility'],
    (player, signal) => callOrThrow(endpoints.promotionEligibility, player, { signal }),
    options,
  );
}

/** The promotions that the player may claim with a deposit now. */
export function useDepositOffers(): UseQueryResult<AnswerOf<typeof depositOffers>> {
  const { language } = useShell();
  return usePlayerQuery([...bonusKey, 'deposit_offers', language], (player, signal) =>
    callOrThrow(endpoints.depositOffers, { ...player, language }, { signal }),
  );
}

/** The player's active bonus and those that wait; their meters follow his bets. */
export function useOpenBonuses(): UseQueryResult<readonly Bonus[]> {
  const { language } = useShell();
  useMovingMeters();
  return usePlayerQuery<readonly Bonus[]>(
    [...bonusKey, 'open', language],
    async (player, signal) => {
      const asked = { ...player, language, page_size: openAtMost };
      const { value } = await callOrThrow(endpoints.bonusList, asked, { signal });
      return value.filter((bonus) => bonus.group !== 'finished');
    },
    // Bets are counted in order behind what else is being posted, so that an answer right after one may come too early.
    {
      refetchInterval: meterInterval_ms,
      pollWhile: (bonuses) => bonuses.some(({ status }) => status === 'active'),
    },
  );
}

/** A page of the bonuses that are over, the latest first. */
export function usePastBonuses(page: number): UseQueryResult<AnswerOf<typeof bonusList>> {
  const { language } = useShell();
  return usePlayerQuery(
    [...bonusKey, 'past', language, page],
    (player, signal) =>
      callOrThrow(
        endpoints.bonusList,
        { ...player, language, group: 'finished', page, page_size: pastPerPage },
        { signal },
      ),
    { keepPrevious: true },
  );
}

/**
 * A bet moves the balance and, once it was counted, the meter: ask again after each, in bursts of bets not after every one;
 * and when the channel is there, for what happened before.
 */
function useMovingMeters(): void {
  const queries = useQueryClient();
  const accountId = usePlayerFields()?.account_id;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useRealtimeEvents(({ type }) => {
    if ((type !== 'balance' && type !== 'signed_in') || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      void queries.invalidateQueries({ queryKey: playerKey(accountId, ...bonusKey, 'open') });
    }, meterPause_ms);
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}

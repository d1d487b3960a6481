import type { getBalance } from '@marquee/contract/api/auth/get_balance.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import type { ServerEvent } from '@marquee/contract/realtime.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { callOrThrow } from '../api/client.ts';
import { endpoints } from '../api/endpoints.ts';
import { usePlayerAnswer, type PlayerQuestion } from './player-query.ts';

export type Balance = Pick<
  AnswerOf<typeof getBalance>,
  'game_balance' | 'game_token' | 'real_balance' | 'bonus_balance' | 'locked_balance' | 'currency' | 'version'
>;
type BalanceEvent = Extract<ServerEvent, { type: 'balance' }>;

export const balanceKey = ['balance'];

/** How the balance is asked for: once, and from then on it is kept up by the realtime channel. */
export const balanceQuestion: PlayerQuestion<Balance> = {
  key: balanceKey,
  ask: (player, signal) => callOrThrow(endpoints.getBalance, player, { signal }),
  staleTime: 60_000,
};

/** The player's balance. */
export function useBalance(): UseQueryResult<Balance> {
  return usePlayerAnswer(balanceQuestion);
}

/**
 * The balance after an event: an event that is not newer changes nothing. `gap` says that events before it were missed,
 * so that what hangs on them is to be asked for again.
 */
export function balanceAfter(
  known: Balance | undefined,
  event: BalanceEvent,
): { balance: Balance | undefined; gap: boolean } {
  if (known && event.version <= known.version) return { balance: known, gap: false };
  const { type: _type, ...balance } = event;
  return { balance, gap: known !== undefined && event.version > known.version + 1 };
}

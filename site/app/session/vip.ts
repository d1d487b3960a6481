import type { vip } from '@marquee/contract/api/auth/vip.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { callOrThrow } from '../api/client.ts';
import { endpoints } from '../api/endpoints.ts';
import { usePlayerAnswer, type PlayerQuestion } from './player-query.ts';

/** How the player's VIP level is asked for. */
export const vipQuestion: PlayerQuestion<AnswerOf<typeof vip>> = {
  key: ['vip'],
  ask: (player, signal) => callOrThrow(endpoints.vip, player, { signal }),
  staleTime: 60_000,
};

/** The player's VIP level and the way to the next. */
export function useVip(): UseQueryResult<AnswerOf<typeof vip>> {
  return usePlayerAnswer(vipQuestion);
}

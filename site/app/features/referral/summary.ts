import type { referralSummary } from '@marquee/contract/api/referral/summary.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { usePlayerQuery } from '../../session/player-query.ts';

export type ReferralSummary = AnswerOf<typeof referralSummary>;

/** Everything about the player's referrals begins with this key. */
export const referralKey = ['referral'] as const;

/** The player's code and link, his friends and earnings in figures, and the terms. */
export function useReferralSummary(): UseQueryResult<ReferralSummary> {
  return usePlayerQuery([...referralKey, 'summary'], (player, signal) =>
    callOrThrow(endpoints.referralSummary, player, { signal }),
  );
}

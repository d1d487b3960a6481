import type { safetyExclusion } from '@marquee/contract/api/safety/exclusion.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { callOrThrow } from '../api/client.ts';
import { endpoints } from '../api/endpoints.ts';
import { usePlayerQuery } from './player-query.ts';

export type ExclusionStanding = AnswerOf<typeof safetyExclusion>;

/** The player's answers about safer play are kept under this key, and are asked for again together. */
export const safetyKey = 'safety';

/** The active breaks from play. While there is one it is asked for every minute, so that its end is seen. */
export function useExclusion(): UseQueryResult<ExclusionStanding> {
  return usePlayerQuery(
    [safetyKey, 'exclusion'],
    (player, signal) => callOrThrow(endpoints.safetyExclusion, player, { signal }),
    { refetchInterval: 60_000, pollWhile: ({ exclusions }) => exclusions.length > 0 },
  );
}

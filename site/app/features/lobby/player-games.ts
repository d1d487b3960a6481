import type { recentlyPlayed } from '@marquee/contract/api/home/recently_played.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { usePlayerQuery } from '../../session/player-query.ts';
import type { ApiGame } from './game-filter.ts';

/** The games that the player opened last, the newest first. */
export function useRecentGames(): {
  readonly data: readonly ApiGame[] | undefined;
  readonly isError: boolean;
} {
  const { data, isError } = usePlayerQuery<AnswerOf<typeof recentlyPlayed>>(
    ['recently_played'],
    (fields, signal) => callOrThrow(endpoints.recentlyPlayed, fields, { signal }),
    { staleTime: 0 },
  );
  return { data: data?.value, isError };
}

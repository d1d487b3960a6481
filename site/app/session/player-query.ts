import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { usePlayerFields, type PlayerFields } from './session.ts';

/** The key under which an answer about a player is kept; everything of a player begins with his account. */
export function playerKey(accountId: string | undefined, ...rest: readonly unknown[]): readonly unknown[] {
  return ['player', accountId, ...rest];
}

/**
 * Ask for something that belongs to the signed-in player; asks nothing while nobody is signed in. A refusal is in
 * `error` as an ApiRefusal; one that ends the session has been acted upon already.
 */
export function usePlayerQuery<Answer>(
  key: readonly unknown[],
  ask: (player: PlayerFields, signal: AbortSignal) => Promise<Answer>,
  options: {
    staleTime?: number;
    /** Ask again after so many milliseconds, as long as `pollWhile` says so of the last answer. */
    refetchInterval?: number;
    pollWhile?: (answer: Answer) => boolean;
    enabled?: boolean;
    /** Keep showing the last page while the next is on its way. */
    keepPrevious?: boolean;
  } = {},
): UseQueryResult<Answer> {
  const player = usePlayerFields();
  const { keepPrevious = false, refetchInterval, pollWhile, ...rest } = options;
  return useQuery<Answer>({
    queryKey: playerKey(player?.account_id, ...key),
    queryFn: player ? ({ signal }) => ask(player, signal) : skipToken,
    placeholderData: (previous, query) =>
      keepPrevious && query?.queryKey[1] === player?.account_id ? previous : undefined,
    refetchInterval: ({ state }) => {
      if (refetchInterval === undefined || state.error) return false;
      return state.data !== undefined && pollWhile?.(state.data) === false ? false : refetchInterval;
    },
    ...rest,
  });
}

/** What is asked about a player in more than one place. */
export interface PlayerQuestion<Answer> {
  readonly key: readonly unknown[];
  readonly ask: (player: PlayerFields, signal: AbortSignal) => Promise<Answer>;
  /** How long the answer is good, in milliseconds. */
  readonly staleTime: number;
}

export function usePlayerAnswer<Answer>({
  key,
  ask,
  staleTime,
}: PlayerQuestion<Answer>): UseQueryResult<Answer> {
  return usePlayerQuery(key, ask, { staleTime });
}

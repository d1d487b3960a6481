import type { favList } from '@marquee/contract/api/home/fav_list.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '../api/client.ts';
import { endpoints } from '../api/endpoints.ts';
import { playerKey, usePlayerAnswer, type PlayerQuestion } from './player-query.ts';
import { useReport } from './report.ts';
import { usePlayerFields } from './session.ts';

type Favourites = AnswerOf<typeof favList>;
export type FavouriteGame = Favourites['value'][number];

/** How the player's favourite games are asked for. */
export const favouritesQuestion: PlayerQuestion<Favourites> = {
  key: ['favourites'],
  ask: (player, signal) => callOrThrow(endpoints.favList, player, { signal }),
  staleTime: 300_000,
};

/** The player's favourite games, and a function that adds or removes one; the list changes before the server answers. */
export function useFavourites(): {
  games: readonly FavouriteGame[];
  has: (game: { provider_code: string; game_code: string }) => boolean;
  set: (game: FavouriteGame, favourite: boolean) => void;
} {
  const player = usePlayerFields();
  const queries = useQueryClient();
  const report = useReport();
  const key = playerKey(player?.account_id, 'favourites');
  const { data } = usePlayerAnswer(favouritesQuestion);
  const games = data?.value ?? [];
  const { mutate } = useMutation({
    mutationFn: async ({ game, favourite }: { game: FavouriteGame; favourite: boolean }) => {
      if (!player) return;
      const { provider_code, game_code } = game;
      await callOrThrow(endpoints.favSet, { ...player, provider_code, game_code, favourite });
    },
    onMutate: async ({ game, favourite }) => {
      await queries.cancelQueries({ queryKey: key });
      queries.setQueryData<Favourites>(key, (before) => {
        const others = (before?.value ?? []).filter((other) => !isSame(other, game));
        return { ...before, value: favourite ? [game, ...others] : others };
      });
    },
    onError: (error) => {
      void report(error, { as: 'toast' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  return {
    games,
    has: (game) => games.some((other) => isSame(other, game)),
    set: (game, favourite) => mutate({ game, favourite }),
  };
}

function isSame(
  one: { provider_code: string; game_code: string },
  other: { provider_code: string; game_code: string },
): boolean {
  return one.provider_code === other.provider_code && one.game_code === other.game_code;
}

import type { favList } from '@marquee/contract/api/home/fav_list.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { useMutation, useMutationState, useQueryClient, type Mutation } from '@tanstack/react-query';
import { useMemo } from 'react';
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

/** A game that is to be a favourite from now on, or no longer. */
interface Change {
  readonly game: FavouriteGame;
  readonly favourite: boolean;
}

/**
 * The player's favourite games, and a function that adds or removes one. The list changes before the server answers: what is on its way is
 * shown over every answer, also over one that was given before the server knew of it.
 */
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
  const underWay = useMutationState<Change | undefined, Mutation<unknown, Error, Change>>({
    filters: { mutationKey: key, status: 'pending' },
    select: ({ state }) => state.variables,
  });
  const games = useMemo(
    () => underWay.reduce((known, change) => (change ? changed(known, change) : known), data?.value ?? []),
    [data, underWay],
  );
  const { mutate } = useMutation({
    mutationKey: key,
    // One after another: of two presses on one heart the second counts.
    scope: { id: 'favourites' },
    mutationFn: async ({ game, favourite }: Change) => {
      if (!player) return;
      const { provider_code, game_code } = game;
      await callOrThrow(endpoints.favSet, { ...player, provider_code, game_code, favourite });
    },
    onSuccess: async (_, change) => {
      // What is still on its way was asked before the change.
      await queries.cancelQueries({ queryKey: key });
      queries.setQueryData<Favourites>(
        key,
        (before) => before && { ...before, value: changed(before.value, change) },
      );
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

function changed(games: readonly FavouriteGame[], { game, favourite }: Change): FavouriteGame[] {
  const others = games.filter((other) => !isSame(other, game));
  return favourite ? [game, ...others] : others;
}

function isSame(
  one: { provider_code: string; game_code: string },
  other: { provider_code: string; game_code: string },
): boolean {
  return one.provider_code === other.provider_code && one.game_code === other.game_code;
}

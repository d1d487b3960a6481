import type { z } from 'zod';
import type { miniGameSchema, miniGamePrizeSchema } from '@marquee/contract/minigames.ts';
import { miniGameKinds } from '@marquee/contract/minigames.ts';
import type { Database } from '../kernel/database.ts';
import { formatMoney, type Minor } from '../kernel/money.ts';
import { inLanguage } from '../sites/words.ts';

/** Tokens are counted like money: 1 token is 100,000. */
export type Tokens = Minor;

export interface Prize {
  readonly prizeId: number;
  readonly kind: 'none' | 'cash' | 'token';
  readonly amount: Minor;
  /** Its chance is this over the sum of the weights of its game. */
  readonly weight: number;
}

export interface MiniGame {
  readonly gameId: string;
  readonly kind: (typeof miniGameKinds)[number];
  /** By language. */
  readonly name: unknown;
  readonly lead: unknown;
  readonly tokenCost: Tokens;
  /** One play in so many hours costs nothing; null where each costs. */
  readonly freeEvery_h: number | null;
  /** What is to be staked of real money since one free play for the next. */
  readonly freeTurnover: Minor;
  readonly prizes: readonly Prize[];
}

/** The minigames of a site in its order; with `gameId` only that one, with `isSpin` the wheel of the spin page. */
export async function readMiniGames(
  db: Database,
  siteId: number,
  which: { gameId?: string; isSpin?: boolean } = {},
): Promise<MiniGame[]> {
  let query = db
    .selectFrom('rewards.mini_game')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('is_active', '=', true)
    .where('is_spin', '=', which.isSpin ?? false)
    .orderBy('position');
  if (which.gameId !== undefined) query = query.where('game_id', '=', which.gameId);
  const [games, prizes] = await Promise.all([
    query.execute(),
    db
      .selectFrom('rewards.mini_game_prize')
      .selectAll()
      .where('site_id', '=', siteId)
      .orderBy('prize_id')
      .execute(),
  ]);
  return games.map((game) => ({
    gameId: game.game_id,
    kind: miniGameKinds.find((kind) => kind === game.kind) ?? 'wheel',
    name: game.name,
    lead: game.lead,
    tokenCost: game.token_cost,
    freeEvery_h: game.free_every_hours,
    freeTurnover: game.free_turnover,
    prizes: prizes
      .filter((prize) => prize.game_id === game.game_id)
      .map((prize) => ({
        prizeId: prize.prize_id,
        kind: prizeKindOf(prize.kind),
        amount: prize.amount,
        weight: prize.weight,
      })),
  }));
}

/** The sum of a game's weights: numbers from 0 up to one less are drawn. */
export function totalWeight(prizes: readonly Prize[]): number {
  return prizes.reduce((sum, { weight }) => sum + weight, 0);
}

/** The prize that a drawn number wins: the first holds the numbers from 0 up to its weight less one, and so on. */
export function prizeOfDraw(prizes: readonly Prize[], draw: number): Prize {
  let below = 0;
  for (const prize of prizes) {
    below += prize.weight;
    if (draw < below) return prize;
  }
  throw new RangeError(`No prize for ${draw} of ${below}`);
}

/** A game as the contract shows it to a player. */
export function presentMiniGame(
  game: MiniGame,
  language: string,
  standing: { openPlayId: string | null; nextFreeAt: Date | null; isFreeNow: boolean; turnoverLeft: Minor },
): z.infer<typeof miniGameSchema> {
  return {
    game_id: game.gameId,
    kind: game.kind,
    name: inLanguage(game.name, language),
    lead: inLanguage(game.lead, language),
    token_cost: formatMoney(game.tokenCost),
    is_free_now: standing.isFreeNow,
    next_free_at: standing.nextFreeAt?.toISOString() ?? null,
    free_turnover_left: formatMoney(standing.turnoverLeft),
    open_play_id: standing.openPlayId,
    prizes: game.prizes.map((prize) => presentPrize(prize, game.prizes)),
  };
}

export function presentPrize(prize: Prize, prizes: readonly Prize[]): z.infer<typeof miniGamePrizeSchema> {
  return {
    prize_id: prize.prizeId,
    kind: prize.kind,
    amount: formatMoney(prize.amount),
    probability: percentOf(prize.weight, totalWeight(prizes)),
  };
}

/** A share in percent with up to six decimals, cut and not rounded up. */
export function percentOf(part: number, whole: number): string {
  const millionths = (BigInt(part) * 100_000_000n) / BigInt(whole);
  const text = millionths.toString().padStart(7, '0');
  return `${text.slice(0, -6)}.${text.slice(-6)}`.replace(/\.?0+$/, '');
}

/** A row's kind as the type that it is. */
export function prizeKindOf(text: string): Prize['kind'] {
  return text === 'cash' || text === 'token' ? text : 'none';
}

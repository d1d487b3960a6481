import type { z } from 'zod';
import type { miniGameSchema, miniGamePrizeSchema } from '@marquee/contract/minigames.ts';
import { miniGameKinds } from '@marquee/contract/minigames.ts';
import type { Database } from '../kernel/database.ts';
import { formatMoney, type Minor } from '../kernel/money.ts';
import { inLanguage } from '../sites/words.ts';

/** Tokens use the units of money: 1 token is 100,000. */
export type Tokens = Minor;

export interface Prize {
  readonly prizeId: number;
  readonly kind: 'none' | 'cash' | 'token';
  readonly amount: Minor;
  /** The prize's chance is its weight divided by the sum of the game's weights. */
  readonly weight: number;
}

export interface MiniGame {
  readonly gameId: string;
  readonly kind: (typeof miniGameKinds)[number];
  /** By language code. */
  readonly name: unknown;
  readonly lead: unknown;
  readonly tokenCost: Tokens;
  /** Hours between free plays; null if every play costs tokens. */
  readonly freeEvery_h: number | null;
  /** Real money to stake between two free plays. */
  readonly freeTurnover: Minor;
  readonly prizes: readonly Prize[];
}

/**
 * A site's active minigames in display order; with `gameId` only that one, with `isSpin` the wheel of the spin page.
 */
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

/** The sum of a game's weights. Draws are integers from 0 up to but not including it. */
export function totalWeight(prizes: readonly Prize[]): number {
  return prizes.reduce((sum, { weight }) => sum + weight, 0);
}

/**
 * The prize of a draw. The first prize owns the numbers from 0 up to but not including its weight, the next prize the
 * numbers after those, and so on.
 */
export function prizeOfDraw(prizes: readonly Prize[], draw: number): Prize {
  let below = 0;
  for (const prize of prizes) {
    below += prize.weight;
    if (draw < below) return prize;
  }
  throw new RangeError(`No prize for ${draw} of ${below}`);
}

export function presentMiniGame(
  game: MiniGame,
  language: string,
  standing: {
    nextSeedHash: string;
    openPlayId: string | null;
    nextFreeAt: Date | null;
    isFreeNow: boolean;
    turnoverLeft: Minor;
  },
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
    next_seed_hash: standing.nextSeedHash,
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
    weight: prize.weight,
  };
}

/** A share in percent, truncated to six decimals. */
export function percentOf(part: number, whole: number): string {
  const millionths = (BigInt(part) * 100_000_000n) / BigInt(whole);
  const text = millionths.toString().padStart(7, '0');
  return `${text.slice(0, -6)}.${text.slice(-6)}`.replace(/\.?0+$/, '');
}

export function prizeKindOf(text: string): Prize['kind'] {
  return text === 'cash' || text === 'token' ? text : 'none';
}

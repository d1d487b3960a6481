import { z } from 'zod';
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
  /** How often a player may play in a day of the site; null without a limit. */
  readonly playsPerDay: number | null;
  /** Which version of the odds the prizes are. */
  readonly oddsVersion: number;
  readonly prizes: readonly Prize[];
}

/**
 * A site's active minigames in display order; with `gameId` only that one, with `isSpin` the wheel of the spin page, and
 * with `isOffToo` also those that are switched off. The prizes of a
 * game and the version of its odds are read at one moment.
 */
export async function readMiniGames(
  db: Database,
  siteId: number,
  which: { gameId?: string; isSpin?: boolean; isOffToo?: boolean } = {},
): Promise<MiniGame[]> {
  let query = db
    .selectFrom('rewards.mini_game as game')
    .innerJoin('rewards.mini_game_odds as odds', (join) =>
      join
        .onRef('odds.site_id', '=', 'game.site_id')
        .onRef('odds.game_id', '=', 'game.game_id')
        .onRef('odds.odds_version', '=', 'game.odds_version'),
    )
    .selectAll('game')
    .select('odds.prizes')
    .where('game.site_id', '=', siteId)
    .where('game.is_spin', '=', which.isSpin ?? false)
    .orderBy('game.position');
  if (which.isOffToo !== true) query = query.where('game.is_active', '=', true);
  if (which.gameId !== undefined) query = query.where('game.game_id', '=', which.gameId);
  const games = await query.execute();
  return games.map((game) => ({
    gameId: game.game_id,
    kind: miniGameKinds.find((kind) => kind === game.kind) ?? 'wheel',
    name: game.name,
    lead: game.lead,
    tokenCost: game.token_cost,
    freeEvery_h: game.free_every_hours,
    freeTurnover: game.free_turnover,
    playsPerDay: game.plays_per_day,
    oddsVersion: game.odds_version,
    prizes: prizesOf(game.prizes),
  }));
}

const storedPrizesSchema = z.array(
  z.object({
    prize_id: z.int(),
    kind: z.enum(['none', 'cash', 'token']),
    amount: z.string(),
    weight: z.int(),
  }),
);

/** Prizes as a version of the odds keeps them, in their order. */
function prizesOf(stored: unknown): Prize[] {
  return storedPrizesSchema.parse(stored).map(({ prize_id, kind, amount, weight }) => ({
    prizeId: prize_id,
    kind,
    amount: BigInt(amount),
    weight,
  }));
}

/** The prizes of a game by a version of its odds; those of now where a play from before names none. */
export async function prizesOfVersion(
  db: Database,
  siteId: number,
  game: MiniGame,
  version: number | null,
): Promise<readonly Prize[]> {
  if (version === null || version === game.oddsVersion) return game.prizes;
  const odds = await db
    .selectFrom('rewards.mini_game_odds')
    .select('prizes')
    .where('site_id', '=', siteId)
    .where('game_id', '=', game.gameId)
    .where('odds_version', '=', version)
    .executeTakeFirstOrThrow();
  return prizesOf(odds.prizes);
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
    playsLeft: number | null;
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
    odds_version: game.oddsVersion,
    plays_left: standing.playsLeft,
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

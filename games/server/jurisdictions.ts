/**
 * What each jurisdiction asks of slots, and so what a session is played under. `docs/jurisdictions.md` names the sources and says
 * which figures are certain. An operator may ask for stricter rules, never for looser ones.
 */
import { z } from 'zod';
import type { GameRules } from '@marquee/contract/game-rules.ts';

export const playRulesSchema = z.strictObject({
  /** From the beginning of a round to the beginning of the player's next. */
  min_cycle_ms: z.int().min(0),
  /** Whether the reels may be set to turn faster. */
  fast_play: z.boolean(),
  /** Whether a press may stop the reels. */
  quick_stop: z.boolean(),
  /** Whether rounds may follow one another without a press for each. */
  autoplay: z.boolean(),
  /** Whether a player may play several games at a time. */
  parallel_games: z.boolean(),
  /** Whether a feature may be bought in place of a spin. Sessions from before it was kept have none. */
  buy_feature: z.boolean().default(false),
  /** The highest bet by currency, in minor units; a currency that is not named has no limit of its own. */
  max_bet_minor: z.record(z.string(), z.string().regex(/^\d{1,19}$/)),
});
export type PlayRules = z.infer<typeof playRulesSchema>;

/** Nothing is forbidden. */
const permissive: PlayRules = {
  min_cycle_ms: 0,
  fast_play: true,
  quick_stop: true,
  autoplay: true,
  parallel_games: true,
  buy_feature: true,
  max_bet_minor: {},
};

/**
 * For a jurisdiction that is not named or not known. An operator who forgets to name theirs breaks no common rule by it; one who
 * may offer more names the jurisdiction.
 */
const strict: PlayRules = {
  min_cycle_ms: 2500,
  fast_play: false,
  quick_stop: false,
  autoplay: false,
  parallel_games: false,
  buy_feature: false,
  max_bet_minor: {},
};

const euro = 100_000n;
const pound = 100_000n;
const minor = (amount: bigint): string => amount.toString();

const greatBritain: PlayRules = { ...strict, max_bet_minor: { GBP: minor(5n * pound) } };
const germany: PlayRules = { ...strict, min_cycle_ms: 5000, max_bet_minor: { EUR: minor(euro) } };
const sweden: PlayRules = { ...strict, min_cycle_ms: 3000 };
const spain: PlayRules = { ...strict, min_cycle_ms: 3000 };

const jurisdictions: ReadonlyMap<string, PlayRules> = new Map([
  ['GB', greatBritain],
  ['UKGC', greatBritain],
  ['DE', germany],
  ['GGL', germany],
  ['SE', sweden],
  ['ES', spain],
  ['DGOJ', spain],
  ['ON', strict],
  ['CA-ON', strict],
  ['AGCO', strict],
  ['MT', permissive],
  ['MGA', permissive],
  ['PH', permissive],
  ['PAGCOR', permissive],
]);

/**
 * The rules of a session: the jurisdiction's, made stricter where the operator asks for it.
 * @param asked as the operator sent them; `max_bet` is in minor units of `currency`.
 */
export function rulesFor(
  jurisdiction: string | undefined,
  asked: AskedRules | undefined,
  currency: string,
): PlayRules {
  const own = jurisdictions.get(jurisdiction ?? '') ?? strict;
  // Selling features is a choice of the operator besides: who does not ask for it has none.
  const buy_feature = own.buy_feature && asked?.buy_feature === true;
  if (!asked) return { ...own, buy_feature };
  const limit = own.max_bet_minor[currency];
  const wished = asked.max_bet === undefined ? undefined : BigInt(asked.max_bet);
  const isLower = wished !== undefined && (limit === undefined || wished < BigInt(limit));
  return {
    min_cycle_ms: Math.max(own.min_cycle_ms, asked.min_cycle_ms ?? 0),
    fast_play: own.fast_play && asked.fast_play !== false,
    quick_stop: own.quick_stop && asked.quick_stop !== false,
    autoplay: own.autoplay && asked.autoplay !== false,
    parallel_games: own.parallel_games && asked.parallel_games !== false,
    buy_feature,
    max_bet_minor: isLower ? { ...own.max_bet_minor, [currency]: wished.toString() } : own.max_bet_minor,
  };
}

/** As the protocol carries them: the highest bet is an amount. */
export type AskedRules = Omit<GameRules, 'max_bet'> & { max_bet?: number | undefined };

/** The rules that a session keeps; a session without any is played by the strict ones. */
export function keptRules(stored: unknown): PlayRules {
  const parsed = playRulesSchema.safeParse(stored);
  return parsed.success ? parsed.data : strict;
}

/** The rules of rounds that no player plays: those of a certification. */
export const rulesOfCertification = permissive;

/** The bets of a ladder that the rules allow. */
export function allowedBets(rules: PlayRules, ladder: readonly bigint[], currency: string): bigint[] {
  const limit = rules.max_bet_minor[currency];
  return limit === undefined ? [...ladder] : ladder.filter((bet) => bet <= BigInt(limit));
}

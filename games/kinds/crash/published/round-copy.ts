/** A bet in a draw of crash as its page is told of it, and as it is copied for a verifier. */
import { z } from 'zod';
import { amountSchema, clientSeed, gameCode, hex32 } from '../../../kit/play-api/common.ts';
import { roundViewSchema } from '../../../kit/play-api/rounds.ts';
import { wagerSchema } from '../rules.ts';
import { chainSchema, drawSchema, flightSchema } from '../socket-api.ts';

export const crashPageSchema = z.object({
  title: z.string(),
  currency: z.string(),
  game_code: gameCode,
  round: roundViewSchema,
  /** The draw that the bet is in; what is secret of it is null until it has ended. Null for a bet that is in none. */
  draw: drawSchema.nullable(),
  chain: chainSchema.nullable(),
  wager: wagerSchema,
  /** The multiplier at which the bet was cashed out, in hundredths; null if it was not. */
  cashed_out_on: z.int().nullable(),
});
export type CrashPage = z.infer<typeof crashPageSchema>;

export const crashCopySchema = z.object({
  game_code: gameCode,
  game_version: z.int().min(1).max(1_000_000),
  definition_hash: hex32.nullish(),
  engine_hash: hex32.nullish(),
  chain: z.int().min(1).nullish(),
  draw: z.int().min(1).max(10_000_000),
  /** The chain's end, as it was published before its first draw. */
  end: hex32,
  salt: z.string(),
  link: hex32,
  /** Where the draw ended, in hundredths. */
  ended_on: z.int().min(100),
  bet_minor: amountSchema,
  /** The bet's target; null where it was cashed out by hand. */
  auto_cash_out: z.int().nullable(),
  cashed_out_on: z.int().nullable(),
  win_minor: amountSchema,
});
export type CrashCopy = z.infer<typeof crashCopySchema>;

/** A bet that is decided, as it is copied and checked; undefined while its draw is not over, or if it was in none. */
export function copyOfCrash(page: CrashPage): CrashCopy | undefined {
  const { game_code, round, draw, chain, wager, cashed_out_on } = page;
  const salt = chain?.salt ?? null;
  if (!draw || !chain || salt === null || draw.link === null || draw.ended_on === null) return undefined;
  if (round.state !== 'settled') return undefined;
  return {
    game_code,
    game_version: round.game_version,
    definition_hash: round.build?.definition_hash ?? null,
    engine_hash: round.build?.engine_hash ?? null,
    chain: chain.number,
    draw: draw.number,
    end: chain.end_hash,
    salt,
    link: draw.link,
    ended_on: draw.ended_on,
    bet_minor: round.bet_minor,
    auto_cash_out: wager.auto_cash_out,
    cashed_out_on,
    win_minor: round.win_minor,
  };
}

/** A flight as its page is told of it. */
export const flightPageSchema = z.object({
  title: z.string(),
  currency: z.string(),
  game_code: gameCode,
  round: roundViewSchema,
  flight: flightSchema,
  /** Once it is revealed. */
  server_seed: hex32.nullable(),
});
export type FlightPage = z.infer<typeof flightPageSchema>;

export const flightCopySchema = z.object({
  game_code: gameCode,
  game_version: z.int().min(1).max(1_000_000),
  definition_hash: hex32.nullish(),
  engine_hash: hex32.nullish(),
  form: z.literal('solo'),
  server_seed: hex32,
  server_seed_hash: hex32,
  client_seed: clientSeed,
  nonce: z.int().min(0).max(10_000_000),
  /** Where the flight ended, in hundredths. */
  ended_on: z.int().min(100),
  bet_minor: amountSchema,
  /** The bet's target; null where it was cashed out by hand. */
  auto_cash_out: z.int().nullable(),
  cashed_out_on: z.int().nullable(),
  win_minor: amountSchema,
});
export type FlightCopy = z.infer<typeof flightCopySchema>;

/** A flight that is decided and whose seed is revealed, as it is copied and checked; undefined for every other. */
export function copyOfFlight({ game_code, round, flight, server_seed }: FlightPage): FlightCopy | undefined {
  const { fairness, build } = round;
  if (round.state !== 'settled' || server_seed === null || !fairness || flight.ended_on === null)
    return undefined;
  return {
    game_code,
    game_version: round.game_version,
    definition_hash: build?.definition_hash ?? null,
    engine_hash: build?.engine_hash ?? null,
    form: 'solo',
    server_seed,
    server_seed_hash: fairness.server_seed_hash,
    client_seed: fairness.client_seed,
    nonce: fairness.nonce,
    ended_on: flight.ended_on,
    bet_minor: round.bet_minor,
    auto_cash_out: flight.auto_cash_out,
    cashed_out_on: flight.cashed_out_on,
    win_minor: round.win_minor,
  };
}

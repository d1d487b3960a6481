/** Holds the flights that the house has kept against what their seeds, the clock and the published rules say of them. */
import type { Pool } from 'pg';
import { flightEndOf, flightSeenSchema } from '../../games/kinds/crash/flight.ts';
import { payoutAt, timeOf } from '../../games/kinds/crash/rules.ts';
import type { Flight } from '../../games/kinds/crash/socket-api.ts';
import { createFairRandom } from '../../games/kit/fairness/stream.ts';
import { courseSchema } from '../../games/kit/play-api/rounds.ts';
import { createSeedVault } from '../../games/server/seed-vault.ts';
import { connectedSecret } from '../connected-house.ts';
import { drawGame, type Gambler } from './rounds-gambler.ts';

type FlightRow = {
  public_id: string;
  player: string;
  bet: string;
  win: string;
  state: string;
  target: number | null;
  book: unknown;
  settled_at: Date | null;
  server_seed: Buffer;
  client_seed: string;
  nonce: number;
  landed_on: number | null;
  landed_at: Date | null;
};

type KeptFlight = FlightRow & {
  ceiling: number;
  end: number;
  began_ms: number | null;
  paid_on: number | null;
  told_end: number | null;
  /** Known at the earliest then. */
  over_ms: number;
};

/** A fault for each thing that is not as it has to be, once nothing flies. */
export async function auditFlights(owner: Pool, gamblers: readonly Gambler[]): Promise<string[]> {
  const kept = await readFlights(owner);
  const byId = new Map(kept.map((flight) => [flight.public_id, flight]));
  const faults = kept.flatMap((flight) => {
    const fault = faultOf(flight);
    return fault === undefined ? [] : [`${fault}: ${JSON.stringify({ ...flight, server_seed: undefined })}`];
  });
  faults.push(...overlaps(kept));
  for (const { heard, flights } of gamblers) {
    const asked = new Map(flights.map((flight) => [flight.id, flight]));
    /** A flight is told many times: each fault of it counts once. */
    const known = new Set<string>();
    for (const message of heard.flat()) {
      const told =
        message.type === 'flight' ? [message.flight] : message.type === 'snapshot' ? message.flights : [];
      if (message.type !== 'flight' && message.type !== 'snapshot') continue;
      for (const flight of told) {
        const fault = faultOfTold(flight, message.now, byId.get(flight.bet_id), asked.get(flight.bet_id));
        if (fault === undefined || known.has(fault + flight.bet_id)) continue;
        known.add(fault + flight.bet_id);
        faults.push(`${fault}: ${JSON.stringify(flight)} at ${message.now}`);
      }
    }
  }
  return faults;
}

async function readFlights(owner: Pool): Promise<KeptFlight[]> {
  const { rows } = await owner.query<FlightRow>(
    `select r.public_id, r.player, r.bet, r.win, r.state, (r.wager->>'auto_cash_out')::int as target, r.book, r.settled_at,
       s.server_seed, s.client_seed, r.nonce, (a.action->>'at')::int as landed_on, a.created_at as landed_at
     from house.round r join house.seed s using (seed_id) left join house.round_action a using (round_id)
     where r.game_code = $1 and r.place = 2 order by r.player, r.round_id`,
    [drawGame],
  );
  const vault = createSeedVault(connectedSecret);
  return rows.map((row) => {
    const serverSeed = vault.open(row.server_seed, { player: row.player, gameCode: drawGame });
    const end = flightEndOf(createFairRandom({ serverSeed, clientSeed: row.client_seed, nonce: row.nonce }));
    const seen = flightSeenSchema.parse(courseSchema.parse(row.book).seen);
    const { ceiling, began_at, cashed_out_on, ended_on } = seen;
    return {
      ...row,
      ceiling,
      end,
      began_ms: began_at,
      paid_on: cashed_out_on,
      told_end: ended_on,
      over_ms: (began_at ?? 0) + timeOf(row.landed_on ?? Math.min(ceiling, end)),
    };
  });
}

/** Says what a flight may have come to, by the published rules alone. */
function faultOf(flight: KeptFlight): string | undefined {
  const { state, end, ceiling, target, began_ms, paid_on, landed_on, landed_at, settled_at } = flight;
  if (began_ms === null)
    return ['refused', 'rolled_back'].includes(state) ? undefined : 'a flight that never began was kept';
  if (state !== 'settled' || flight.told_end !== end) return 'a flight is not settled by its seeds';
  if (target !== null && ceiling !== target) return 'a flight is cashed out somewhere else than its target';
  if ((settled_at?.getTime() ?? 0) < flight.over_ms) return 'a flight was decided before its time';
  if (flight.win !== (paid_on === null ? 0n : payoutAt(BigInt(flight.bet), paid_on)).toString())
    return 'a flight was paid another amount';
  if (landed_on === null)
    return paid_on === (ceiling <= end ? ceiling : null) ? undefined : 'a flight left alone has another fate';
  if (paid_on !== landed_on) return 'a flight was not paid what its cash-out was worth';
  if (landed_on > ceiling || (landed_on >= end && landed_on !== ceiling) || landed_on > end)
    return 'a flight was cashed out after its end';
  const isTooSoon = (landed_at?.getTime() ?? 0) < flight.over_ms;
  return isTooSoon ? 'a flight was cashed out at a multiplier that was not reached' : undefined;
}

/** A player's flights follow one another, also from several devices. They come in the order in which they were begun. */
function overlaps(kept: readonly KeptFlight[]): string[] {
  const begun = kept.filter(({ began_ms }) => began_ms !== null);
  return begun.flatMap((flight, index) => {
    const before = begun[index - 1];
    const isBeside = before?.player === flight.player && (flight.began_ms ?? 0) < before.over_ms;
    return isBeside ? [`two flights at once: ${before.public_id} and ${flight.public_id}`] : [];
  });
}

/** Whether a device was told something that became otherwise, or that it could not know yet. */
function faultOfTold(
  told: Flight,
  now_ms: number,
  kept: KeptFlight | undefined,
  asked: { bet_minor: string; target: number | null } | undefined,
): string | undefined {
  if (!asked) return 'a device was told of a flight that its player has not asked for';
  if (!kept) return 'a device was told of a flight that there is not';
  if (told.bet_minor !== asked.bet_minor || told.auto_cash_out !== asked.target)
    return 'a flight is another one than was asked for';
  if (told.ended_on !== null && (told.ended_on !== kept.end || now_ms < kept.over_ms))
    return 'a device was told where a flight ends before it was over, or another end';
  if (told.state === 'void') return kept.began_ms === null ? undefined : 'a flight was void and flew';
  if (told.state === 'asked') return undefined;
  if (told.began_at !== kept.began_ms) return 'a flight began at another time than was told';
  // A flight that has ended is not decided yet: a cash-out that came in time may still be written down.
  if (told.state === 'flying' || told.state === 'ended') return undefined;
  const isLost = told.state === 'lost';
  if (isLost !== (kept.paid_on === null) || told.cashed_out_on !== kept.paid_on)
    return 'a flight was told to have another fate';
  return (told.win_minor ?? kept.win) === kept.win ? undefined : 'a flight was told to pay another amount';
}

/** Decides a round and writes it down whole, before anything is said to the operator. */
import { DatabaseError } from 'pg';
import { v7 as newId } from 'uuid';
import type { RoundSeeds } from '../kit/fairness/stream.ts';
import type { Bought } from '../kinds/slot/engine/definition.ts';
import type { Thing } from '../kit/round/round-game.ts';
import { takeFreeBet } from './free-bets.ts';
import { type House, type HouseGame, jackpotOf } from './house.ts';
import { holdMeter, meterOf, setMeter, takeMeter } from './meters.ts';
import { beginRound } from './player-turn.ts';
import { PlaceTaken, Refusal } from './refusal.ts';
import { insertRound } from './rounds/change.ts';
import { findSpin, type Round } from './rounds/round.ts';
import { takeSeeds } from './seeds.ts';
import { moveDemoBalance, type Session } from './sessions.ts';
import { rollBack, settleOpened } from './settle.ts';
import { inTransaction, type Queryable } from './transaction.ts';

type Decision = {
  /** Nought for a round that waits for its player. */
  win: bigint;
  book: unknown;
  isUnseen: boolean;
  endsAt: Date | null;
  /** What is done first if the player does not return; see `awayNameOf`. Left out where its kind decides that. */
  whenAway?: string | null;
  /** Where the round leaves its meter, if the game keeps one. */
  meterAfter?: number;
};

/** What a round could pay by each result that can come, where it ends together with others; see `Exposure.reserveTogether`. */
export type WorstTogether = { of: string; amounts: readonly bigint[] };

export type Opening = {
  game: HouseGame;
  session: Session;
  /** Made by the client: a round asked for twice is one. */
  spinId: string;
  /** The round's name at the operator; one of its own unless it is given. */
  publicId?: string;
  bet: bigint;
  /** Refuses a bet that may not be placed; else gives the most that it could pay. A round that exists is not asked. */
  worstOf: () => Promise<bigint | WorstTogether>;
  /** What is bought in place of a spin; null or absent for every other bet. No free bet pays for it. */
  bought?: Bought | null;
  /** Null for a slot without a choice. Slots are the only kind that free bets are for. */
  wager: Thing | null;
  /** Where a game takes several bets of a player at a time, which of them it is; else 0. */
  place?: number;
  /** What is written down with the round, in the same transaction. */
  alongWith?: (client: Queryable) => Promise<void>;
} & (
  | {
      /** Decides by the player's seeds and their next nonce, and by where the meter stands; that is 0 in games without one. */
      decide: (seeds: RoundSeeds, meter: number) => Decision;
    }
  | {
      /** Says how a round stands that a shared draw decides: it uses no seeds of its player. */
      decideLater: () => Decision;
    }
);

/**
 * Begins a round and takes it as far as the operator lets it: to its end, or to where it waits for its player.
 * @throws Refusal if it could not begin; what the operator did not take is a round all the same.
 */
export async function playFrom(house: House, opening: Opening): Promise<Round> {
  const { session, spinId } = opening;
  const before = await findSpin(house, session.sessionId, spinId);
  if (before) return before;
  if (session.closedAt) throw new Refusal('session_closed', 'the session was closed');
  await openRound(house, opening, await opening.worstOf());
  const opened = await requireSpin(house, session, spinId);
  if (opened.state !== 'opened') return opened;

  await settleOpened(house, session, opened);
  const settled = await requireSpin(house, session, spinId);
  // The first rollback goes out at once; if it fails the queue repeats it.
  if (settled.state === 'rolling_back') await rollBack(house, session, settled);
  return settled;
}

async function requireSpin(house: House, session: Session, spinId: string): Promise<Round> {
  const round = await findSpin(house, session.sessionId, spinId);
  if (!round) throw new Error(`Round ${spinId} is gone.`);
  return round;
}

/** Reserves what a round could come to owe. @returns the most that it could pay by itself. @throws Refusal if the house may not owe as much. */
async function reserve(
  { exposure }: House,
  publicId: string,
  { currency }: Session,
  worst: bigint | WorstTogether,
): Promise<bigint> {
  const isAlone = typeof worst === 'bigint';
  const most = isAlone ? worst : worst.amounts.reduce((a, b) => (a > b ? a : b), 0n);
  if (most === 0n) return most;
  const isHeld = isAlone
    ? await exposure.reserve(publicId, currency, worst)
    : await exposure.reserveTogether(worst.of, publicId, currency, worst.amounts);
  if (!isHeld) throw new Refusal('stake_above_house_limit', 'the house would owe more than its limit');
  return most;
}

async function openRound(house: House, opening: Opening, worst: bigint | WorstTogether): Promise<void> {
  const { game, session, bet, wager } = opening;
  const { publicId = newId(), bought = null } = opening;
  const isDemo = session.operatorToken === null;
  const exposure = isDemo ? 0n : await reserve(house, publicId, session, worst);
  try {
    await inTransaction(house.pool, async (client) => {
      await beginRound(house, client, session);
      const seeds = 'decide' in opening ? await takeSeeds(house, client, session.player, game.code) : null;
      const rewardUuid =
        game.kind === 'slot' && bought === null ? await takeFreeBet(house, client, session, bet) : null;
      const rules = meterOf(game);
      const meter = rules
        ? await takeMeter(house, client, rules, session, { bet, isFreeBet: rewardUuid !== null })
        : null;
      const { win, meterAfter, ...decided } = decisionOf(opening, seeds, meter?.collected ?? 0);
      if (isDemo && (await moveDemoBalance(client, session.sessionId, bet, win)) === null) {
        throw new Refusal('not_enough_money', 'demo balance too low');
      }
      const roundId = await insertRound(house, client, {
        ...decided,
        win,
        publicId,
        exposure,
        sessionId: session.sessionId,
        spinId: opening.spinId,
        player: session.player,
        gameCode: game.code,
        gameVersion: game.version,
        currency: session.currency,
        bet,
        rewardUuid,
        seeds,
        wager,
        bought,
        buildId: game.build.buildId,
        isDemo,
        place: opening.place ?? 0,
        jackpot: jackpotOf(game),
      });
      if (meter && meterAfter !== undefined) {
        if (isDemo) await setMeter(house, client, meter, meterAfter);
        else await holdMeter(client, meter, roundId, meterAfter);
      }
      await opening.alongWith?.(client);
    });
  } catch (error) {
    house.exposure.release(publicId);
    throw refusalOf(error) ?? error;
  }
}

function decisionOf(opening: Opening, seeds: RoundSeeds | null, meter: number): Decision {
  if ('decideLater' in opening) return opening.decideLater();
  if (!seeds) throw new Error(`Round ${opening.spinId} is decided by seeds that were not taken.`);
  return opening.decide(seeds, meter);
}

/** What the database's own rules refuse, in the words of the protocol. */
function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  switch (error.constraint) {
    case 'round_in_flight':
      return new PlaceTaken('spin_in_flight', 'another round of the session is under way');
    case 'round_in_play':
      return new PlaceTaken('round_in_play', 'a round of the game waits for the player');
    case 'round_public_id_key':
      return new Refusal('bad_request', 'round_id: another round has it');
    default:
      return undefined;
  }
}

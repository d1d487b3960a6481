/** How draws meet the rounds that have the money of their bets. */
import type { House } from '../house.ts';
import { balancesAfter } from '../play-session.ts';
import { closeRounds, takeBackRounds } from '../rounds/close.ts';
import { findRound } from '../rounds/round.ts';
import { resumeRound } from '../settle.ts';
import type { Queryable } from '../transaction.ts';
import type { Decided } from './drawn-kind.ts';

export type DrawRounds = {
  /** Rounds in play are decided: what they pay is owed from now on; demo rounds have it at once. */
  close: (client: Queryable, decided: readonly Decided[]) => Promise<void>;
  /** Rounds in play are as if they had not begun: their bets are owed back. */
  giveBack: (client: Queryable, publicIds: readonly string[]) => Promise<void>;
  /** Sends the operator what rounds owe, after the transaction that decided them. What fails is left to the queue. */
  carryOn: (publicIds: readonly string[]) => void;
  /** Resolves when nothing is being sent any more. */
  atRest: () => Promise<void>;
};

/** So many calls to the operator at a time. */
const sendersAtOnce = 16;

export function createDrawRounds(
  house: House,
  /** Told what a player has once a round of theirs is paid; only for players whom it says are there. */
  balances: {
    isWatched: (gameCode: string, player: string) => boolean;
    tell: (gameCode: string, player: string, balance: bigint) => void;
  },
): DrawRounds {
  const waiting: string[] = [];
  const senders = new Set<Promise<void>>();

  async function send(publicId: string): Promise<void> {
    const round = await findRound(house, publicId);
    if (round?.state === 'closing' || round?.state === 'rolling_back') await resumeRound(house, round);
    if (!round || !balances.isWatched(round.gameCode, round.player)) return;
    const now = await findRound(house, publicId);
    const balance = now?.state === 'settled' ? (await balancesAfter(house, now)).afterAll : null;
    if (balance !== null) balances.tell(round.gameCode, round.player, balance);
  }

  async function sendWaiting(): Promise<void> {
    for (let publicId = waiting.shift(); publicId !== undefined; publicId = waiting.shift()) {
      await send(publicId).catch((error: unknown) =>
        house.log.error({ err: error, round: publicId }, 'what a bet in a draw pays could not be sent'),
      );
    }
  }

  return {
    close: (client, decided) => closeRounds(house, client, decided),
    giveBack: (client, publicIds) => takeBackRounds(house, client, publicIds),
    carryOn: (publicIds) => {
      waiting.push(...publicIds);
      // Those who are sending already may wait for an answer for long: what one game owes is not left to them.
      const wanted = Math.min(sendersAtOnce - senders.size, waiting.length);
      for (let sender = 0; sender < wanted; sender += 1) {
        const sending = sendWaiting().finally(() => senders.delete(sending));
        senders.add(sending);
      }
    },
    atRest: async () => {
      await Promise.all(senders);
    },
  };
}

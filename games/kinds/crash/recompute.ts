/** Checks a draw of crash where the player is: by the browser's own cryptography, without asking anybody. */
import { hashOfSeed, playRevealed, type RevealedSeeds } from '../../kit/fairness/revealed.ts';
import { earlierBy, type RevealedDraw, revealedSaltedLink } from '../../kit/fairness/revealed-chain.ts';
import { crashPointOf } from './crash-point.ts';
import { flightEndOf } from './flight.ts';
import { payoutAt, roomEndOf } from './rules.ts';

export { earlierBy } from '../../kit/fairness/revealed-chain.ts';

/** The crash point that follows from a link and the salt, in hundredths. */
export async function recomputePoint(draw: RevealedDraw): Promise<number> {
  return crashPointOf(await revealedSaltedLink(draw));
}

/** A bet that was decided: where what it stood in ended, and what it was paid. */
type Decided = {
  ended_on: number;
  bet_minor: string;
  auto_cash_out: number | null;
  cashed_out_on: number | null;
  win_minor: string;
};

/** Whether a bet was paid by the rules, in a draw or a flight that ended there. */
function isPaidRightly(
  { bet_minor, auto_cash_out: target, cashed_out_on: at, win_minor }: Decided,
  end: number,
) {
  // A bet by hand may have been left to lose; one with a target that was reached may not.
  if (at === null) return !(target !== null && target <= end) && win_minor === '0';
  const isInTime = at <= end && (target === null || at <= target);
  return isInTime && win_minor === payoutAt(BigInt(bet_minor), at).toString();
}

/** A bet in a draw, with its draw. */
type DecidedBet = Decided & { draw: number; end: string; salt: string; link: string };

/** What was compared of a bet: its link with the published end, where the draw ended, and what was paid. */
export type CheckedBet = { chain: boolean; end: boolean; win: boolean };

/** Checks a bet that was decided: that the link is of the chain, that the draw ended where it says, and that it was paid by the rules. */
export async function recheckBet(bet: DecidedBet): Promise<CheckedBet> {
  const { link, salt } = bet;
  const end = roomEndOf(await recomputePoint({ link, salt }));
  return {
    chain: (await earlierBy(link, bet.draw)) === bet.end,
    end: end === bet.ended_on,
    win: isPaidRightly(bet, end),
  };
}

/** Where a flight ends that follows from revealed seeds, in hundredths. */
export function recomputeFlight(seeds: RevealedSeeds): Promise<number> {
  return playRevealed(seeds, flightEndOf);
}

/** A flight that was decided, with its seeds. */
type DecidedFlight = Decided & {
  server_seed: string;
  server_seed_hash: string;
  client_seed: string;
  nonce: number;
};

/** What was compared of a flight: the server seed with what was committed to, where it ended, and what was paid. */
export type CheckedFlight = { seed: boolean; end: boolean; win: boolean };

/** Checks a flight: that its seed is the one that was committed to, that it ended where it says, and that it was paid by the rules. */
export async function recheckFlight(flight: DecidedFlight): Promise<CheckedFlight> {
  const { server_seed: serverSeed, client_seed: clientSeed, nonce } = flight;
  const end = await recomputeFlight({ serverSeed, clientSeed, nonce });
  return {
    seed: (await hashOfSeed(serverSeed)) === flight.server_seed_hash,
    end: end === flight.ended_on,
    win: isPaidRightly(flight, end),
  };
}

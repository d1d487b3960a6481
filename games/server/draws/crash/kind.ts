/** What crash makes of draws: a multiplier rises until the draw ends it, and bets are cashed out on the way. */
import { crashPointOf } from '../../../kinds/crash/crash-point.ts';
import { multiplierAt, roomEndOf, timeOf } from '../../../kinds/crash/rules.ts';
import type { SeenCourse } from '../../../kit/play-api/rounds.ts';
import type { Decided, DrawnKind } from '../drawn-kind.ts';
import type { Draw } from '../draws.ts';
import type { DrawTiming } from '../timing.ts';
import { cashOutReached, type DrawBet, loseRest } from './draw-bets.ts';

/** What a round keeps of where it stands: as rounds of other kinds keep it, multipliers in ten-thousandths. */
export function courseOf(
  draw: Pick<Draw, 'chainNumber' | 'number'>,
  cashedOutOn: number | null,
  isOver: boolean,
): SeenCourse {
  return {
    state: isOver ? 'ended' : 'in_play',
    multiplier: (cashedOutOn ?? 0) * 100,
    can_cash_out: false,
    seen: { chain: draw.chainNumber, number: draw.number, cashed_out_on: cashedOutOn },
  };
}

function decidedOf(draw: Draw, bets: readonly DrawBet[]): Decided[] {
  return bets.map(({ publicId, win, cashedOutOn }) => ({
    publicId,
    win: win ?? 0n,
    book: courseOf(draw, cashedOutOn, true),
  }));
}

export function crashKind({ lastCashOuts_ms, ...timing }: DrawTiming): DrawnKind {
  return {
    runsFor: null,
    leavesOut: null,
    phases: { ...timing, settles_ms: lastCashOuts_ms, schedule: null, announces_ms: null },
    resultOf: (_number, salted) => {
      const endedOn = roomEndOf(crashPointOf(salted));
      return { runs_ms: timeOf(endedOn), endedOn, outcome: null };
    },
    // Automatic cash-outs that have been reached.
    decideRunning: async (client, draw, ran_ms) =>
      decidedOf(draw, await cashOutReached(client, draw, multiplierAt(ran_ms))),
    // Those whose ceiling the draw has reached are paid it, the rest have lost.
    decideRest: async (client, draw, { endedOn }) => {
      const paid = await cashOutReached(client, draw, endedOn ?? 0);
      return decidedOf(draw, [...paid, ...(await loseRest(client, draw))]);
    },
  };
}

/** In which words the room of a crash game tells of its draws. */
import type { SeenBet, ServerMessage } from '../../../kinds/crash/socket-api.ts';
import type { House } from '../../house.ts';
import { presentChain } from '../present.ts';
import type { Board, Voice } from '../room.ts';
import { type DrawBet, readCrashBet } from './draw-bets.ts';
import { presentDraw, presentOwnBet, presentResults, presentSeenBet, totalsOf } from './present.ts';

type Said<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** So many of the largest bets are shown. */
const mostBets = 40;

export function crashVoice(house: House, beat_ms: number): Voice<DrawBet> {
  const largest = (bets: readonly DrawBet[]): SeenBet[] =>
    bets
      .filter((bet) => bet.state !== 'asked' && bet.state !== 'void')
      .toSorted((a, b) => b.weight - a.weight || (a.publicId < b.publicId ? -1 : 1))
      .slice(0, mostBets)
      .map((bet) => presentSeenBet(house, bet));

  /** Says that the draw still runs, and which of the largest bets have changed. */
  function board(): Board<DrawBet> {
    const sent = new Map<string, string>();
    let totals = '';
    return {
      clear: () => {
        sent.clear();
        totals = '';
      },
      beat: (bets, _draw, now, isRunning) => {
        const changed = largest(bets).filter((bet) => sent.get(bet.bet_id) !== bet.state);
        for (const bet of changed) sent.set(bet.bet_id, bet.state);
        const sums = totalsOf(bets);
        const sumsText = JSON.stringify(sums);
        const isSumNew = sumsText !== totals;
        totals = sumsText;
        if (changed.length === 0 && !isSumNew && !isRunning) return null;
        return {
          type: 'beat',
          now,
          is_running: isRunning,
          ...(changed.length > 0 ? { bets: changed } : {}),
          ...(isSumNew ? { totals: sums } : {}),
        } satisfies Said<'beat'>;
      },
    };
  }

  return {
    mostResults: 50,
    beat_ms,
    keeps_ms: 0,
    readBet: readCrashBet,
    follow: null,
    board,
    sayDraw: (draw, now, chain) =>
      ({
        type: 'draw',
        now,
        draw: presentDraw(draw),
        ...(chain ? { chain: presentChain(chain) } : {}),
      }) satisfies Said<'draw'>,
    sayOwn: (bet) => ({ type: 'own', bet: presentOwnBet(bet) }) satisfies Said<'own'>,
    snapshot: ({ now_ms, chain, draw, bets, own, over }) =>
      ({
        now: now_ms,
        chain: chain ? presentChain(chain) : null,
        draw: draw ? presentDraw(draw) : null,
        bets: largest(bets),
        totals: totalsOf(bets),
        own: own.map(presentOwnBet),
        results: presentResults(over),
      }) satisfies Partial<Said<'snapshot'>>,
  };
}

/** In which words the room of a live table tells of its draws. */
import { ballsOutcomeSchema, type LiveGame } from '../../../kinds/live/games.ts';
import { type BySide, PUBLIC_STEPS, publicLines } from '../../../kinds/live/sides.ts';
import type { SeenPlayer, SeenSpot, ServerMessage } from '../../../kinds/live/socket-api.ts';
import type { House } from '../../house.ts';
import { presentChain } from '../present.ts';
import type { Draw } from '../draws.ts';
import type { Board, Voice } from '../room.ts';
import type { Phases } from '../timing.ts';
import { bingoOf, type BingoRounds, callAt } from './bingo-rounds.ts';
import { type LiveBet, readLiveBet } from './draw-bets.ts';
import { fieldOf } from './kind.ts';
import {
  presentDraw,
  presentOwnBet,
  type PlayerSum,
  presentPlayer,
  presentResults,
  presentSpots,
  sumByPlayer,
  totalsOf,
} from './present.ts';

type Said<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** So many of those who have staked, or won, most are shown. */
const mostPlayers = 40;

/**
 * Which spots others have is told at a table at once, and of draws that are sold ahead with the list of their tickets: with one player in a
 * draw, or with a ticket that has just been bought, it would say who bought what. In a game with tickets it is never told: a prize of a
 * lottery is worth more with numbers that few have.
 */
export function liveVoice(
  house: House,
  phases: Phases,
  game: LiveGame,
  bingoRounds: BingoRounds,
): Voice<LiveBet> {
  const { pool } = game;
  const bingo = bingoOf(game);
  const isRace = pool === null && game.fieldOf !== undefined;
  const areSides = pool?.form === 'sides';
  const spotsOf = (bets: readonly LiveBet[], draw: Draw | undefined) =>
    (pool && !areSides) || (phases.schedule && !draw?.ticketSet) ? {} : presentSpots(bets);
  const callOf = (draw: Draw | undefined, now_ms: number) =>
    draw && bingo ? callAt(bingoRounds.known(draw), draw, phases, now_ms) : null;
  const shownOf = (draw: Draw, now_ms: number) => ({
    call: callOf(draw, now_ms),
    field: fieldOf(game, draw),
  });
  // Names are masked at the end: that costs more than all sums.
  const shown = (sums: readonly PlayerSum[]): SeenPlayer[] =>
    sums.slice(0, mostPlayers).map((sum) => presentPlayer(house, sum));
  const byStake = (a: PlayerSum, b: PlayerSum): number =>
    b.weight - a.weight || (a.player < b.player ? -1 : 1);
  const largest = (bets: readonly LiveBet[]): SeenPlayer[] => shown(sumByPlayer(bets).toSorted(byStake));
  /** Who won most, in usual stakes: what a bet of that weight has become. */
  const winners = (bets: readonly LiveBet[]): SeenPlayer[] => {
    const worth = ({ weight, bet, win }: PlayerSum): number => (weight * Number(win ?? 0n)) / Number(bet);
    return shown(
      sumByPlayer(bets)
        .filter(({ win }) => win !== null && win > 0n)
        .toSorted((a, b) => worth(b) - worth(a) || byStake(a, b)),
    );
  };

  /** What the house has staked by now on the sides of a bout of demo play, in lines; null in every other draw. */
  function houseSides(draw: Draw | undefined, isDemo: boolean, now_ms: number): BySide | null {
    if (!areSides || !isDemo || !draw) return null;
    const [opens_ms, closes_ms] = [draw.opensAt.getTime(), draw.closesAt.getTime()];
    const passed = draw.state === 'open' ? (now_ms - opens_ms) / (closes_ms - opens_ms) : 1;
    return publicLines(draw.number, Math.max(0, Math.floor(passed * PUBLIC_STEPS)));
  }

  function board(isDemo: boolean): Board<LiveBet> {
    const sentPlayers = new Map<string, string>();
    const sentSpots = new Map<string, string>();
    let totals = '';
    /** Bets are added up again only when one of them has changed: each changes its state, and nothing else of it. */
    let seen = '';
    let called = -1;
    return {
      clear: () => {
        sentPlayers.clear();
        sentSpots.clear();
        totals = '';
        seen = '';
        called = -1;
      },
      beat: (bets, draw, now) => {
        const ofHouse = houseSides(draw, isDemo, now);
        const states = `${Boolean(draw?.ticketSet)} ${bets.map(({ state }) => state).join()} ${ofHouse?.join()}`;
        const call = callOf(draw, now);
        const isCalled = call !== null && call.balls.length !== called;
        called = call?.balls.length ?? -1;
        if (states === seen) return isCalled ? ({ type: 'beat', now, call } satisfies Said<'beat'>) : null;
        seen = states;
        const all = [...largest(bets), ...(draw?.state === 'settled' ? winners(bets) : [])];
        const players = changedOf(
          all.map((each) => [`${each.currency} ${each.player}`, each]),
          sentPlayers,
        );
        const spots = changedOf<SeenSpot>(Object.entries(spotsOf(bets, draw)), sentSpots);
        const sums = totalsOf(bets, areSides, ofHouse);
        const sumsText = JSON.stringify(sums);
        const isSumNew = sumsText !== totals;
        totals = sumsText;
        if (players.length === 0 && spots.length === 0 && !isSumNew && !isCalled) return null;
        return {
          type: 'beat',
          now,
          ...(isCalled ? { call } : {}),
          ...(players.length > 0 ? { players: players.map(([, player]) => player) } : {}),
          ...(isSumNew ? { totals: sums } : {}),
          ...(spots.length > 0 ? { spots: Object.fromEntries(spots) } : {}),
        } satisfies Said<'beat'>;
      },
    };
  }

  return {
    // A round of bingo is told with all of its balls, the result of a race with its whole field.
    mostResults: bingo ? 20 : isRace ? 12 : 100,
    beat_ms: phases.beat_ms,
    keeps_ms: phases.schedule ? phases.pause_ms : 0,
    readBet: readLiveBet,
    follow: bingo
      ? async (draw, { outcome }) => {
          await bingoRounds.of(bingo, draw, ballsOutcomeSchema.parse(outcome).balls);
        }
      : null,
    board,
    sayDraw: (draw, now, chain) =>
      // To everybody it is closed until it is drawn; but what is in it is told before.
      draw.state === 'running' && draw.ticketSet === null
        ? null
        : ({
            type: 'draw',
            now,
            draw: presentDraw(draw, phases, shownOf(draw, now)),
            ...(chain ? { chain: presentChain(chain) } : {}),
          } satisfies Said<'draw'>),
    sayOwn: (bet) => ({ type: 'own', bet: presentOwnBet(bet) }) satisfies Said<'own'>,
    snapshot: ({ now_ms, chain, draw, bets, own, over, isDemo }) =>
      ({
        now: now_ms,
        chain: chain ? presentChain(chain) : null,
        draw: draw ? presentDraw(draw, phases, shownOf(draw, now_ms)) : null,
        own: own.map(presentOwnBet),
        players: largest(bets),
        totals: totalsOf(bets, areSides, houseSides(draw, isDemo, now_ms)),
        spots: spotsOf(bets, draw),
        results: presentResults(over),
      }) satisfies Partial<Said<'snapshot'>>,
  };
}

/** The entries that are not as they were sent last; from now on they count as sent. */
function changedOf<Value>(
  entries: readonly (readonly [string, Value])[],
  sent: Map<string, string>,
): (readonly [string, Value])[] {
  return entries.filter(([key, value]) => {
    const text = JSON.stringify(value);
    if (sent.get(key) === text) return false;
    sent.set(key, text);
    return true;
  });
}

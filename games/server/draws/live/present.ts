/** Draws and bets of live tables as clients are told of them. */
import { demoCurrency } from '@marquee/contract/providers/hub88.ts';
import { outcomeSchema } from '../../../kinds/live/games.ts';
import type { RaceField } from '../../../kinds/live/races.ts';
import { type BySide, linesOnSides, noSides } from '../../../kinds/live/sides.ts';
import { lineIn } from '../../stakes.ts';
import type {
  DrawResult,
  OwnBet,
  SeenDraw,
  SeenPlayer,
  SeenSpot,
  Totals,
} from '../../../kinds/live/socket-api.ts';
import type { House } from '../../house.ts';
import type { Draw } from '../draws.ts';
import { maskedName, orNull } from '../present.ts';
import type { Phases } from '../timing.ts';
import type { Call } from './bingo-rounds.ts';
import type { LiveBet } from './draw-bets.ts';

/** A draw runs no longer than the moment between two steps: until its outcome is written down it is closed. */
const states = {
  open: 'open',
  closed: 'closed',
  running: 'closed',
  ended: 'drawing',
  settled: 'settled',
  cancelled: 'cancelled',
} as const;

/** What a page is told of a draw. What is secret of it is not in its row before it is drawn. */
export function presentLiveDraw(
  draw: Draw,
): Pick<SeenDraw, 'chain' | 'number' | 'state' | 'link' | 'outcome'> {
  return {
    chain: draw.chainNumber,
    number: draw.number,
    state: states[draw.state],
    link: draw.link?.toString('hex') ?? null,
    outcome: draw.outcome && outcomeSchema.parse(draw.outcome),
  };
}

function presentTicketSet({ ticketSet }: Draw): SeenDraw['ticket_set'] {
  return ticketSet && { tickets: ticketSet.tickets, hash: ticketSet.hash.toString('hex') };
}

/**
 * @param call of a round of bingo, as far as its balls may be told.
 * @param field of a race, which is told with it from the first moment on.
 */
export function presentDraw(
  draw: Draw,
  { settles_ms, pause_ms, announces_ms }: Phases,
  { call, field }: { call: Call | null; field: RaceField | null },
): SeenDraw {
  const drawn = orNull(draw.endedAt);
  return {
    ...presentLiveDraw(draw),
    opens_at: draw.opensAt.getTime(),
    closes_at: draw.closesAt.getTime(),
    drawn_at: drawn,
    settles_at: drawn === null ? null : drawn + settles_ms,
    next_at: drawn === null ? null : drawn + pause_ms,
    ...(draw.isStopped ? { is_stopped: true } : {}),
    ...(field ? { field } : {}),
    ...(announces_ms === null ? {} : { ticket_set: presentTicketSet(draw) }),
    ...(call ? { call } : {}),
    ...presentPools(draw),
    ...presentShares(draw),
  };
}

function presentPools({ pools }: Draw): Pick<SeenDraw, 'pools'> {
  return Object.keys(pools).length > 0 ? { pools: { ...pools } } : {};
}

function presentShares({ shared }: Draw): Pick<SeenDraw, 'shared'> {
  const shares = Object.entries(shared).map(([currency, { staked, lines, prizes, won_at }]) => [
    currency,
    { staked, lines, prizes, ...(won_at ? { won_at } : {}) },
  ]);
  return shares.length > 0 ? { shared: Object.fromEntries(shares) } : {};
}

/** The results of draws that were drawn. */
export function presentResults(draws: readonly Draw[]): DrawResult[] {
  return draws.flatMap((draw) => {
    const { chainNumber, number, state, endedAt, link, outcome } = draw;
    return endedAt === null || link === null || outcome === null
      ? []
      : [
          {
            ...presentShares(draw),
            chain: chainNumber,
            number,
            drawn_at: endedAt.getTime(),
            link: link.toString('hex'),
            outcome: outcomeSchema.parse(outcome),
            is_cancelled: state === 'cancelled',
          },
        ];
  });
}

export function presentOwnBet({ publicId, bet, wager, state, win }: LiveBet): OwnBet {
  return {
    bet_id: publicId,
    bet_minor: bet.toString(),
    wager,
    state,
    win_minor: win?.toString() ?? null,
  };
}

/** Whether a bet is in the draw, as far as everybody may know: one that was not taken does not count. */
const counts = ({ state }: LiveBet): boolean => state !== 'void' && state !== 'asked';

/** All bets of a player in a draw, together. */
export type PlayerSum = { player: string; currency: string; bet: bigint; weight: number; win: bigint | null };

/** What players have in a draw. One who plays in two currencies is shown apart in each. */
export function sumByPlayer(bets: readonly LiveBet[]): PlayerSum[] {
  const byPlayer = new Map<string, PlayerSum>();
  for (const each of bets.filter(counts)) {
    const { player, currency, bet, weight, win } = each;
    const key = `${currency} ${player}`;
    const sum = byPlayer.get(key) ?? { player, currency, bet: 0n, weight: 0, win: null };
    byPlayer.set(key, {
      ...sum,
      bet: sum.bet + bet,
      weight: sum.weight + weight,
      win: win === null ? sum.win : (sum.win ?? 0n) + win,
    });
  }
  return [...byPlayer.values()];
}

export function presentPlayer(
  house: Pick<House, 'linkSecret' | 'now'>,
  { player, currency, bet, weight, win }: PlayerSum,
): SeenPlayer {
  return {
    player: maskedName(house, player),
    currency,
    bet_minor: bet.toString(),
    weight,
    win_minor: win?.toString() ?? null,
  };
}

/** @param areSides whether what lies on each side is told. @param ofHouse what the house has on them in demo play, in lines. */
export function totalsOf(bets: readonly LiveBet[], areSides = false, ofHouse: BySide | null = null): Totals {
  const players = new Set<string>();
  const amounts = new Map<string, { bet: bigint; win: bigint; sides: BySide }>();
  if (ofHouse) {
    const line = lineIn(demoCurrency);
    const sides: BySide = [ofHouse[0] * line, ofHouse[1] * line, ofHouse[2] * line];
    amounts.set(demoCurrency, { bet: sides[0] + sides[1] + sides[2], win: 0n, sides });
  }
  const counted = bets.filter(counts);
  for (const { player, currency, bet, win, wager } of counted) {
    players.add(player);
    const sum = amounts.get(currency) ?? { bet: 0n, win: 0n, sides: noSides };
    const [meron, wala, draw] = areSides ? linesOnSides(wager, bet, 1n) : noSides;
    amounts.set(currency, {
      bet: sum.bet + bet,
      win: sum.win + (win ?? 0n),
      sides: [sum.sides[0] + meron, sum.sides[1] + wala, sum.sides[2] + draw],
    });
  }
  return {
    players: players.size,
    bets: counted.length,
    amounts: [...amounts]
      .map(([currency, { bet, win, sides }]) => ({
        currency,
        bet_minor: bet.toString(),
        win_minor: win.toString(),
        ...(areSides ? { sides: sides.map(String) } : {}),
      }))
      .toSorted((a, b) => a.currency.localeCompare(b.currency)),
  };
}

/** What lies on each spot. A bet's weight is shared out by its units, rounded down. */
export function presentSpots(bets: readonly LiveBet[]): Record<string, SeenSpot> {
  const spots = new Map<string, { players: Set<string>; weight: number }>();
  for (const { player, weight, wager } of bets.filter(counts)) {
    const units = Object.values(wager.spots).reduce((sum, each) => sum + each, 0);
    for (const [spot, each] of Object.entries(wager.spots)) {
      const on = spots.get(spot) ?? { players: new Set(), weight: 0 };
      spots.set(spot, {
        players: on.players.add(player),
        weight: on.weight + Math.floor((weight * each) / units),
      });
    }
  }
  return Object.fromEntries(
    [...spots].map(([spot, { players, weight }]) => [spot, { players: players.size, weight }]),
  );
}

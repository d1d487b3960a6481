/** Draws and bets of crash as clients are told of them. */
import type { DrawResult, OwnBet, SeenBet, SeenDraw, Totals } from '../../../kinds/crash/socket-api.ts';
import type { House } from '../../house.ts';
import type { Draw } from '../draws.ts';
import { maskedName, orNull } from '../present.ts';
import type { DrawBet } from './draw-bets.ts';

/** What is secret of a draw is not in its row before it has ended. */
export function presentDraw(draw: Draw): SeenDraw {
  return {
    chain: draw.chainNumber,
    number: draw.number,
    state: draw.state,
    opens_at: draw.opensAt.getTime(),
    closes_at: draw.closesAt.getTime(),
    began_at: orNull(draw.beganAt),
    ended_at: orNull(draw.endedAt),
    ended_on: draw.endedOn,
    link: draw.link?.toString('hex') ?? null,
  };
}

/** The results of draws that are over. */
export function presentResults(draws: readonly Draw[]): DrawResult[] {
  return draws.flatMap(({ chainNumber, number, state, endedAt, endedOn, link }) =>
    endedAt === null || endedOn === null || link === null
      ? []
      : [
          {
            chain: chainNumber,
            number,
            ended_at: endedAt.getTime(),
            ended_on: endedOn,
            link: link.toString('hex'),
            is_cancelled: state === 'cancelled',
          },
        ],
  );
}

export function presentSeenBet(house: Pick<House, 'linkSecret' | 'now'>, bet: DrawBet): SeenBet {
  return {
    bet_id: bet.publicId,
    player: maskedName(house, bet.player),
    currency: bet.currency,
    bet_minor: bet.bet.toString(),
    weight: bet.weight,
    state: bet.state,
    cashed_out_on: bet.cashedOutOn,
    win_minor: bet.win?.toString() ?? null,
  };
}

export function presentOwnBet(bet: DrawBet): OwnBet {
  return {
    bet_id: bet.publicId,
    place: bet.place === 0 ? 0 : 1,
    bet_minor: bet.bet.toString(),
    auto_cash_out: bet.autoCashOut,
    ceiling: bet.ceiling,
    state: bet.state,
    cashed_out_on: bet.cashedOutOn,
    win_minor: bet.win?.toString() ?? null,
  };
}

/** What the bets of a draw add up to. A bet that was not taken does not count. */
export function totalsOf(bets: readonly DrawBet[]): Totals {
  const players = new Set<string>();
  const amounts = new Map<string, { bet: bigint; win: bigint }>();
  let [count, cashedOut] = [0, 0];
  for (const { player, currency, bet, win, state } of bets) {
    if (state === 'void' || state === 'asked') continue;
    count += 1;
    players.add(player);
    if (state === 'cashed_out') cashedOut += 1;
    const sum = amounts.get(currency) ?? { bet: 0n, win: 0n };
    amounts.set(currency, { bet: sum.bet + bet, win: sum.win + (win ?? 0n) });
  }
  return {
    players: players.size,
    bets: count,
    cashed_out: cashedOut,
    amounts: [...amounts]
      .map(([currency, { bet, win }]) => ({
        currency,
        bet_minor: bet.toString(),
        win_minor: win.toString(),
      }))
      .toSorted((a, b) => a.currency.localeCompare(b.currency)),
  };
}

/** The pots of the house for the operator's books: `/hub/jackpots/list` and `/hub/jackpots/report`. */
import { gameListRequestSchema } from '@marquee/contract/providers/hub88.ts';
import {
  jackpotsPath,
  jackpotsReportPath,
  jackpotsReportRequestSchema,
  type JackpotsReport,
} from '@marquee/contract/providers/jackpot.ts';
import type { AddHubCall } from './hub-call.ts';
import { type House, jackpotOf } from './house.ts';
import { faultsOfPots } from './jackpots/audit.ts';
import { readPots } from './jackpots/pots.ts';
import { readWins, reportJackpots } from './jackpots/report.ts';
import { faultsOfPools, type PoolReport, reportPools } from './draws/live/pool-report.ts';

export function addJackpotRoutes(add: AddHubCall, house: House): void {
  add(jackpotsPath, gameListRequestSchema, () => readPots(house.pool));
  add(jackpotsReportPath, jackpotsReportRequestSchema, async ({ check }): Promise<JackpotsReport> => {
    const [pots, pools, wins, faults] = await Promise.all([
      reportJackpots(house.pool, { all: true }),
      reportPools(house.pool),
      readWins(house.pool),
      check ? Promise.all([faultsOfPots(house.pool), faultsOfPools(house.pool)]) : [],
    ]);
    return {
      pots: [
        ...pots.flatMap((pot) => presentPot(house, pot)),
        ...pools.flatMap((pool) => presentPool(house, pool)),
      ],
      wins,
      faults: faults.flat(),
    };
  });
}

/** A pot as the operator reads it; nothing of a jackpot whose game the house no longer has. */
function presentPot(
  house: House,
  pot: Awaited<ReturnType<typeof reportJackpots>>[number],
): JackpotsReport['pots'] {
  const game = house.games.get(pot.jackpotId);
  const rules = game && jackpotOf(game);
  if (!rules) return [];
  const { contributed, seeds, paid } = pot.onTheirWay;
  return [
    {
      id: pot.jackpotId,
      game_codes: [pot.jackpotId],
      currency: pot.currency,
      number: pot.pot,
      opened_at: pot.openedAt.toISOString(),
      seed: pot.seed.toString(),
      amount: pot.amount.toString(),
      must_pay_by: pot.mustPayBy.toString(),
      saved: pot.saved.toString(),
      contribution_percent: percentOf(rules.contribution),
      saved_percent: percentOf(rules.saved),
      entries: pot.entries.toString(),
      contributed: pot.contributed.toString(),
      seeds: pot.seeds.toString(),
      paid: pot.paid.toString(),
      on_their_way: {
        contributed: contributed.toString(),
        seeds: seeds.toString(),
        paid: paid.toString(),
      },
      untold_seed: pot.untoldSeed.toString(),
    },
  ];
}

/** The pools of a lottery, as the operator reads them: all tiers together, since that is what its books have. */
function presentPool(house: House, pool: PoolReport): JackpotsReport['pots'] {
  const game = house.games.get(pool.gameCode);
  if (game?.kind !== 'live' || !game.live.pool) return [];
  const none = '0';
  return [
    {
      id: pool.gameCode,
      game_codes: [pool.gameCode],
      currency: pool.currency,
      number: pool.number,
      opened_at: pool.since.toISOString(),
      seed: none,
      amount: pool.amount.toString(),
      must_pay_by: null,
      saved: none,
      contribution_percent: percentOf([10_000 - game.live.pool.rake, 10_000]),
      saved_percent: none,
      entries: pool.tickets.toString(),
      contributed: pool.contributed.toString(),
      seeds: none,
      paid: pool.paid.toString(),
      on_their_way: {
        contributed: pool.onTheirWay.contributed.toString(),
        seeds: none,
        paid: pool.onTheirWay.paid.toString(),
      },
      untold_seed: none,
    },
  ];
}

function percentOf([numerator, denominator]: readonly [number, number]): string {
  return Number(((numerator * 100) / denominator).toFixed(6)).toString();
}

import type { Pool } from 'pg';
import { faultsOfPools, reportPools } from '../../games/server/draws/live/pool-report.ts';
import { faultsOfPots } from '../../games/server/jackpots/audit.ts';
import { reportJackpots } from '../../games/server/jackpots/report.ts';
import type { Database } from '@marquee/server/kernel/database.ts';
import { formatMoney } from '@marquee/server/kernel/money.ts';
import { compareJackpots, type JackpotSide, readJackpotBooks } from '@marquee/server/rounds/jackpot-books.ts';

export const jackpotUsage = `  npm run operator -- jackpots list
  npm run operator -- jackpots reconcile
`;

export interface JackpotCommand {
  readonly area: 'jackpots';
  readonly name: 'list' | 'reconcile';
}

/** The provider that is this repository's own. */
const HOUSE = 'MARQUEE';

/** Read the words after `jackpots`. Returns what is wrong with them, if anything is. */
export function readJackpotCommand([name = 'list']: readonly string[]): JackpotCommand | string {
  if (name !== 'list' && name !== 'reconcile') return 'Then: list or reconcile';
  return { area: 'jackpots', name };
}

/** Run the command. Returns the lines to show. */
export async function runOnJackpots(
  app: { readonly db: Database; readonly house: Pool },
  { name }: JackpotCommand,
): Promise<string[]> {
  if (name === 'reconcile') return reconcile(app);
  const pots = await reportJackpots(app.house);
  const pools = await reportPools(app.house);
  if (pots.length + pools.length === 0) return ['Nothing has entered a jackpot yet.'];
  const ofPools = pools.map((pool) =>
    [
      `${pool.gameCode} ${pool.currency}`,
      `pools hold ${formatMoney(pool.amount)}`,
      `${pool.tickets} tickets contributed ${formatMoney(pool.contributed)}`,
      `paid ${formatMoney(pool.paid)}`,
    ].join('  '),
  );
  const ofPots = pots.map((pot) =>
    [
      `${pot.jackpotId} ${pot.currency}`,
      `pot ${pot.pot} holds ${formatMoney(pot.amount)}, to be won by ${formatMoney(pot.mustPayBy)}`,
      `saved ${formatMoney(pot.saved)}`,
      `${pot.entries} entries contributed ${formatMoney(pot.contributed)}`,
      `seeds of the house ${formatMoney(pot.seeds)}`,
      `paid ${formatMoney(pot.paid)}`,
    ].join('  '),
  );
  return [...ofPots, ...ofPools];
}

/** The pools of a lottery as one side of the comparison: nobody adds a seed to them. */
async function sidesOfPools(house: Pool): Promise<JackpotSide[]> {
  const pools = await reportPools(house);
  return pools.map(({ currency, contributed, paid, onTheirWay }) => ({
    currency,
    contributed,
    paid,
    seeds: 0n,
    untoldSeed: 0n,
    onTheirWay: { ...onTheirWay, seeds: 0n },
  }));
}

/**
 * Compare what the house's pots have taken in and paid with what the ledger has booked, and the pots with their entries. What is on
 * its way between the two may be on either side.
 */
async function reconcile({ db, house }: { readonly db: Database; readonly house: Pool }): Promise<string[]> {
  const pots = [...(await reportJackpots(house, { all: true })), ...(await sidesOfPools(house))];
  const books = await readJackpotBooks(db, HOUSE);
  const compared = compareJackpots(books, pots);
  const lines = compared.map(({ currency, what, ledger, least, most, isSame }) => {
    const ours = least === most ? formatMoney(most) : `${formatMoney(least)} to ${formatMoney(most)}`;
    return `${isSame ? 'same      ' : 'DIFFERENCE'}  ${currency} ${what}: ledger ${formatMoney(ledger)}, house ${ours}`;
  });
  const found = [...(await faultsOfPots(house)), ...(await faultsOfPools(house))];
  const faults = found.map((fault) => `DIFFERENCE  ${fault}`);
  const differences = [...lines.filter((line) => line.startsWith('DIFFERENCE')), ...faults].length;
  return [
    ...lines,
    ...faults,
    differences === 0
      ? 'The pots are what their entries say, and the ledger has booked the same.'
      : `${differences} difference(s).`,
  ];
}

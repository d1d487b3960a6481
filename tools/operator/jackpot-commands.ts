import type { Pool } from 'pg';
import { faultsOfPots } from '../../games/server/jackpots/audit.ts';
import { reportJackpots } from '../../games/server/jackpots/report.ts';
import type { Database } from '@marquee/server/kernel/database.ts';
import { formatMoney } from '@marquee/server/kernel/money.ts';
import { compareJackpots, readJackpotBooks } from '@marquee/server/rounds/jackpot-books.ts';

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
  if (pots.length === 0) return ['Nothing has entered a jackpot yet.'];
  return pots.map((pot) =>
    [
      `${pot.jackpotId} ${pot.currency}`,
      `pot ${pot.pot} holds ${formatMoney(pot.amount)}, to be won by ${formatMoney(pot.mustPayBy)}`,
      `saved ${formatMoney(pot.saved)}`,
      `${pot.entries} entries contributed ${formatMoney(pot.contributed)}`,
      `seeds of the house ${formatMoney(pot.seeds)}`,
      `paid ${formatMoney(pot.paid)}`,
    ].join('  '),
  );
}

/**
 * Compare what the house's pots have taken in and paid with what the ledger has booked, and the pots with their entries. What is on
 * its way between the two may be on either side.
 */
async function reconcile({ db, house }: { readonly db: Database; readonly house: Pool }): Promise<string[]> {
  const pots = await reportJackpots(house, { all: true });
  const books = await readJackpotBooks(db, HOUSE);
  const compared = compareJackpots(books, pots);
  const lines = compared.map(({ currency, what, ledger, least, most, isSame }) => {
    const ours = least === most ? formatMoney(most) : `${formatMoney(least)} to ${formatMoney(most)}`;
    return `${isSame ? 'same      ' : 'DIFFERENCE'}  ${currency} ${what}: ledger ${formatMoney(ledger)}, house ${ours}`;
  });
  const faults = (await faultsOfPots(house)).map((fault) => `DIFFERENCE  ${fault}`);
  const differences = [...lines.filter((line) => line.startsWith('DIFFERENCE')), ...faults].length;
  return [
    ...lines,
    ...faults,
    differences === 0
      ? 'The pots are what their entries say, and the ledger has booked the same.'
      : `${differences} difference(s).`,
  ];
}

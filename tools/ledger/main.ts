import { formatMoney } from '@marquee/server/kernel/money.ts';
import { type Ledger, createLedger } from '@marquee/server/ledger/ledger.ts';
import { readWords, runCommand, UsageError } from '../command/command.ts';
import { openForCommand } from '../start/open-for-command.ts';

const usage = `npm run ledger -- <command>
  trial-balance   add up every posting, and hold the wallets and the house's balances against them
  seal            seal what is not sealed yet into blocks
  verify          hash the journal again; prints the first row that is not as it was sealed`;

/** Each returns whether all is well. */
const commands: Readonly<Record<string, (ledger: Ledger) => Promise<boolean>>> = {
  'trial-balance': printTrialBalance,
  seal: async (ledger) => {
    console.log(`${await ledger.sealBlocks()} postings sealed`);
    return true;
  },
  verify: async (ledger) => {
    const { blocks, postings, head, fault } = await ledger.verifyChain();
    console.log(
      fault ?? `${blocks} blocks with ${postings} postings are as they were sealed; head ${head || 'none'}`,
    );
    return fault === null;
  },
};

async function printTrialBalance(ledger: Ledger): Promise<boolean> {
  const { lines, faults, balanced } = await ledger.trialBalance();
  const row = (cells: readonly string[]): string =>
    cells.map((cell, index) => (index < 3 ? cell.padEnd(18) : cell.padStart(20))).join('');
  console.log(row(['site', 'currency', 'account', 'debit', 'credit']));
  for (const { siteId, currency, account, debit, credit } of lines) {
    console.log(row([String(siteId), currency, account, formatMoney(debit), formatMoney(credit)]));
  }
  for (const { siteId, playerId, currency, fault } of faults) {
    console.log(`site ${siteId}, player ${playerId}, ${currency}: ${fault}`);
  }
  console.log(balanced ? 'The books balance.' : 'THE BOOKS DO NOT BALANCE.');
  return balanced;
}

await runCommand({
  usage,
  run: async (words) => {
    const [name = ''] = readWords(words, {}).positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(`Begin with one of: ${Object.keys(commands).join(', ')}`);
    const { postgres } = await openForCommand();
    const ledger = createLedger({ connectionString: postgres.appUrl });
    try {
      return (await command(ledger)) ? 0 : 1;
    } finally {
      await ledger.close();
      await postgres.stop();
    }
  },
});

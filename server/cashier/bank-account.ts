import type { z } from 'zod';
import type { bankAccountSchema } from '@marquee/contract/entities.ts';
import type { App, PlayerSession } from '../kernel/app.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { takeTurn } from '../kernel/turn.ts';
import { maskNumber } from './vault.ts';

type PlayerKey = Pick<PlayerSession, 'siteId' | 'playerId'>;
export type BankAccountRow = Awaited<ReturnType<typeof listBankAccounts>>[number];

const shownColumns = [
  'bank_account_id',
  'bank_name',
  'account_name',
  'account_number_masked',
  'is_default',
  'created_at',
] as const;

/** The banks to which players of a currency are paid out; elsewhere a bank is named freely. */
const banksByCurrency: Readonly<Record<string, readonly string[]>> = {
  PHP: [
    'BDO Unibank',
    'Bank of the Philippine Islands',
    'China Bank',
    'GCash',
    'Land Bank of the Philippines',
    'Maya Bank',
    'Metrobank',
    'Philippine National Bank',
    'RCBC',
    'Security Bank',
    'UnionBank',
  ],
  EUR: ['BNP Paribas', 'Deutsche Bank', 'ING', 'N26', 'Revolut', 'Santander', 'UniCredit', 'Wise'],
};

export function banksOf(currency: string): readonly string[] {
  return banksByCurrency[currency] ?? [];
}

/** A player's bank accounts, the default one first. */
export function listBankAccounts(db: Database, player: PlayerKey) {
  return db
    .selectFrom('cashier.bank_account')
    .select(shownColumns)
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .execute();
}

/** The name that a player's bank accounts have to be in. */
export async function holderName(db: Database, player: PlayerKey): Promise<string> {
  const row = await db
    .selectFrom('players.player')
    .select('full_name')
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .executeTakeFirstOrThrow();
  return row.full_name;
}

/**
 * Add a bank account; the first one is the default. Its number is kept sealed.
 * Throws `bankAccountNameMismatch` (money goes to nobody but the player), `bankAccountTaken` where the account is
 * registered on this site, and `methodUnavailable` for a bank that is not paid out to.
 */
export async function addBankAccount(
  app: Pick<App, 'db' | 'clock' | 'cashier'>,
  player: PlayerSession,
  account: { bankName: string; accountName: string; accountNumber: string },
): Promise<BankAccountRow> {
  const banks = banksOf(player.currency);
  if (banks.length > 0 && !banks.includes(account.bankName)) throw refuse('methodUnavailable');
  const holder = await holderName(app.db, player);
  if (nameForm(holder) !== nameForm(account.accountName)) throw refuse('bankAccountNameMismatch');
  const row = await app.db.transaction().execute(async (trx) => {
    // Of two accounts that are added at once, one is the first.
    await takeTurn(trx, `cashier.bank_account ${player.playerId}`);
    const others = await listBankAccounts(trx, player);
    const bankAccountId = newId();
    return trx
      .insertInto('cashier.bank_account')
      .values({
        site_id: player.siteId,
        player_id: player.playerId,
        bank_account_id: bankAccountId,
        bank_name: account.bankName,
        account_name: account.accountName,
        account_number_sealed: app.cashier.vault.seal(account.accountNumber, { ...player, bankAccountId }),
        account_number_digest: app.cashier.vault.digest(account.accountNumber),
        account_number_masked: maskNumber(account.accountNumber),
        is_default: others.length === 0,
        created_at: app.clock.now(),
      })
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'bank_name', 'account_number_digest']).doNothing(),
      )
      .returning(shownColumns)
      .executeTakeFirst();
  });
  if (!row) throw refuse('bankAccountTaken');
  return row;
}

export function presentBankAccount(row: BankAccountRow): z.infer<typeof bankAccountSchema> {
  return {
    bank_account_id: row.bank_account_id,
    bank_name: row.bank_name,
    account_name: row.account_name,
    account_number_masked: row.account_number_masked,
    is_default: row.is_default,
    created_at: row.created_at.toISOString(),
  };
}

/** Names are the same whatever their case, accents' encoding, punctuation and spaces. */
function nameForm(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
}

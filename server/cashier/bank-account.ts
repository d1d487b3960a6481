import type { z } from 'zod';
import type { bankAccountSchema } from '@marquee/contract/entities.ts';
import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { takeTurn } from '../kernel/turn.ts';
import { changeSecurity, type ChangingApp } from '../players/security-change.ts';
import { isSameName } from './same-name.ts';
import { readSiteSetting } from './site-setting.ts';
import { cashierNews } from './news.ts';
import { maskNumber } from './vault.ts';

type PlayerKey = Pick<PlayerSession, 'siteId' | 'playerId'>;
export type BankAccountRow = Awaited<ReturnType<typeof listBankAccounts>>[number];

/** The most bank accounts a player can have at once. */
const accountsPerPlayer = 5;

const shownColumns = [
  'bank_account_id',
  'bank_name',
  'account_name',
  'account_number_masked',
  'is_default',
  'created_at',
] as const;

/** The banks that players of a currency can choose. For other currencies players type the bank's name. */
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

/** A player's bank accounts, the default first. */
export function listBankAccounts(db: Database, player: PlayerKey) {
  return db
    .selectFrom('cashier.bank_account')
    .select(shownColumns)
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('removed_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('bank_account_id')
    .execute();
}

/** The name that all of a player's bank accounts must be in. */
export async function holderName(db: Database, player: PlayerKey): Promise<string> {
  const row = await db
    .selectFrom('players.identity')
    .select('full_name')
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .executeTakeFirstOrThrow();
  return row.full_name;
}

/**
 * Add a bank account. The first one becomes the default. The number is stored encrypted.
 * Throws `bankAccountNameMismatch` if the name is not the player's own, `bankAccountTaken` if the account is already
 * registered on this site, `bankAccountLimitReached`, and `methodUnavailable` if the bank is not on the list.
 */
export async function addBankAccount(
  app: ChangingApp & Pick<App, 'cashier'>,
  player: PlayerKey & Pick<PlayerSession, 'currency'>,
  account: { bankName: string; accountName: string; accountNumber: string },
): Promise<BankAccountRow> {
  const banks = banksOf(player.currency);
  if (banks.length > 0 && !banks.includes(account.bankName)) throw refuse('methodUnavailable');
  const holder = await holderName(app.db, player);
  if (!isSameName(holder, account.accountName)) throw refuse('bankAccountNameMismatch');
  return changeSecurity(app, player, 'bank_account', async (trx) => {
    await lockAccounts(trx, player);
    const others = await listBankAccounts(trx, player);
    if (others.length >= accountsPerPlayer) throw refuse('bankAccountLimitReached');
    const bankAccountId = newId();
    const added = await trx
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
        conflict
          .columns(['site_id', 'bank_name', 'account_number_digest'])
          .where('removed_at', 'is', null)
          .doNothing(),
      )
      .returning(shownColumns)
      .executeTakeFirst();
    if (!added) throw refuse('bankAccountTaken');
    await tellOfAccount(app, trx, player, 'account_added', added);
    return added;
  });
}

/** Make an account the default and return all accounts. Throws `bankAccountNotFound`. */
export async function makeDefault(
  app: ChangingApp,
  player: PlayerSession,
  bankAccountId: string,
): Promise<BankAccountRow[]> {
  return changeSecurity(app, player, 'bank_account', async (trx) => {
    await lockAccounts(trx, player);
    const account = await requireAccount(trx, player, bankAccountId);
    await setDefault(trx, player, bankAccountId);
    await tellOfAccount(app, trx, player, 'account_default', account);
    return listBankAccounts(trx, player);
  });
}

/**
 * Remove a bank account and return the rest. If it was the default, the oldest remaining one becomes the default. The
 * row is kept because withdrawals refer to it.
 * Throws `bankAccountNotFound`, and `bankAccountInUse` while a withdrawal to it is open.
 */
export async function removeBankAccount(
  app: ChangingApp,
  player: PlayerSession,
  bankAccountId: string,
): Promise<BankAccountRow[]> {
  return changeSecurity(app, player, 'bank_account', async (trx) => {
    await lockAccounts(trx, player);
    const account = await requireAccount(trx, player, bankAccountId);
    const open = await trx
      .selectFrom('cashier.withdrawal')
      .select('withdrawal_id')
      .where('site_id', '=', player.siteId)
      .where('player_id', '=', player.playerId)
      .where('bank_account_id', '=', bankAccountId)
      .where('status', 'in', ['pending', 'paying'])
      .executeTakeFirst();
    if (open) throw refuse('bankAccountInUse');
    await ofPlayer(trx, player)
      .set({ is_default: false, removed_at: app.clock.now() })
      .where('bank_account_id', '=', bankAccountId)
      .execute();
    await tellOfAccount(app, trx, player, 'account_removed', account);
    const left = await listBankAccounts(trx, player);
    const [oldest] = left;
    if (!account.is_default || !oldest) return left;
    await setDefault(trx, player, oldest.bank_account_id);
    return listBankAccounts(trx, player);
  });
}

async function tellOfAccount(
  app: Pick<App, 'clock' | 'events'>,
  trx: Database,
  player: PlayerKey,
  about: 'account_added' | 'account_default' | 'account_removed',
  account: BankAccountRow,
): Promise<void> {
  const { bank_name: bank, account_number_masked: number } = account;
  // The time makes the id unique, so the player is told of a repeated change to the same account too.
  const id = `${account.bank_account_id}:${app.clock.now().getTime()}`;
  await app.events.tell(trx, cashierNews, {
    siteId: player.siteId,
    playerId: player.playerId,
    about,
    id,
    bank,
    number,
  });
}

/** Serializes changes to one player's bank accounts. */
async function lockAccounts(trx: Database, player: PlayerKey): Promise<void> {
  await takeTurn(trx, `cashier.bank_account ${player.playerId}`);
}

/** A player's account, with its row locked until the transaction ends, so that it is not removed meanwhile. */
async function requireAccount(trx: Database, player: PlayerKey, bankAccountId: string) {
  const account = await trx
    .selectFrom('cashier.bank_account')
    .select(shownColumns)
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('bank_account_id', '=', bankAccountId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw refuse('bankAccountNotFound');
  return account;
}

/**
 * Check the account that a withdrawal goes to, and lock it until the transaction ends. Throws `bankAccountNotFound`,
 * and `bankAccountTooNew` with the time from which it can be used.
 */
export async function requireUsableAccount(
  app: Pick<App, 'clock'>,
  trx: Database,
  player: PlayerKey,
  bankAccountId: string,
): Promise<void> {
  const account = await requireAccount(trx, player, bankAccountId);
  const { bankAccountWait_ms } = await readSiteSetting(trx, player.siteId);
  const usableAt = usableFrom(account, bankAccountWait_ms);
  if (app.clock.now() < usableAt) throw refuse('bankAccountTooNew', usableAt.toISOString());
}

async function setDefault(trx: Database, player: PlayerKey, bankAccountId: string): Promise<void> {
  await ofPlayer(trx, player).set({ is_default: false }).where('is_default', '=', true).execute();
  await ofPlayer(trx, player)
    .set({ is_default: true })
    .where('bank_account_id', '=', bankAccountId)
    .execute();
}

function ofPlayer(trx: Database, player: PlayerKey) {
  return trx
    .updateTable('cashier.bank_account')
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId);
}

/** The time from which a bank account can receive payouts. */
export function usableFrom(row: { readonly created_at: Date }, wait_ms: number): Date {
  return new Date(row.created_at.getTime() + wait_ms);
}

/** Accounts as their player sees them. `siteId` selects the waiting time for new accounts. */
export async function presentBankAccounts(
  db: Database,
  siteId: number,
  rows: readonly BankAccountRow[],
): Promise<z.infer<typeof bankAccountSchema>[]> {
  const { bankAccountWait_ms } = await readSiteSetting(db, siteId);
  return rows.map((row) => ({
    bank_account_id: row.bank_account_id,
    bank_name: row.bank_name,
    account_name: row.account_name,
    account_number_masked: row.account_number_masked,
    is_default: row.is_default,
    usable_at: usableFrom(row, bankAccountWait_ms).toISOString(),
    created_at: row.created_at.toISOString(),
  }));
}

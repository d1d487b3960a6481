import { expect } from 'vitest';
import {
  createCashierFixture,
  depositRequest,
  units,
  type CashierFixture,
} from '../../tests/cashier-fixture.ts';
import type { PlayerFixture } from '../../tests/casino-fixture.ts';
import { addBankAccount } from '../../server/cashier/bank-account.ts';
import { createDeposit } from '../../server/cashier/deposit.ts';
import type { Gateway, PaymentState, PayoutState } from '../../server/cashier/gateways/gateway.ts';
import type { DepositRow } from '../../server/cashier/present-deposit.ts';
import { reconcile } from '../../server/cashier/reconcile.ts';
import { settlePayout } from '../../server/cashier/settle-payout.ts';
import { findWithdrawal } from '../../server/cashier/withdrawal.ts';
import { newId } from '../../server/kernel/ids.ts';
import { readCommand, runCommand } from './commands.ts';

export const reason = ['--reason', 'Found in the statement'];

/** A casino whose operators put right what its gateway says, and whose gateway says what the test decides. */
export interface CorrectionsFixture {
  readonly casino: CashierFixture['casino'];
  readonly app: CashierFixture['app'];
  readonly gateways: Map<string, Gateway>;
  /** Run a command of `npm run operator`. */
  run(...args: string[]): Promise<readonly string[]>;
  stateOf(id: string): Promise<string | undefined>;
  /** What a player has, and what is held for a payout. */
  balanceOf(player: PlayerFixture): Promise<readonly bigint[]>;
  addAccount(player: PlayerFixture): ReturnType<typeof addBankAccount>;
  /** Act as the gateway's webhook. */
  tell(
    change: Partial<PayoutState> & Pick<PayoutState, 'payoutId' | 'reference'>,
  ): ReturnType<typeof settlePayout>;
  /** A deposit of 500 that was begun. */
  begun(): Promise<{ player: PlayerFixture; deposit: DepositRow }>;
  paidWith(deposit: DepositRow, amount: bigint): PaymentState;
  booksBalance(): Promise<void>;
  close(): Promise<void>;
}

export async function startCorrections(): Promise<CorrectionsFixture> {
  const gateways = new Map<string, Gateway>();
  const payouts = new Map<string, PayoutState>();
  const payments = new Map<string, PaymentState>();
  const fixture = await createCashierFixture();
  const { casino } = fixture;
  const sandbox = fixture.app.cashier.gateway('sandbox');
  if (!sandbox?.payouts) throw new Error('There is no sandbox');
  gateways.set('sandbox', {
    ...sandbox,
    fetchPayment: async (id) => payments.get(id) ?? sandbox.fetchPayment(id),
    cancelPayment: async (id) => payments.get(id) ?? sandbox.cancelPayment(id),
    payouts: {
      isIdempotent: true,
      payOut: async ({ reference, amount, currency }) => {
        const payout = {
          payoutId: newId(),
          reference,
          amount,
          currency,
          status: 'pending',
          reason: '',
        } as const;
        payouts.set(payout.payoutId, payout);
        return payout;
      },
      fetchPayout: async (id) => {
        const payout = payouts.get(id);
        if (!payout) throw new Error('There is no such payout');
        return payout;
      },
    },
  });
  // The casino, with a gateway whose answers the test decides.
  const app: CashierFixture['app'] = {
    ...fixture.app,
    cashier: { ...fixture.app.cashier, gateway: (code) => gateways.get(code) },
  };
  await casino.asOwner('update sites.site set turnover_multiple = 0');

  const run = (...args: string[]) => runCommand({ ...app, house: casino.house }, readCommand(args, 'ana'));
  const stateOf = async (id: string) => (await findWithdrawal(app.db, id))?.status;
  const balanceOf = async (player: PlayerFixture) => {
    const { real, locked } = (await app.ledger.balance(player)) ?? { real: 0n, locked: 0n };
    return [real, locked];
  };
  function addAccount(player: PlayerFixture) {
    return addBankAccount(app, player.session, {
      bankName: 'GCash',
      accountName: 'Maria Santos',
      accountNumber: `09${Math.floor(Math.random() * 1e9)}`,
    });
  }

  function tell(change: Partial<PayoutState> & Pick<PayoutState, 'payoutId' | 'reference'>) {
    const gateway = gateways.get('sandbox');
    if (!gateway) throw new Error('There is no sandbox');
    const said = { status: 'paid', amount: units(400), currency: 'PHP', reason: '', ...change } as const;
    payouts.set(said.payoutId, said);
    return settlePayout(app, gateway, said, 'sandbox');
  }

  async function begun(): Promise<{ player: PlayerFixture; deposit: DepositRow }> {
    const player = await casino.newPlayer();
    return { player, deposit: await createDeposit(app, player.session, depositRequest(500)) };
  }

  function paidWith(deposit: DepositRow, amount: bigint): PaymentState {
    const { deposit_id: depositId, gateway_payment_id: paymentId, currency } = deposit;
    const payment = { paymentId: paymentId ?? '', depositId, status: 'paid', amount, currency } as const;
    payments.set(payment.paymentId, payment);
    return payment;
  }

  return {
    casino,
    app,
    gateways,
    run,
    stateOf,
    balanceOf,
    addAccount,
    tell,
    begun,
    paidWith,
    booksBalance: async () => {
      expect(await app.ledger.trialBalance()).toMatchObject({ balanced: true, faults: [] });
      const days = await Promise.all(
        [0, 1, 2, 3, 4].map((offset) =>
          reconcile(app, new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)),
        ),
      );
      const differences = days.flatMap((day) => day.differences).map(({ detail }) => detail);
      expect(differences.filter((detail) => detail.includes('ledger'))).toEqual([]);
    },
    close: () => fixture.close(),
  };
}

export function walletOf(player: PlayerFixture) {
  return { siteId: player.siteId, playerId: player.playerId, currency: player.currency };
}

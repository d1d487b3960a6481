import { expect } from 'vitest';
import { approvalsSaveRule } from '../../contract/operate/approvals/save_rule.ts';
import { auditList } from '../../contract/operate/audit/list.ts';
import { withdrawalsApprove } from '../../contract/operate/withdrawals/approve.ts';
import { addBankAccount } from '../../server/cashier/bank-account.ts';
import { requestWithdrawal } from '../../server/cashier/request-withdrawal.ts';
import { newId } from '../../server/kernel/ids.ts';
import { minorPerUnit } from '../../server/kernel/money.ts';
import type { WalletKey } from '../../server/ledger/ledger.ts';
import { seedPlayer } from '../../server/players/seed-player.ts';
import { startGatewayBooks, type GatewayBooks } from '../contract/sequences-gateway.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

/** A withdrawal that waits. */
export interface Asked {
  readonly id: string;
  readonly wallet: WalletKey;
  readonly locked: () => Promise<bigint>;
}

/** A platform with a gateway that pays, whose operators decide withdrawals; from 500 PHP on two are needed. */
export interface WithdrawalsFixture {
  readonly gateway: GatewayBooks;
  readonly platform: TestPlatform;
  readonly operate: TestConsole;
  readonly owner: TestOperator;
  readonly asker: TestOperator;
  readonly decider: TestOperator;
  /** A withdrawal of a new player with 2,000 PHP. */
  asked(amount_units: number, domain?: string): Promise<Asked>;
  /** The calls in the audit that are about a subject, latest first. */
  auditOf(subjectId: string): Promise<string[]>;
  approve(ids: readonly string[], by: TestOperator): ReturnType<typeof approveWith>;
  close(): Promise<void>;
}

async function approveWith(operate: TestConsole, ids: readonly string[], by: TestOperator) {
  await operate.stepUp(by);
  return operate.call(withdrawalsApprove, { withdrawal_ids: [...ids], reason: 'looks right' }, by);
}

export async function startWithdrawals(): Promise<WithdrawalsFixture> {
  let now = (): Date => new Date();
  const gateway = await startGatewayBooks(() => now());
  const platform = await startPlatform({ ROLES: 'web,api', GATEWAY_URL: gateway.url });
  now = () => platform.clock.now();
  await platform.owner.query(
    `update sites.site set withdrawals_per_day = 12, turnover_multiple = 0, withdrawal_minimum = ${10n * minorPerUnit}`,
  );
  await platform.owner.query(
    'update cashier.site_setting set bank_account_wait_hours = 0, security_wait_hours = 0',
  );
  platform.marquee.app.sites.forget();
  const operate = createTestConsole(platform);
  const { siteId } = await platform.marquee.app.sites.byDomain('localhost');
  const owner = await operate.newOperator('owner@example.com', [{ role: 'owner', siteId: null }]);
  const asker = await operate.newOperator('asker@example.com', [{ role: 'payments', siteId }]);
  const decider = await operate.newOperator('decider@example.com', [{ role: 'payments', siteId }]);
  const rule = {
    kind: 'withdrawal' as const,
    currency: 'PHP',
    threshold: '500.00',
    reason: 'the house rule',
  };
  expect((await operate.call(approvalsSaveRule, rule, owner)).statusCode).toBe(1);

  let players = 0;
  async function asked(amount_units: number, domain = 'localhost'): Promise<Asked> {
    const { app } = platform.marquee;
    const site = await app.sites.byDomain(domain);
    players += 1;
    const wallet = await seedPlayer(
      app,
      site,
      {
        accountId: `payee${players}`,
        fullName: 'Maria Santos',
        birthDate: '1990-05-17',
        phone: `+63918${1_000_000 + players}`,
        email: `payee${players}@example.com`,
        language: 'EN',
      },
      2000n * minorPerUnit,
    );
    const session = {
      ...wallet,
      sessionId: newId(),
      accountId: `payee${players}`,
      startedAt: platform.clock.now(),
      expiresAt: platform.clock.now(),
      status: 'active' as const,
    };
    const account = await addBankAccount(app, session, {
      bankName: 'GCash',
      accountName: 'Maria Santos',
      accountNumber: `7700${players}1111`,
    });
    const row = await requestWithdrawal(app, session, {
      idempotencyKey: newId(),
      bankAccountId: account.bank_account_id,
      amount: BigInt(amount_units) * minorPerUnit,
    });
    return {
      id: row.withdrawal_id,
      wallet,
      locked: async () => (await app.ledger.balance(wallet))?.locked ?? -1n,
    };
  }

  return {
    gateway,
    platform,
    operate,
    owner,
    asker,
    decider,
    asked,
    auditOf: async (subjectId) => {
      const kept = await operate.call(auditList, { subject_id: subjectId }, owner);
      return kept.value?.map(({ call }) => call) ?? [];
    },
    approve: (ids, by) => approveWith(operate, ids, by),
    close: async () => {
      await platform.close();
      await gateway.close();
    },
  };
}

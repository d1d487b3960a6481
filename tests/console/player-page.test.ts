import { afterAll, beforeAll, expect, test } from 'vitest';
import { adjustmentsAsk } from '../../contract/operate/adjustments/ask.ts';
import { approvalsDecide } from '../../contract/operate/approvals/decide.ts';
import { approvalsList } from '../../contract/operate/approvals/list.ts';
import { auditList } from '../../contract/operate/audit/list.ts';
import { bonusesGrant } from '../../contract/operate/bonuses/grant.ts';
import { bonusesGrantable } from '../../contract/operate/bonuses/grantable.ts';
import { playersBonuses } from '../../contract/operate/players/bonuses.ts';
import { playersClose } from '../../contract/operate/players/close.ts';
import { playersInbox } from '../../contract/operate/players/inbox.ts';
import { playersLinked } from '../../contract/operate/players/linked.ts';
import { playersPostings } from '../../contract/operate/players/postings.ts';
import { playersResetSecondFactor } from '../../contract/operate/players/reset_second_factor.ts';
import { playersSearch } from '../../contract/operate/players/search.ts';
import { playersWriteMessage } from '../../contract/operate/players/write_message.ts';
import { addBankAccount } from '../../server/cashier/bank-account.ts';
import { newId } from '../../server/kernel/ids.ts';
import { minorPerUnit, parseMoney, formatMoney } from '../../server/kernel/money.ts';
import { seedPlayer } from '../../server/players/seed-player.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

let platform: TestPlatform;
let operate: TestConsole;
let owner: TestOperator;
let asker: TestOperator;
let decider: TestOperator;
let support: TestOperator;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  operate = createTestConsole(platform);
  const { siteId } = await platform.marquee.app.sites.byDomain('localhost');
  owner = await operate.newOperator('owner@example.com', [{ role: 'owner', siteId: null }]);
  asker = await operate.newOperator('asker@example.com', [{ role: 'payments', siteId }]);
  decider = await operate.newOperator('decider@example.com', [{ role: 'payments', siteId }]);
  support = await operate.newOperator('support@example.com', [{ role: 'support', siteId }]);
});
afterAll(() => platform.close());

let players = 0;

/** A player with this much real money. */
async function newPlayer(units: number, domain = 'localhost') {
  const { app } = platform.marquee;
  players += 1;
  const accountId = `looked${players}`;
  const wallet = await seedPlayer(
    app,
    await app.sites.byDomain(domain),
    {
      accountId,
      fullName: 'Maria Santos',
      birthDate: '1990-05-17',
      phone: `+63918${2_000_000 + players}`,
      email: `${accountId}@example.com`,
      language: 'EN',
    },
    BigInt(units) * minorPerUnit,
  );
  return {
    ...wallet,
    accountId,
    id: wallet.playerId.toString(),
    real: async () => formatMoney((await app.ledger.balance(wallet))?.real ?? -1n),
  };
}

/** The calls in the audit that are about a subject, latest first. */
async function auditOf(subjectId: string): Promise<string[]> {
  const kept = await operate.call(auditList, { subject_id: subjectId }, owner);
  return kept.value?.map(({ call }) => call) ?? [];
}

type Asked = Parameters<typeof operate.call<typeof adjustmentsAsk>>[1];

async function ask(playerId: string, what: Partial<Asked>) {
  await operate.stepUp(asker);
  const body = {
    player_id: playerId,
    idempotency_key: newId(),
    direction: 'credit' as const,
    amount: '25.50',
    reason: 'a prize that was not paid',
    ...what,
  };
  return operate.call(adjustmentsAsk, body, asker);
}

async function decide(approval_id: string, decision: 'approve' | 'refuse', by: TestOperator) {
  await operate.stepUp(by);
  return operate.call(approvalsDecide, { approval_id, decision, reason: 'looked at it' }, by);
}

test('an adjustment moves nothing until another operator approves, then once, and is in the books', async () => {
  const player = await newPlayer(100);
  const { app } = platform.marquee;
  const key = newId();
  const asked = await ask(player.id, { idempotency_key: key });
  expect(asked.statusMessage).toBe('OK');
  const approvalId = asked.approval_id ?? '';
  expect(await player.real()).toBe('100.00');
  expect((await ask(player.id, { idempotency_key: key })).statusMessage).toBe('adjustmentAsked');
  expect((await decide(approvalId, 'approve', asker)).statusMessage).toBe('approvalOwnRequest');
  expect((await decide(approvalId, 'approve', support)).statusMessage).toBe('operatorNotPermitted');
  const listed = await operate.call(approvalsList, { state: 'open' }, decider);
  expect(listed.value?.[0]).toMatchObject({ kind: 'adjustment', amount: '25.50', can_decide: true });
  expect(await decide(approvalId, 'approve', decider)).toMatchObject({ outcome: 'done', state: 'approved' });
  expect(await player.real()).toBe('125.50');
  expect((await decide(approvalId, 'approve', decider)).statusMessage).toBe('approvalDecided');
  expect(await player.real()).toBe('125.50');

  const { value: postings = [] } = await operate.call(
    playersPostings,
    { player_id: player.id, bucket: 'real' },
    support,
  );
  expect(postings[0]).toMatchObject({
    kind: 'adjustment_credit',
    counter_account: 'adjustments',
    change: '25.50',
    after: '125.50',
    about: { kind: 'adjustment' },
  });
  const sum = postings.reduce((total, { change }) => total + parseMoney(change), 0n);
  expect(formatMoney(sum)).toBe('125.50');
  expect(await app.ledger.trialBalance()).toMatchObject({ balanced: true, faults: [] });
  const kept = await operate.call(auditList, { subject_id: player.id }, owner);
  expect(kept.value?.[0]).toMatchObject({ call: 'adjustments/ask', approval_id: approvalId });
});

test('a debit takes no more than the player has, when it is asked and when it is approved', async () => {
  const player = await newPlayer(40);
  expect((await ask(player.id, { direction: 'debit', amount: '40.01' })).statusMessage).toBe(
    'insufficientBalance',
  );
  const first = await ask(player.id, { direction: 'debit', amount: '30.00' });
  const second = await ask(player.id, { direction: 'debit', amount: '30.00' });
  expect(await decide(first.approval_id ?? '', 'approve', decider)).toMatchObject({ outcome: 'done' });
  const late = await decide(second.approval_id ?? '', 'approve', decider);
  expect(late.statusMessage).toBe('commandRefused');
  expect(await player.real()).toBe('10.00');
  expect((await decide(second.approval_id ?? '', 'refuse', decider)).statusCode).toBe(1);
  expect((await decide(second.approval_id ?? '', 'approve', decider)).statusMessage).toBe('approvalDecided');
  expect(await player.real()).toBe('10.00');
});

test('postings go on by their cursor without a gap, and each bucket adds up to what it holds', async () => {
  const player = await newPlayer(50);
  const { app } = platform.marquee;
  for (let round = 1; round <= 6; round += 1) {
    const bet = { ...player, source: 'MARQUEE', externalId: newId(), round: `r${round}`, game: 'dice' };
    await app.ledger.post({ ...bet, kind: 'bet', amount: 2n * minorPerUnit });
    await app.ledger.post({
      ...bet,
      externalId: newId(),
      kind: 'win',
      amount: minorPerUnit,
      reference: bet.externalId,
    });
  }
  const seen: string[] = [];
  let sum = 0n;
  let cursor: string | null | undefined;
  do {
    const input = { player_id: player.id, bucket: 'real' as const, limit: 5, ...(cursor ? { cursor } : {}) };
    const page = await operate.call(playersPostings, input, support);
    for (const posting of page.value ?? []) {
      seen.push(posting.posting_id);
      sum += parseMoney(posting.change);
    }
    cursor = page.next_cursor;
  } while (cursor);
  expect(new Set(seen).size).toBe(13);
  expect(formatMoney(sum)).toBe(await player.real());
});

test('a bonus is granted under its own terms, once, and a message is written once', async () => {
  const player = await newPlayer(0);
  await operate.stepUp(support);
  const { value: offered = [] } = await operate.call(bonusesGrantable, { player_id: player.id }, support);
  const open = offered.find(({ can_grant }) => can_grant);
  expect(open).toBeDefined();
  const grant = {
    player_id: player.id,
    promotion_id: open?.promotion_id ?? '',
    reason: 'made up for a fault',
  };
  expect((await operate.call(bonusesGrant, grant, support)).statusCode).toBe(1);
  expect(await operate.call(bonusesGrant, grant, support)).toMatchObject({
    statusMessage: 'commandRefused',
    statusDetail: [{ key: 'errors.promotionAlreadyClaimed' }],
  });
  const { value: bonuses = [] } = await operate.call(playersBonuses, { player_id: player.id }, support);
  expect(bonuses.map(({ title }) => title)).toEqual([open?.title]);
  expect(await auditOf(player.id)).toEqual(['bonuses/grant']);

  const message = {
    player_id: player.id,
    idempotency_key: newId(),
    title: 'Your question',
    body: 'It is on its way.',
  };
  expect((await operate.call(playersWriteMessage, message, support)).statusCode).toBe(1);
  expect((await operate.call(playersWriteMessage, message, support)).statusMessage).toBe('playerUnchanged');
  const { value: inbox = [] } = await operate.call(playersInbox, { player_id: player.id }, support);
  expect(inbox.filter(({ title }) => title === 'Your question')).toHaveLength(1);
});

test('accounts that share a device or an address are linked, within the sites of the operator', async () => {
  const [one, two, away] = [await newPlayer(0), await newPlayer(0), await newPlayer(0, 'tropico.localhost')];
  await platform.owner.query("update players.player set visitor_id = 'device-77' where player_id = any($1)", [
    [one.playerId, away.playerId],
  ]);
  const { app } = platform.marquee;
  const now = app.clock.now();
  for (const player of [one, two]) {
    await platform.owner.query(
      `insert into players.session (site_id, player_id, session_id, token_hash, ip, user_agent, created_at, last_seen_at, expires_at)
       values ($1, $2, $3, $4, '203.0.113.77', 'x', $5, $5, $5)`,
      [player.siteId, player.playerId, newId(), Buffer.from(newId()), now],
    );
  }
  const within = await operate.call(playersLinked, { player_id: one.id }, support);
  expect(within.value).toMatchObject([{ account_id: two.accountId, links: ['address'] }]);
  const everywhere = await operate.call(playersLinked, { player_id: one.id }, owner);
  expect(everywhere.value?.map(({ account_id, links }) => [account_id, links])).toEqual([
    [two.accountId, ['address']],
    [away.accountId, ['device']],
  ]);
});

test('a second factor is reset only where there is one, and a closed account is closed once', async () => {
  const player = await newPlayer(0);
  await operate.stepUp(support);
  const about = { player_id: player.id, reason: 'the player has lost the phone' };
  expect((await operate.call(playersResetSecondFactor, about, support)).statusMessage).toBe(
    'playerUnchanged',
  );
  await platform.owner.query(
    `insert into players.two_factor (site_id, player_id, secret_sealed, begun_at, confirmed_at, last_step) values ($1, $2, '\\x00', now(), now(), 0)`,
    [player.siteId, player.playerId],
  );
  expect((await operate.call(playersResetSecondFactor, about, support)).statusCode).toBe(1);
  expect((await operate.call(playersClose, about, support)).statusMessage).toBe('OK');
  expect((await operate.call(playersClose, about, support)).statusMessage).toBe('playerUnchanged');
  expect(await auditOf(player.id)).toEqual(['players/close', 'players/reset_second_factor']);
});

test('a player is found by the whole of a device, an address or the number of a bank account', async () => {
  const { app } = platform.marquee;
  const player = await newPlayer(0);
  const now = platform.clock.now();
  await platform.owner.query("update players.player set visitor_id = 'device-88' where player_id = $1", [
    player.playerId,
  ]);
  await platform.owner.query(
    `insert into players.session (site_id, player_id, session_id, token_hash, ip, user_agent, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, '203.0.113.88', 'x', $5, $5, $5)`,
    [player.siteId, player.playerId, newId(), Buffer.from(newId()), now],
  );
  const account = { bankName: 'GCash', accountName: 'Maria Santos', accountNumber: '5500112299' };
  await addBankAccount(app, player, account);
  const found = async (search: string) => {
    const { value = [] } = await operate.call(playersSearch, { search }, support);
    return value.map(({ account_id }) => account_id);
  };
  for (const whole of ['device-88', '203.0.113.88', '5500112299', '5500 1122 99', player.id]) {
    expect(await found(whole), whole).toEqual([player.accountId]);
  }
  for (const part of ['device-8', '203.0.113.8', '550011229']) expect(await found(part), part).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { signup } from '@marquee/contract/api/auth/signup.ts';
import { tacVerify } from '@marquee/contract/api/auth/tac/verify.ts';
import { promotionClaim } from '@marquee/contract/api/promotion/claim.ts';
import { promotionList } from '@marquee/contract/api/promotion/list.ts';
import { application, startPlatform, type TestPlatform, type TestPlayer } from '../../tests/platform.ts';
import { readRiskSigns } from './risk-signs.ts';

let platform: TestPlatform;
let gift = '';
beforeAll(async () => {
  platform = await startPlatform();
  const { value = [] } = await platform.call(promotionList, { domain_name: 'localhost' });
  gift = value.find(({ promotion_code }) => promotion_code === 'welcome-gift')?.promotion_id ?? '';
});
afterAll(() => platform.close());

type Wish = Partial<ReturnType<typeof application>> & {
  tac_channel?: 'sms' | 'email';
  visitor_id?: string;
};

/** Sign up and verify. Returns the player, or the statusMessage of the refusal. */
async function join(accountId: string, wish: Wish): Promise<TestPlayer | string> {
  const applied = { ...application(accountId), ...wish };
  const answer = await platform.call(signup, applied);
  if (answer.statusCode !== 1) return answer.statusMessage;
  const recipient = wish.tac_channel === 'email' ? applied.contact_email : applied.contact_phone;
  return verify(accountId, await platform.lastCode(recipient));
}

async function verify(account_id: string, tac: string): Promise<TestPlayer | string> {
  const verified = await platform.call(tacVerify, { domain_name: 'localhost', account_id, tac });
  return verified.statusCode === 1 ? { account_id, auth: verified.token ?? '' } : verified.statusMessage;
}

async function claim(player: TestPlayer | string): Promise<string> {
  if (typeof player === 'string') return player;
  return (await platform.call(promotionClaim, { ...player, promotion_id: gift })).statusMessage;
}

test('a mailbox opens one account and is given one gift, however its address is written', async () => {
  const answers: string[] = [];
  const written = ['farm', 'farm+1', 'FARM+two', 'f.a.r.m', 'far.m+9'];
  for (const [index, name] of written.entries()) {
    platform.clock.advance(120_000);
    const host = index === 4 ? 'googlemail.com' : 'gmail.com';
    const contact_email = `${name}@${host}`;
    answers.push(await claim(await join(`farmer${index}`, { contact_email, tac_channel: 'email' })));
  }
  expect(answers).toEqual(['OK', ...Array.from({ length: 4 }, () => 'emailTaken')]);
  // Only Gmail ignores dots. Elsewhere they make a different mailbox.
  expect(
    await claim(await join('dotted', { contact_email: 'f.arm@example.org', tac_channel: 'email' })),
  ).toBe('OK');
  expect(
    await claim(await join('undotted', { contact_email: 'farm@example.org', tac_channel: 'email' })),
  ).toBe('OK');
});

test('two who sign up at once with one mailbox open one account and get one gift', async () => {
  const wishes = ['race+1@example.org', 'race+2@example.org'];
  const applied = wishes.map((contact_email, index) => ({
    ...application(`racer${index}`),
    contact_email,
    tac_channel: 'email' as const,
  }));
  await Promise.all(applied.map((one) => platform.call(signup, one)));
  const codes = await Promise.all(
    wishes.map((recipient) => platform.lastCode(recipient).catch(() => '000000')),
  );
  const players = await Promise.all(
    applied.map(({ account_id }, index) => verify(account_id, codes[index] ?? '')),
  );
  expect(players.filter((player) => typeof player !== 'string')).toHaveLength(1);
  expect((await Promise.all(players.map(claim))).filter((answer) => answer === 'OK')).toHaveLength(1);
});

test('accounts that shared a mailbox before share one gift, however their claims come', async () => {
  const one = await join('elder', { contact_email: 'shared@example.org', tac_channel: 'email' });
  const two = await join('younger', {});
  await platform.owner.query(
    `update players.player set contact_email = 'shared+2@example.org', email_verified_at = now(), shares_mailbox = true
     where account_id = 'younger'`,
  );
  const answers = await Promise.all([claim(one), claim(two)]);
  expect(answers.toSorted()).toEqual(['OK', 'promotionDuplicate']);
});

test("a stranger's number at a sign-up by e-mail keeps its owner from nothing", async () => {
  const contact_phone = '+639181234567';
  const stranger = { ...application('stranger-waiting'), contact_phone, tac_channel: 'email' as const };
  await platform.call(signup, stranger);
  // Neither while that code is on its way, nor after it was verified.
  const owner = { ...application('owner-early'), contact_phone };
  expect(await platform.call(signup, owner)).toMatchObject({ statusCode: 1 });
  const code = await platform.lastCode(stranger.contact_email);
  expect(await claim(await verify('stranger-waiting', code))).toBe('OK');
  expect(await claim(await verify('owner-early', await platform.lastCode(contact_phone)))).toBe('OK');
  expect(await join('late', { contact_phone })).toBe('phoneTaken');
});

test('a device is a sign for operators, and refuses nothing', async () => {
  const one = await join('parent', { visitor_id: 'family tablet' });
  const two = await join('child', { visitor_id: 'family tablet' });
  expect([await claim(one), await claim(two)]).toEqual(['OK', 'OK']);
  const { app } = platform.marquee;
  const { siteId } = await app.sites.byDomain('localhost');
  const { player_id } = await app.db
    .selectFrom('players.player')
    .select('player_id')
    .where('account_id', '=', 'child')
    .executeTakeFirstOrThrow();
  const signs = await readRiskSigns(app, { siteId, playerId: player_id });
  expect(signs).toContainEqual(
    expect.objectContaining({ kind: 'same_device', otherAccountId: 'parent', detail: 'family tablet' }),
  );
});

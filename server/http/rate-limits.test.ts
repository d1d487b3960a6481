import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBalance } from '@marquee/contract/api/auth/get_balance.ts';
import { login } from '@marquee/contract/api/auth/login.ts';
import { providerList } from '@marquee/contract/api/product/providers.ts';
import { addressRateOf, rateKeyOf, rateOf } from '@marquee/contract/rates.ts';
import { z } from 'zod';
import { addSharedPlayers, sharedPassword } from '../../tests/shared-players.ts';
import { postJson, type PostAnswer } from '../../tests/post-json.ts';
import { startPlatform, type TestPlatform } from '../../tests/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ RATE_LIMITS: 'true', TRUST_PROXY: '127.0.0.1', ROLES: 'web,api' });
});
afterAll(() => platform.close());

/** POST with a client address as reported by the trusted proxy. */
function from(ip: string, path: string, body: object): Promise<PostAnswer> {
  const where = { port: platform.marquee.port, host: 'localhost' };
  return postJson(where, path, { domain_name: 'localhost', ...body }, { 'x-forwarded-for': ip });
}

const signedIn = z.object({ token: z.string() });
const statuses = (answers: PostAnswer[]) => [...new Set(answers.map(({ status }) => status))];

async function signIn(ip: string, account_id: string): Promise<{ account_id: string; auth: string }> {
  const answer = await from(ip, login.path, { account_id, password: sharedPassword });
  return { account_id, auth: signedIn.parse(answer.body).token };
}

test('a call is counted by session, by address and account, or by address, as the contract says', () => {
  expect([rateKeyOf(getBalance), rateOf(getBalance)]).toEqual(['session', 240]);
  expect([rateKeyOf(login), rateOf(login), addressRateOf(login)]).toEqual(['address and account', 20, 2000]);
  expect([rateKeyOf(providerList), addressRateOf(providerList)]).toEqual(['address', 24_000]);
});

test('of forty players behind one address none is refused, neither at the sign-in nor in play', async () => {
  const accounts = await addSharedPlayers(platform, 40);
  const players = await Promise.all(accounts.map((account) => signIn('203.0.113.1', account)));
  const polls = players.flatMap((player) => Array.from({ length: 15 }, () => player));
  const answers = await Promise.all(polls.map((player) => from('203.0.113.1', getBalance.path, player)));
  expect(answers).toHaveLength(600);
  expect(answers.every(({ body }) => z.object({ statusCode: z.literal(1) }).safeParse(body).success)).toBe(
    true,
  );
});

test('one session that calls without end is refused, and nobody else behind its address', async () => {
  const [abuser = '', neighbour = ''] = await addSharedPlayers(platform, 2);
  const [busy, quiet] = [await signIn('203.0.113.2', abuser), await signIn('203.0.113.2', neighbour)];
  const answers: PostAnswer[] = [];
  for (let round = 0; round < 25; round += 1) {
    answers.push(
      ...(await Promise.all(
        // The address changes, but the limit counts by session.
        Array.from({ length: 10 }, () => from(`203.0.113.${round + 2}`, getBalance.path, busy)),
      )),
    );
  }
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(rateOf(getBalance));
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body).toMatchObject({ statusCode: -429, statusMessage: 'tooManyRequests' });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await from('203.0.113.2', getBalance.path, quiet)).status).toBe(200);
});

test('guesses at one account from one address are refused, and not the sign-ins of others there', async () => {
  const [target = '', neighbour = ''] = await addSharedPlayers(platform, 2);
  const guess = () =>
    from('203.0.113.40', login.path, { account_id: ` ${target.toUpperCase()}`, password: 'x' });
  const guesses = await Promise.all(Array.from({ length: rateOf(login) + 3 }, guess));
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(3);
  await signIn('203.0.113.40', neighbour);
  expect(statuses([await from('203.0.113.41', login.path, { account_id: target, password: 'x' })])).toEqual([
    200,
  ]);
});

test('who tries a password on hundreds of accounts is stopped, and those who signed in there before are not', async () => {
  const [regular = ''] = await addSharedPlayers(platform, 1);
  await signIn('2001:db8::1', regular);
  const tried: PostAnswer[] = [];
  for (let round = 0; round < 31; round += 1) {
    tried.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          from(`2001:db8::${round}:1`, login.path, { account_id: `nobody${round}.${index}`, password: 'x' }),
        ),
      )),
    );
  }
  expect(tried.filter(({ status }) => status === 429)).toHaveLength(10);
  await signIn('2001:db8::2', regular);
}, 180_000);

test('invented tokens are no longer looked up, and sessions that stand are served', async () => {
  const [account = '', late = ''] = await addSharedPlayers(platform, 2);
  const player = await signIn('203.0.113.60', account);
  expect((await from('203.0.113.60', getBalance.path, player)).status).toBe(200);
  const invented = (index: number) =>
    from('203.0.113.60', getBalance.path, { account_id: account, auth: `invented-${index}` });
  const answers: PostAnswer[] = [];
  for (let round = 0; round < 62; round += 1) {
    answers.push(
      ...(await Promise.all(Array.from({ length: 10 }, (_, index) => invented(round * 10 + index)))),
    );
  }
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  expect((await from('203.0.113.60', getBalance.path, player)).body).toMatchObject({ statusCode: 1 });
  // A session opened in the meantime is trusted too.
  const opened = await signIn('203.0.113.60', late);
  expect((await from('203.0.113.60', getBalance.path, opened)).body).toMatchObject({ statusCode: 1 });
});

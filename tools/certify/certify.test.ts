import { execFile } from 'node:child_process';
import { createPublicKey } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { operatorKeys, pem } from '../../games/server/testing/operator.ts';
import { startTestHouse } from '../../games/server/testing/house.ts';
import { openGameSession } from '../../server/rounds/game-session.ts';
import { createProviderFixture } from '../../tests/provider-fixture.ts';
import { startWalletStandIn, type WalletFault } from '../../tests/wallet-stand-in.ts';
import { UsageError } from '../command/command.ts';
import { readCommand } from './command.ts';
import { providerRules } from './provider-rules.ts';
import { playRules } from './rule.ts';
import { walletRules } from './wallet-rules.ts';

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

async function brokenBy(...faults: WalletFault[]): Promise<string[]> {
  const standIn = await startWalletStandIn(...faults);
  open.push(standIn);
  const verdicts = await playRules(walletRules, standIn.subject);
  return verdicts.filter(({ complaints }) => complaints.length > 0).map(({ id }) => id);
}

test('a wallet that keeps the protocol breaks no rule', async () => {
  expect(await brokenBy()).toEqual([]);
});

/** Each fault, and exactly the rules that it breaks. */
test.each<[WalletFault, string[]]>([
  ['believes_any_signature', ['signature']],
  ['repeats_nothing', ['echo', 'user-info']],
  [
    'takes_repeated_bets',
    ['bet-repeat', 'bet-repeat-concurrent', 'bet-repeat-changed', 'jackpot-contribution'],
  ],
  ['ignores_changed_repeats', ['bet-repeat-changed', 'win-repeat-changed']],
  ['forgets_early_rollbacks', ['rollback-before-bet']],
  ['pays_double_rollbacks', ['rollback-repeat']],
  ['pays_wins_of_rolled_back_bets', ['win-after-rollback']],
  ['pays_wins_without_bets', ['free-bet', 'win-before-bet']],
  ['lends_money', ['not-enough-money', 'concurrent-spending']],
  ['rounds_to_cents', ['precision']],
  ['debits_free_bets', ['free-bet']],
  ['expires_wins', ['expired-token']],
  ['takes_any_currency', ['wrong-currency']],
  ['takes_any_game', ['unknown-game']],
  ['takes_any_type', ['wrong-types']],
  ['charges_contributions', ['jackpot-contribution']],
  ['books_any_contribution', ['jackpot-above-stake']],
])('a wallet that %s breaks %j', async (fault, rules) => {
  expect(await brokenBy(fault)).toEqual(rules);
});

test('a wallet that looks first and writes later is found by what comes at the same time', async () => {
  const broken = await brokenBy('races');
  expect(broken).toContain('bet-repeat-concurrent');
  expect(broken).toContain('win-repeat');
});

test('the wallet of this platform keeps every rule', async () => {
  const provider = await createProviderFixture();
  open.push(provider);
  const { casino } = provider;
  const player = await provider.newGambler();
  const ended = { ...player.session, expiresAt: new Date(casino.clock.now().getTime() - 1) };
  const game = { providerCode: 'TESTHOUSE', gameCode: 'koi-pond', userId: player.user };
  const { token: expiredToken } = await openGameSession(casino.app.db, casino.clock, ended, game);
  const verdicts = await playRules(walletRules, {
    walletUrl: provider.walletUrl,
    privateKey: provider.privateKey,
    user: player.user,
    token: player.token,
    expiredToken,
    gameCode: 'koi-pond',
    currency: 'PHP',
  });
  expect(verdicts.flatMap(({ id, complaints }) => complaints.map((one) => `${id}: ${one}`))).toEqual([]);
  expect(verdicts).toHaveLength(31);
});

test('the house provider keeps every rule', async () => {
  const house = await startTestHouse();
  open.push(house);
  const subject = {
    baseUrl: `${house.url()}/hub`,
    operatorId: 'marquee',
    privateKey: operatorKeys.privateKey,
    user: house.user,
    token: 'token-0123456789',
    subPartnerId: 'aurum',
    currency: 'EUR',
    bet: 100_000,
    providerKey: createPublicKey(pem.providerPrivate),
    quiet_ms: 300,
  };
  const verdicts = await playRules(providerRules, subject);
  expect(verdicts.flatMap(({ id, complaints }) => complaints.map((one) => `${id}: ${one}`))).toEqual([]);
  expect(verdicts.filter(({ isTried, isOffered }) => !(isTried && isOffered))).toEqual([]);
  // If its games refuse the bet, that counts as a broken rule and is reported.
  const calls = providerRules.filter(({ id }) => !id.startsWith('round-'));
  const odd = await playRules(calls, { ...subject, bet: 123 });
  expect(odd.filter(({ complaints }) => complaints.length > 0).map(({ id }) => id)).toEqual(['free-bets']);
}, 180_000);

test('the command prints rule by rule, and its exit code says whether all are kept', async () => {
  const run = async (hasExpiredToken: boolean, ...faults: WalletFault[]) => {
    const standIn = await startWalletStandIn(...faults);
    open.push(standIn);
    const { user, token, gameCode, currency, walletUrl } = standIn.subject;
    const key = join(await mkdtemp(join(tmpdir(), 'marquee-certify-')), 'provider.pem');
    await writeFile(key, standIn.privatePem);
    const main = fileURLToPath(new URL('main.ts', import.meta.url));
    const expired = hasExpiredToken ? { 'expired-token': standIn.subject.expiredToken } : {};
    const options = { operator: walletUrl, key, user, token, game: gameCode, currency, ...expired };
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
    return promisify(execFile)(process.execPath, [main, ...args]).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => error,
    );
  };
  const [sound, untried, broken] = await Promise.all([
    run(true),
    run(false),
    run(false, 'pays_double_rollbacks'),
  ]);
  expect(sound.code).toBe(0);
  expect(sound.stdout).toContain('31 rules kept, 0 broken, 0 untried');
  // A rule that was not tried cannot count as kept.
  expect(untried.code).toBe(2);
  expect(untried.stdout).toContain('30 rules kept, 0 broken, 1 untried');
  expect(broken.code).toBe(1);
  expect(broken.stdout).toMatch(/BROKEN {3}rollback-repeat .*\n +the balance should change by 0/);
  expect(broken.stdout).toContain('29 rules kept, 1 broken, 1 untried');
}, 180_000);

test.each([[[]], [['--operator', 'http://x']], [['--loud']], [['--provider', 'X', '--bet', 'much']]])(
  '%j is answered with how it is meant',
  async (args) => {
    await expect(readCommand(args)).rejects.toThrow(UsageError);
  },
);

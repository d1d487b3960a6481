/** The provider's process is killed at each point of a round; the next process settles what is owed. */
import { randomUUID } from 'node:crypto';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { expect, test } from 'vitest';
import { houseOfFile } from './testing/house-of-file.ts';

const house = await houseOfFile();
const bet = '100000';

const patience_ms = 240_000;

/** Spins on a child process and kills it while the operator holds the call back. */
async function crashDuring(path: string) {
  await house.restartAsChild();
  const session = await house.launch('golden-pharaoh');
  const spinId = randomUUID();
  const release = house.operator.hold(path);
  const lost = house.spin(session, bet, spinId).catch(() => 'lost');
  await expect
    .poll(() => house.operator.calls.some((call) => call.path === path), { timeout: 60_000 })
    .toBe(true);
  await house.restart();
  release();
  expect(await lost).toBe('lost');
  return { session, spinId };
}

test(
  'killed while the bet is under way: the bet is taken back and the spin stays cancelled',
  async () => {
    const { session, spinId } = await crashDuring(walletPaths.bet);
    await expect.poll(() => house.operator.rolledBack.size, { timeout: 60_000 }).toBe(1);
    await expect.poll(() => house.operator.balances.get(house.user), { timeout: 60_000 }).toBe(10_000_000n);
    expect(await house.spin(session, bet, spinId)).toMatchObject({ ok: false, error: 'round_cancelled' });
    expect(await house.spin(session, bet)).toMatchObject({ ok: true });
  },
  patience_ms,
);

test(
  'killed while the win is under way: the win is paid once and the same spin tells it',
  async () => {
    const { session, spinId } = await crashDuring(walletPaths.win);
    await expect
      .poll(async () => (await house.spin(session, bet, spinId)).ok, { timeout: 60_000 })
      .toBe(true);
    const answer = await house.spin(session, bet, spinId);
    if (!answer.ok) throw new Error(answer.detail);
    expect(house.operator.balances.get(house.user)).toBe(9_900_000n + BigInt(answer.round.win_minor));
    const wins = [...house.operator.entries.values()].filter(
      (entry) => entry.kind === 'win' && entry.round === answer.round.round_id,
    );
    expect(wins).toHaveLength(1);
  },
  patience_ms,
);

test(
  'a process that is alive keeps its rounds: another that starts does not take them over',
  async () => {
    const session = await house.launch('golden-pharaoh');
    const release = house.operator.hold(walletPaths.bet);
    const spin = house.spin(session, bet);
    await expect
      .poll(() => house.operator.calls.some((call) => call.path === walletPaths.bet), { timeout: 60_000 })
      .toBe(true);
    const other = await house.startAnother();
    release();
    expect(await spin).toMatchObject({ ok: true });
    await other.stop();
  },
  patience_ms,
);

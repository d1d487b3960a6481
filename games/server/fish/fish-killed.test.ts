/** The game server is killed with packets in every state: each shot counts once, nobody is paid twice, and the money is that of the rounds. */
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { Client } from 'pg';
import { test } from 'vitest';
import { fishing } from '../../kinds/instant/fishing.ts';
import { connectFish } from '../testing/fish-client.ts';
import { startTestHouse } from '../testing/house.ts';

const start = 1_000_000_000n;
const names = ['ada-k', 'ben-k', 'cara-k', 'dan-k'];

test.for(['bet', 'betLost', 'win', 'winLost', 'anywhere'] as const)(
  'killed while packets wait for: %s',
  { timeout: 300_000 },
  async (state, { expect, onTestFinished }) => {
    const house = await startTestHouse({ isPublic: true });
    onTestFinished(house.close);
    const client = new Client({ connectionString: house.database.gamesUrl });
    await client.connect();
    onTestFinished(() => client.end());
    await house.restartAsChild();
    for (const name of names) house.operator.balances.set(name, start);
    const sessions = await Promise.all(names.map((name) => house.launch(fishing.code, false, name)));
    const sit = () =>
      Promise.all(sessions.map((session) => connectFish(house.url(), house.publicUrl, session)));
    const players = await sit();
    const shoot = (players_: typeof players) =>
      players_.map((player, index) => {
        const fish = player.swimming().slice(index, index + 4);
        return { id: player.shoot(fish.map(({ id }) => [id])), shots: fish.map(({ id }) => [id]) };
      });
    // One packet of each is settled; then the next ones are on their way.
    const settled = shoot(players);
    await Promise.all(players.map((player, index) => player.outcome(settled[index]?.id ?? '')));
    await new Promise((resolve) => {
      setTimeout(resolve, 900);
    });
    const path = state.startsWith('win') ? walletPaths.win : walletPaths.bet;
    if (state === 'betLost' || state === 'winLost')
      house.operator.misbehave(path, 'lost', 'lost', 'lost', 'lost', 'lost', 'lost', 'lost', 'lost');
    const release = state === 'bet' || state === 'win' ? house.operator.hold(path) : () => undefined;
    const calls = house.operator.calls.length;
    const sent = shoot(players);
    if (state !== 'anywhere')
      await expect
        .poll(() => house.operator.calls.slice(calls).filter((call) => call.path === path).length, {
          timeout: 30_000,
        })
        .toBeGreaterThan(0);
    await house.kill();
    release();
    house.operator.behave();
    await house.restart();
    const onTheirWay = async (): Promise<number> => {
      const { rows } = await client.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM house.round WHERE state IN ('opened', 'closing', 'rolling_back')`,
      );
      return rows[0]?.count ?? 0;
    };
    await expect.poll(onTheirWay, { timeout: 120_000 }).toBe(0);
    // Whoever sends a packet again is told what has become of it, or that nothing was taken.
    const back = await sit();
    for (const [index, player] of back.entries()) {
      const packet = sent[index];
      if (!packet) continue;
      const { seed } = players[index]?.snapshot.room ?? { seed: '' };
      player.send({
        type: 'packet',
        bet_id: packet.id,
        room: seed,
        weapon: 'single',
        unit_minor: player.snapshot.units_minor[0] ?? '0',
        shots: packet.shots,
      });
      const told = await player.outcome(packet.id);
      const { rows } = await client.query<{ state: string }>(
        `SELECT state FROM house.round WHERE public_id = $1`,
        [packet.id],
      );
      if (rows[0]?.state === 'settled')
        expect(told).toMatchObject({ type: 'answer', round: { state: 'settled' } });
      else expect(told.type).toBe('refused');
    }
    expect(await onTheirWay()).toBe(0);
    for (const name of names) {
      const { rows } = await client.query<{ change: string; wins: number; settled: number }>(
        `SELECT coalesce(sum(CASE state WHEN 'settled' THEN win - bet ELSE 0 END), 0)::text AS change,
           count(*) FILTER (WHERE state = 'settled')::int AS settled,
           (SELECT count(*)::int FROM house.round_transaction t JOIN house.round o USING (round_id)
            WHERE o.player = $1 AND t.kind = 'win' AND t.state = 'acknowledged') AS wins
         FROM house.round WHERE player = $1`,
        [name],
      );
      expect(house.operator.balances.get(name)).toBe(start + BigInt(rows[0]?.change ?? 0));
      expect(rows[0]?.wins).toBe(rows[0]?.settled);
    }
  },
);

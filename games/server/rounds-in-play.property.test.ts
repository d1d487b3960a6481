/** Random sequences of calls on games with actions, under a faulty operator: no unit is lost or made, and each round ends once. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import * as fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse } from './testing/house.ts';

let house: Awaited<ReturnType<typeof startTestHouse>>;
let client: Client;
beforeAll(async () => {
  house = await startTestHouse();
  client = new Client({ connectionString: house.database.gamesUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await house.close();
});

const start = 100_00000n;
const bet = '100000';

const wagers = {
  mines: { mines: 3 },
  towers: { level: 'hard' },
  dice: { side: 'under', target: 5000 },
  'coin-streak': {},
} as const;
const codes = Object.keys(wagers).filter((code): code is keyof typeof wagers => code in wagers);
const actions = [
  { type: 'cash_out' },
  { type: 'reveal', tile: 4 },
  { type: 'reveal', tile: 20 },
  { type: 'open', door: 1 },
  { type: 'call', side: 'heads' },
] as const;

/** What a player, or who is not one, does: in which of two tabs, and whether it is sent twice. */
const call = fc.record({
  tab: fc.nat(1),
  kind: fc.constantFrom('begin', 'act', 'act', 'act', 'rotate', 'enter'),
  code: fc.nat(codes.length - 1),
  action: fc.nat(actions.length - 1),
  step: fc.option(fc.nat(3), { nil: null, freq: 4 }),
  twice: fc.boolean(),
  fault: fc.option(
    fc.record({
      path: fc.constantFrom(walletPaths.bet, walletPaths.win, walletPaths.rollback),
      fault: fc.constantFrom('lost', 'down', 'RS_ERROR_UNKNOWN', 'RS_ERROR_NOT_ENOUGH_MONEY'),
    }),
    { nil: null, freq: 3 },
  ),
});

type Call = typeof call extends fc.Arbitrary<infer Value> ? Value : never;

async function play(player: string, calls: readonly Call[]): Promise<void> {
  const sessions = new Map<string, string>();
  const sessionOf = async (code: string, tab: number): Promise<string> => {
    const key = `${code} ${tab}`;
    const session = sessions.get(key) ?? (await house.launch(code, false, player));
    sessions.set(key, session);
    return session;
  };
  const last = new Map<string, { id: string; step: number }>();
  for (const { tab, kind, code: index, action, step, twice, fault } of calls) {
    const code = codes[index] ?? 'dice';
    const session = await sessionOf(code, tab);
    if (fault) house.operator.misbehave(fault.path, fault.fault, fault.fault, fault.fault);
    const again = twice ? [0, 1] : [0];
    if (kind === 'begin') {
      const id = randomUUID();
      const answers = await Promise.all(again.map(() => house.begin(session, bet, wagers[code], id)));
      if (answers.some(({ ok }) => ok)) last.set(code, { id, step: 0 });
    } else if (kind === 'act') {
      const round = last.get(code) ?? { id: randomUUID(), step: 0 };
      const id = randomUUID();
      const answers = await Promise.all(
        again.map(() => house.act(session, round.id, step ?? round.step, actions[action] ?? {}, id)),
      );
      if (answers.some(({ ok }) => ok)) last.set(code, { ...round, step: round.step + 1 });
    } else if (kind === 'rotate') {
      await house.post('/play-api/rotate-seed', { session, client_seed: 'another' });
    } else await house.enter(session);
    house.operator.behave();
  }
}

/** Rounds of a player that are not at rest: what is owed is on its way. */
async function onTheirWay(player: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM house.round WHERE player = $1 AND state IN ('opened', 'closing', 'rolling_back')`,
    [player],
  );
  return rows[0]?.count ?? 0;
}

test('whatever is called in whatever order, the operator has what the rounds say', async () => {
  let players = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: 4, maxLength: 24 }), async (calls) => {
      players += 1;
      const player = `random-${players}`;
      house.operator.balances.set(player, start);
      await play(player, calls);
      while ((await onTheirWay(player)) > 0) await pause(20);
      const { rows } = await client.query<{ change: string; wins: number; settled: number }>(
        `SELECT coalesce(sum(CASE state WHEN 'settled' THEN win - bet WHEN 'in_play' THEN -bet ELSE 0 END), 0)::text AS change,
           count(*) FILTER (WHERE state = 'settled')::int AS settled,
           (SELECT count(*)::int FROM house.round_transaction t JOIN house.round o USING (round_id)
            WHERE o.player = $1 AND t.kind = 'win' AND t.state = 'acknowledged') AS wins
         FROM house.round WHERE player = $1`,
        [player],
      );
      expect(house.operator.balances.get(player)).toBe(start + BigInt(rows[0]?.change ?? 0));
      expect(rows[0]?.wins).toBe(rows[0]?.settled);
      const perGame = await client.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM house.round WHERE player = $1 AND state = 'in_play' GROUP BY game_code`,
        [player],
      );
      for (const { count } of perGame.rows) expect(count).toBe(1);
      // Nonces have no gaps: nobody can drop a round unseen.
      const gaps = await client.query(
        `SELECT 1 FROM house.seed s WHERE s.player = $1
           AND s.next_nonce <> (SELECT count(*) FROM house.round r WHERE r.seed_id = s.seed_id)`,
        [player],
      );
      expect(gaps.rows).toEqual([]);
    }),
    { numRuns: 40 },
  );
}, 300_000);

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCashierFixture, units, type CashierFixture } from '../../tests/cashier-fixture.ts';
import { day_ms } from '../../tests/moved-time.ts';
import { requestReturn, selfExclude } from '../../server/safety/exclude.ts';
import { SafetyError } from '../../server/safety/operator.ts';
import { readLimit } from '../../server/safety/read-limits.ts';
import { UsageError } from '../command/command.ts';
import { readCommand, runCommand } from './commands.ts';

let fixture: CashierFixture;

beforeAll(async () => {
  fixture = await createCashierFixture();
});
afterAll(() => fixture.close());

const run = (...words: string[]) =>
  runCommand({ ...fixture.app, house: fixture.casino.house }, readCommand(['safety', ...words], 'ana'));

test.each([
  [[]],
  [['praise']],
  [['approve', 'not-an-id']],
  [['limit', 'aurum', 'demo', 'luck', '24h', '5.00']],
  [['limit', 'aurum', 'demo', 'wager', '1h', '5.00']],
  [['limit', 'aurum', 'demo', 'wager', '24h', '0.00']],
  [['limit', 'aurum', 'demo', 'session_time', '24h', '5.00']],
  [['site-limit', 'aurum', 'wager', '24h']],
])('safety %j is answered with how it is meant', (words) => {
  expect(() => readCommand(['safety', ...words], 'ana')).toThrow(UsageError);
});

test("an operator's and a site's limits are set and removed by command", async () => {
  const player = await fixture.casino.newPlayer({ balance: units(100) });
  const wager = { kind: 'wager', window: '24h' } as const;
  expect(await run('limit', 'aurum', player.accountId, 'wager', '24h', '50.00')).toEqual([
    `${player.accountId}: wager at most 50.00 in 24h.`,
  ]);
  expect(await readLimit(fixture.app, player.session, wager)).toMatchObject({
    limit: { amount: '50.00', set_by: 'operator' },
  });
  await run('site-limit', 'aurum', 'wager', '24h', '20.00');
  await run('site-limit', 'aurum', 'session_time', '7d', '90');
  expect(await readLimit(fixture.app, player.session, wager)).toMatchObject({
    limit: { amount: '20.00', set_by: 'site' },
  });
  const time = { kind: 'session_time', window: '7d' } as const;
  expect(await readLimit(fixture.app, player.session, time)).toMatchObject({
    limit: { minutes: 90, set_by: 'site' },
  });
  await run('site-limit', 'aurum', 'wager', '24h', 'none');
  await run('site-limit', 'aurum', 'session_time', '7d', 'none');
  await run('limit', 'aurum', player.accountId, 'wager', '24h', 'none');
  expect(await readLimit(fixture.app, player.session, wager)).toMatchObject({ limit: null });
  await expect(run('limit', 'aurum', 'nobody', 'wager', '24h', '1.00')).rejects.toThrow(SafetyError);
  await expect(run('site-limit', 'nowhere', 'wager', '24h', '1.00')).rejects.toThrow(SafetyError);
});

test('who asks to return from an indefinite exclusion is listed, and approved once', async () => {
  const { app, casino } = fixture;
  const player = await casino.newPlayer();
  expect(await run('requests')).toEqual(['Nobody asks to return from an exclusion.']);
  const { exclusion_id } = await selfExclude(app, player.session, null);
  await expect(run('approve', exclusion_id)).rejects.toThrow(SafetyError);
  casino.clock.advance(185 * day_ms);
  await requestReturn(app, player.session, exclusion_id);
  expect(await run('requests')).toEqual([expect.stringContaining(exclusion_id)]);
  expect(await run('approve', exclusion_id)).toEqual([
    expect.stringMatching(/^The player may play again from/),
  ]);
  await expect(run('approve', exclusion_id)).rejects.toThrow(SafetyError);
  expect(await run('requests')).toEqual(['Nobody asks to return from an exclusion.']);
});

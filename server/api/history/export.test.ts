import { afterAll, beforeAll, expect, test } from 'vitest';
import { historyExport } from '@marquee/contract/api/history/export.ts';
import { startPlatform, type TestPlatform } from '../../../tests/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

test('a list as CSV holds what its page holds, and no other player’s lines', async () => {
  const player = await platform.newPlayer('export.player');
  const other = await platform.newPlayer('export.other');
  const { rows } = await platform.owner.query<{ site_id: number; player_id: string; account_id: string }>(
    "select site_id, player_id, account_id from players.player where account_id like 'export.%'",
  );
  for (const row of rows) {
    for (const [key, amount] of [
      ['a', 1_000_000n],
      ['b', 250_050n],
    ] as const) {
      await platform.marquee.app.ledger.post({
        siteId: row.site_id,
        playerId: BigInt(row.player_id),
        currency: 'PHP',
        source: 'test',
        externalId: key,
        kind: 'adjustment_credit',
        amount: row.account_id === 'export.player' ? amount : amount * 3n,
      });
    }
  }
  const answer = await platform.call(historyExport, { ...player, list: 'transactions' });
  expect(answer).toMatchObject({ file_name: 'transactions.csv', row_count: 2, total: 2 });
  const [head, ...lines] = (answer.csv ?? '').trim().split('\r\n');
  expect(head).toBe('at,type,game_name,round_id,amount,balance_after,currency,status,transaction_id');
  expect(lines.map((line) => line.split(',').slice(4, 7))).toEqual([
    ['2.5005', '12.5005', 'PHP'],
    ['10.00', '10.00', 'PHP'],
  ]);
  const none = await platform.call(historyExport, { ...player, list: 'transactions', types: ['deposit'] });
  expect(none).toMatchObject({ row_count: 0, total: 0 });
  expect(await platform.call(historyExport, { ...other, list: 'bets' })).toMatchObject({ total: 0 });
});

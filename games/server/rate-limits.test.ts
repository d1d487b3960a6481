import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playApi } from '../kinds/slot/play-api.ts';
import { startTestHouse } from './testing/house.ts';

let house: Awaited<ReturnType<typeof startTestHouse>>;

beforeAll(async () => {
  house = await startTestHouse({ rateLimits: true });
});
afterAll(() => house.close());

test('an address that asks without end is told to wait, and plays on', async () => {
  const session = await house.launch('koi-pond');
  const ask = () =>
    fetch(house.url() + playApi.paytable.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game_code: 'koi-pond' }),
    });
  expect((await ask()).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: 310 }, ask));
  const refused = answers.filter((answer) => answer.status === 429);
  expect(refused).toHaveLength(11);
  expect(refused[0]?.headers.get('retry-after')).toBeTruthy();
  expect(playApi.paytable.answer.parse(await refused[0]?.json())).toMatchObject({
    ok: false,
    error: 'too_many_requests',
  });
  expect(await house.spin(session, '100000')).toMatchObject({ ok: true });
});

test('the page that shows rounds is limited too, and says so as a page', async () => {
  const ask = () => fetch(`${house.url()}/round/${randomUUID()}?key=of-nobody`);
  const answers = await Promise.all(Array.from({ length: 121 }, ask));
  const refused = answers.filter((answer) => answer.status === 429);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.headers.get('content-type')).toContain('text/html');
  expect(await refused[0]?.text()).toContain('Too many requests');
});

test('the operator, whose calls are signed and come from one address, is not limited', async () => {
  const asked = Array.from({ length: 100 }, () =>
    house.operator.ask(house.url(), '/game/list', { operator_id: 'marquee' }),
  );
  expect((await Promise.all(asked)).every((answer) => answer.status === 200)).toBe(true);
});

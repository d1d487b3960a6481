/** A provider that is closed lets what was asked of it be answered, and then waits for nobody. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { expect, test } from 'vitest';
import { sessionApi } from '../kit/play-api/session.ts';
import { startTestHouse } from './testing/house.ts';

/** Far below the time after which a silent connection is closed, which is over a minute. */
const soon_ms = 10_000;

async function closingTime_ms(house: Awaited<ReturnType<typeof startTestHouse>>): Promise<number> {
  const begun_ms = performance.now();
  await house.kill();
  return performance.now() - begun_ms;
}

test('a request that is under way is answered, and its connection does not hold the provider', async () => {
  const house = await startTestHouse();
  const session = await house.launch('dice');
  const agent = new Agent({ keepAlive: true });
  const release = house.operator.hold(walletPaths.userBalance);
  const url = new URL(sessionApi.balance.path, house.url());
  const asked = request(url, { method: 'POST', agent, headers: { 'content-type': 'application/json' } });
  const answered = once(asked, 'response');
  asked.end(JSON.stringify({ session }));
  await expect
    .poll(() => house.operator.calls.some(({ path }) => path === walletPaths.userBalance))
    .toBe(true);
  const closing = closingTime_ms(house);
  // Not before the provider has begun to close: it takes no connection any more.
  await expect.poll(() => isRefused(house.url())).toBe(true);
  release();
  const [response] = await answered;
  response.resume();
  expect(response.statusCode).toBe(200);
  expect(await closing).toBeLessThan(soon_ms);
  agent.destroy();
  await house.close();
}, 300_000);

test('a connection that has not said anything does not hold the provider', async () => {
  const house = await startTestHouse();
  const { port } = new URL(house.url());
  const silent = connect(Number(port), '127.0.0.1');
  silent.on('error', () => undefined);
  await once(silent, 'connect');
  // Its connection has been taken when one that came later is answered.
  await fetch(`${house.url()}/pages.css`);
  expect(await closingTime_ms(house)).toBeLessThan(soon_ms);
  await house.close();
}, 300_000);

function isRefused(url: string): Promise<boolean> {
  return fetch(`${url}/pages.css`).then(
    () => false,
    () => true,
  );
}

import { createServer, type RequestListener, type Server } from 'node:http';
import { calls } from '@marquee/contract/calls.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { callApi, failureOnTheWay } from './client.ts';
import { endpoints } from './endpoints.ts';

let server: Server | undefined;
afterEach(async () => {
  vi.unstubAllGlobals();
  await new Promise((done) => (server ? server.close(done) : done(undefined)));
  server = undefined;
});

/** Serve, and let relative addresses mean that server as they do in a browser. */
async function serving(listener: RequestListener): Promise<void> {
  server = createServer(listener);
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    real(`http://127.0.0.1:${address.port}${path}`, init),
  );
}

test('the endpoints are the calls of the contract', () => {
  const declared = calls.map((call) => call.path).toSorted();
  expect(
    Object.values(endpoints)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(declared);
});

test('S8.1 statusCode 1 or OK is a success, anything else a refusal with its envelope', async () => {
  await serving((request, response) => {
    const answers: Record<string, object> = {
      '/api/auth/vip': { statusCode: 1, statusMessage: 'done', statusDetail: '', nextLevel: [] },
      '/api/auth/logout': { statusCode: 0, statusMessage: 'OK', statusDetail: '' },
    };
    const refusal = { statusCode: 2010, statusMessage: 'invalidCredentials', statusDetail: 'No.' };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[request.url ?? ''] ?? refusal));
  });
  const player = { account_id: 'rosa', auth: 'token' };
  expect(await callApi(endpoints.vip, player)).toMatchObject({ ok: true, answer: { nextLevel: [] } });
  expect(await callApi(endpoints.logout, player)).toMatchObject({ ok: true });
  expect(await callApi(endpoints.login, { domain_name: 'x', account_id: 'rosa', password: 'x' })).toEqual({
    ok: false,
    refusal: { statusCode: 2010, statusMessage: 'invalidCredentials', statusDetail: 'No.' },
  });
});

test('S8.2 an unreadable answer is internalServerError', async () => {
  await serving((_request, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'));
  const result = await callApi(endpoints.login, { domain_name: 'x', account_id: 'rosa', password: 'x' });
  expect(result).toMatchObject({
    ok: false,
    refusal: { statusCode: -500, statusMessage: 'internalServerError' },
  });
});

test('S8.3 balance, favourites, the minigames’ wallet, siteinfodetail, partners and seo fail as serviceUnavailable', () => {
  const { getBalance, favList, miniGameWallet, siteInfoDetail, partners, seo } = endpoints;
  const unavailable = [getBalance, favList, miniGameWallet, siteInfoDetail, partners, seo].map(
    ({ path }) => path,
  );
  const failing = Object.values(endpoints)
    .filter(({ path }) => failureOnTheWay(path).statusMessage === 'serviceUnavailable')
    .map(({ path }) => path);
  expect(failing.toSorted()).toEqual(unavailable.toSorted());
  for (const path of unavailable) expect(failureOnTheWay(path).statusCode).toBe(-503);
});

test('S8.4 settings calls that do not get through say disconnect', async () => {
  await serving((_request, response) => response.destroy());
  const result = await callApi(endpoints.checkStatus, { account_id: 'rosa', auth: 'token' });
  expect(result).toMatchObject({ ok: false, refusal: { statusCode: 0, statusMessage: 'disconnect' } });
});

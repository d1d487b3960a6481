import { connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/postgres.ts';
import { newId } from '../kernel/ids.ts';
import { createLedger } from './ledger.ts';
import type { Operation } from './types.ts';

/** A relay in front of PostgreSQL. While it is silent it forwards no data. */
async function startRelay(target: URL) {
  const host = decodeURIComponent(target.hostname);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = host.startsWith('/')
      ? connect(`${host}/.s.PGSQL.${target.port}`)
      : connect(Number(target.port), host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('data', (data) => {
        if (!isSilent) to.write(data);
      });
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The relay does not listen');
  const url = new URL(target);
  url.host = `127.0.0.1:${address.port}`;
  return {
    url: url.href,
    beSilent: (silent: boolean) => {
      isSilent = silent;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

test('where PostgreSQL falls silent a batch fails as a whole, and is posted once when it is sent again', async () => {
  const database = await createTestDatabase();
  const relay = await startRelay(new URL(database.url));
  const ledger = createLedger({ connectionString: relay.url, connections: 1, answerTimeout_ms: 1_000 });
  const operations = Array.from({ length: 20 }, (_, index): Operation => ({
    siteId: 1,
    playerId: BigInt(index + 1),
    currency: 'PHP',
    source: 'test',
    externalId: newId(),
    kind: 'adjustment_credit',
    amount: 100_000n,
  }));
  await Promise.all(operations.map((operation) => ledger.openWallet(operation)));
  const postAll = () => Promise.allSettled(operations.map((operation) => ledger.post(operation)));

  const [first] = operations;
  if (first) await ledger.post({ ...first, externalId: newId(), kind: 'bet', amount: 0n });

  relay.beSilent(true);
  const began_ms = performance.now();
  const lost = await postAll();
  expect(lost.filter((outcome) => outcome.status === 'rejected')).toHaveLength(20);
  expect(performance.now() - began_ms).toBeLessThan(10_000);

  relay.beSilent(false);
  const posted = await postAll();
  expect(posted.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(20);
  for (const operation of operations)
    expect(await ledger.balance(operation)).toMatchObject({ real: 100_000n });
  await ledger.close();
  relay.close();
  await database.drop();
});

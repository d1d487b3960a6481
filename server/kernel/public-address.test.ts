import { createServer } from 'node:http';
import { Agent, request } from 'node:https';
import { expect, test } from 'vitest';
import { isPublicAddress, lookupPublic } from './public-address.ts';

test('addresses of this machine, private networks and reserved ranges are not public', () => {
  for (const address of ['142.250.185.74', '2a00:1450:4001:82b::200a']) {
    expect(isPublicAddress(address), address).toBe(true);
  }
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '2002:7f00:1::',
    'localhost',
    '',
  ]) {
    expect(isPublicAddress(address), address).toBe(false);
  }
});

test('a connection does not reach this machine by a name', async () => {
  let reached = 0;
  const server = createServer();
  server.on('connection', () => {
    reached += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const asked = new Promise<void>((resolve, reject) => {
    request(`https://localhost:${port}`, { agent: new Agent({ lookup: lookupPublic }) }, () => resolve())
      .on('error', reject)
      .end();
  });
  await expect(asked).rejects.toThrow('localhost has no public address');
  expect(reached).toBe(0);
  server.close();
});

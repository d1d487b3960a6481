import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCasinoFixture, type CasinoFixture } from '../../tests/casino-fixture.ts';
import { testMasterKey } from '../../tests/test-keys.ts';
import { createRounds } from '../../server/rounds/rounds.ts';
import { UsageError } from '../command/command.ts';
import type { Place } from './command-line.ts';
import { runCommand } from './commands.ts';

let casino: CasinoFixture;
let place: Place;

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
beforeAll(async () => {
  casino = await createCasinoFixture();
  place = {
    db: casino.app.db,
    owner: casino.ownerDb,
    keys: casino.keys,
    masterKey: testMasterKey,
    env: { AGENT_KEY: 'be8e08f95357d215921f91c6a533f74d3194de52' },
    readFile: async () => publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
});
afterAll(() => casino.close());

const nobody = 'http://127.0.0.1:9';
const hub =
  `connect hub88 --code NEWHOUSE --slug new-house --name NewHouse --url ${nobody} --operator-id 7 --public-key a.pem`.split(
    ' ',
  );
const jili = `connect jili --code JILI --slug jili --name JILI --url ${nobody} --agent-id abcd_PHP`.split(
  ' ',
);

test('a provider is connected by either form, also while it does not answer, and what it needs is printed', async () => {
  const connected = await runCommand(place, hub);
  expect(connected.join('\n')).toMatch(
    /new-house\/hub88\n[^]*-----BEGIN PUBLIC KEY-----[^]*could not be read: it cannot be reached: [^]*/,
  );
  const first = await runCommand(place, jili);
  expect(first[1]).toMatch(/: abcd_PHP [0-9a-f]{64}$/);
  // Connecting a second time changes the row, but keeps the password that the provider already has.
  expect((await runCommand(place, jili))[1]).toBe(first[1]);
  expect(await runCommand(place, ['list'])).toEqual([
    `JILI  active  jili  /provider/jili/jili  ${nobody}`,
    `NEWHOUSE  active  hub88  /provider/new-house/hub88  ${nobody}`,
  ]);
  const rounds = createRounds({ db: place.db, keys: place.keys });
  expect(await rounds.connections.byProvider('JILI')).toMatchObject({
    protocol: 'jili',
    operatorId: 'abcd_PHP',
  });
  expect(await runCommand(place, ['sync', 'JILI'])).toEqual([
    expect.stringMatching(/^The list of JILI could not be read: it cannot be reached: \S/),
    'It is asked for again every hour.',
  ]);
});

test('what cannot be understood, or done, is said', async () => {
  for (const args of [
    [],
    ['burn', 'JILI'],
    ['sync'],
    ['connect', 'other', ...hub.slice(2)],
    hub.slice(0, -2),
    ['reconcile', 'NEWHOUSE'],
    ['list', '--loud'],
  ]) {
    await expect(runCommand(place, args), args.join(' ')).rejects.toThrow(UsageError);
  }
  await expect(runCommand({ ...place, env: {} }, jili)).rejects.toThrow('AGENT_KEY');
  await expect(runCommand(place, ['sync', 'NOBODY'])).rejects.toThrow('There is no provider NOBODY');
});

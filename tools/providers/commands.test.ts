import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCasinoFixture, type CasinoFixture } from '../../tests/casino-fixture.ts';
import { testMasterKey } from '../../tests/test-keys.ts';
import { upsertGames } from '../../server/catalog/upsert-games.ts';
import { newId } from '../../server/kernel/ids.ts';
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
    user: 'ana',
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

/** What was recorded since a time, the oldest first. */
async function recorded(after: Date) {
  return casino.app.db
    .selectFrom('rounds.provider_event')
    .select(['actor', 'provider_code', 'action', 'subject', 'before', 'after'])
    .where('created_at', '>=', after)
    .orderBy('created_at')
    .orderBy('event_id')
    .execute();
}

test('every command that changes something is recorded with who, what, before and after, and no secret', async () => {
  const player = await casino.newPlayer();
  await upsertGames(place.db, { providerCode: 'NEWHOUSE', providerName: 'NewHouse', slug: 'new-house' }, [
    {
      gameCode: 'koi',
      gameName: 'Koi',
      gameType: 'SLOTS',
      category: 'slot_game',
      image: '',
      image2x: '',
      rtpPercent: null,
      volatility: null,
      releasedAt: new Date('2026-01-01'),
    },
  ]);
  const begun = new Date();
  const reward = newId();
  const on = ['--site', 'aurum'];
  const game = ['--game', 'koi'];
  const gift = [...on, ...game, '--account', player.accountId, '--rounds', '10', '--bet', '0.5'];
  const commands = [
    ['connect', 'jili', ...jili.slice(2)],
    ['assign', 'NEWHOUSE', ...on],
    ['unassign', 'NEWHOUSE', ...on],
    ['disable', 'NEWHOUSE'],
    ['enable', 'NEWHOUSE', '--as', 'ben'],
    ['disable', 'NEWHOUSE', ...game],
    ['enable', 'NEWHOUSE', ...game],
    ['disable', 'NEWHOUSE', ...game, ...on],
    ['opens-in', 'NEWHOUSE', 'popup'],
    ['opens-in', 'NEWHOUSE', 'popup', ...game],
    ['origins', 'NEWHOUSE', '--allow', 'https://games.example', '--kind', 'game'],
    ['origins', 'NEWHOUSE', '--refuse', 'https://games.example', '--kind', 'game'],
    ['grant', 'NEWHOUSE', ...gift, '--reward', reward],
  ];
  for (const command of commands) await runCommand(place, command);
  const events = await recorded(begun);
  const told = (action: string, subject: object, before: object | null, after: object, actor = 'ana') =>
    expect.objectContaining({
      actor,
      provider_code: 'NEWHOUSE',
      action,
      subject,
      before: before && expect.objectContaining(before),
      after: expect.objectContaining(after),
    });
  const site = { site: 'aurum' };
  const origin = { kind: 'game', origin: 'https://games.example' };
  const [active, inactive] = [{ status: 'active' }, { status: 'inactive' }];
  expect(events).toEqual([
    expect.objectContaining({ actor: 'ana', provider_code: 'JILI', action: 'connect' }),
    told('assign', site, { offered: false, source: null }, { offered: true, source: 'operator' }),
    told('unassign', site, { offered: true }, { offered: false }),
    told(
      'disable',
      {},
      { ...active, connection_status: 'active' },
      { ...inactive, connection_status: 'inactive' },
    ),
    told('enable', {}, inactive, active, 'ben'),
    told('disable', { game: 'koi' }, active, inactive),
    told('enable', { game: 'koi' }, inactive, active),
    told('disable', { game: 'koi', ...site }, { is_hidden: false }, { is_hidden: true }),
    told('opens_in', {}, { opens_in: 'frame' }, { opens_in: 'popup' }),
    told('opens_in', { game: 'koi' }, { opens_in: null }, { opens_in: 'popup' }),
    told('allow_origin', origin, null, { is_allowed: true }),
    told('refuse_origin', origin, { is_allowed: true }, { is_allowed: false }),
    told('grant', { ...site, game: 'koi', account: player.accountId, reward }, null, {
      rounds: 10,
      bet: '50000',
    }),
  ]);
  // Again, and nothing changes: nothing is recorded.
  for (const command of commands.slice(-2)) await runCommand(place, command);
  expect(await recorded(begun)).toHaveLength(commands.length);

  const shown = (await runCommand(place, ['history'])).join('\n');
  expect(shown.split('\n')[0]).toMatch(/ {2}ana {2}grant {2}NEWHOUSE /);
  expect(shown).not.toContain(place.env['AGENT_KEY']);
  const { password } = await credentials();
  expect(shown).not.toContain(password);
  expect((await runCommand(place, ['history', 'JILI'])).join()).not.toContain('NEWHOUSE');
});

async function credentials() {
  const [, line = ''] = await runCommand(place, jili);
  return { password: line.split(' ').at(-1) ?? '' };
}

test('a change and its record are one: without the record nothing is changed', async () => {
  const before = await runCommand(place, ['list']);
  const begun = new Date();
  const nameless = ['--as', 'x'.repeat(101)];
  for (const command of [
    ['assign', 'NEWHOUSE', '--site', 'meridian'],
    ['disable', 'JILI'],
    [...jili, '--opens-in', 'popup'],
    [...hub.slice(0, -2), '--public-key', 'b.pem', '--free-bets', 'rewards'],
  ]) {
    await expect(runCommand(place, [...command, ...nameless]), command.join(' ')).rejects.toThrow('actor');
  }
  expect(await runCommand(place, ['list'])).toEqual(before);
  expect(await recorded(begun)).toEqual([]);
  const offered = await place.db
    .selectFrom('catalog.site_provider')
    .select('site_id')
    .where('provider_code', '=', 'NEWHOUSE')
    .execute();
  expect(offered).toEqual([]);
  await expect(casino.asOwner('delete from rounds.provider_event')).rejects.toThrow('append-only');
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

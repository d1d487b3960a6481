import { systemClock } from '@marquee/server/kernel/clock.ts';
import type { Database } from '@marquee/server/kernel/database.ts';
import { createKey } from '@marquee/server/kernel/keys.ts';
import { createLog } from '@marquee/server/kernel/log.ts';
import { connectProvider, type FreeBetForm } from '@marquee/server/rounds/connections.ts';
import { connectJili } from '@marquee/server/rounds/jili/secrets.ts';
import { keyPairName, makePrivatePem } from '@marquee/server/rounds/keys.ts';
import { changeProvider, listProviderEvents } from '@marquee/server/rounds/provider-event.ts';
import { ProviderFault } from '@marquee/server/rounds/provider-fault.ts';
import { reconcile } from '@marquee/server/rounds/reconcile.ts';
import { createRounds } from '@marquee/server/rounds/rounds.ts';
import { syncGames } from '@marquee/server/rounds/sync-games.ts';
import { upsertProvider } from '@marquee/server/catalog/upsert-games.ts';
import { assign, grant, origins, setEnabled, setOpening } from './choices.ts';
import { UsageError } from '../command/command.ts';
import { actorOf, parse, required, type Place, type Values } from './command-line.ts';
import { connectionFacts, listFacts } from './facts.ts';

/** Run a command line. Returns the lines to show. Throws UsageError, or an Error that states why it cannot be done. */
export async function runCommand(place: Place, args: readonly string[]): Promise<string[]> {
  const { values, positionals } = parse(args);
  const [name, what, way] = positionals;
  if (name === 'list') return list(place.db);
  if (name === 'history') return history(place.db, what);
  if (name === 'connect') return connect(place, what, values);
  if (what === undefined) throw new UsageError('Give the code of a provider.');
  if (name === 'sync') return sync(place, what, actorOf(place, values));
  if (name === 'reconcile') return compare(place, what, values);
  if (name === 'assign' || name === 'unassign') return assign(place, what, values, name === 'assign');
  if (name === 'enable' || name === 'disable') return setEnabled(place, what, values, name === 'enable');
  if (name === 'opens-in') return setOpening(place, what, values, way);
  if (name === 'origins') return origins(place, what, values);
  if (name === 'grant') return grant(place, what, values);
  throw new UsageError(
    'Begin with: list, connect, sync, reconcile, assign, enable, opens-in, origins, grant or history',
  );
}

async function list(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('rounds.provider_connection')
    .select(['provider_code', 'protocol', 'slug', 'base_url', 'status'])
    .orderBy('provider_code')
    .execute();
  return rows.map((row) =>
    [row.provider_code, row.status, row.protocol, `/provider/${row.slug}/${row.protocol}`, row.base_url].join(
      '  ',
    ),
  );
}

async function history(db: Database, providerCode: string | undefined): Promise<string[]> {
  const events = await listProviderEvents(db, providerCode, historyLength);
  if (events.length === 0) return ['Nothing was changed by command.'];
  return events.map((event) =>
    [
      event.created_at.toISOString(),
      event.actor,
      event.action.replaceAll('_', ' '),
      event.provider_code,
      JSON.stringify(event.subject),
      `${JSON.stringify(event.before)} → ${JSON.stringify(event.after)}`,
    ].join('  '),
  );
}
const historyLength = 200;

async function connect(place: Place, protocol: string | undefined, values: Values): Promise<string[]> {
  const providerCode = required(values.code, '--code');
  const slug = required(values.slug, '--slug');
  const providerName = required(values.name, '--name');
  const shared = { providerCode, slug, baseUrl: required(values.url, '--url') };
  const keyName = `operator-${slug}`;
  const address = `The wallet is at https://<your host>/provider/${slug}/${protocol}`;
  const opensIn = values['opens-in'];
  if (opensIn !== undefined && opensIn !== 'frame' && opensIn !== 'popup') {
    throw new UsageError('--opens-in is frame or popup');
  }
  const named = { providerCode, providerName, slug };
  const actor = actorOf(place, values);
  // With the owner's rights, because keys are kept by nobody else.
  const record = <Result>(make: (trx: Database) => Promise<Result>) =>
    changeProvider(
      place.owner,
      { providerCode, actor, action: 'connect' },
      (trx) => connectionFacts(trx, providerCode),
      async (trx) => {
        await upsertProvider(trx, { ...named, ...(opensIn && { opensIn }) });
        return make(trx);
      },
    );
  const games = () => sync(place, providerCode, actor, named);
  if (protocol === 'hub88') {
    const connection = {
      ...shared,
      operatorId: required(values['operator-id'], '--operator-id'),
      providerPublicPem: await place.readFile(required(values['public-key'], '--public-key')),
      operatorKeyName: keyName,
      freeBetForm: freeBetFormOf(values['free-bets']),
    };
    await record(async (trx) => {
      await createKey(trx, place.masterKey, keyPairName(keyName), makePrivatePem);
      await connectProvider(trx, connection);
    });
    const { publicPem } = await createRounds(place).keyPair(keyName);
    return [address, 'Give the provider this public key:', publicPem.trim(), ...(await games())];
  }
  if (protocol !== 'jili') throw new UsageError('Connect by: hub88 or jili');
  const agent = {
    agentId: required(values['agent-id'], '--agent-id'),
    agentKey: required(place.env['AGENT_KEY'], 'AGENT_KEY'),
  };
  const { username, password } = await record((trx) =>
    connectJili({ db: trx, masterKey: place.masterKey }, { ...shared, ...agent, keyName }),
  );
  return [address, `Its calls carry HTTP Basic credentials: ${username} ${password}`, ...(await games())];
}

function freeBetFormOf(text: string | undefined): FreeBetForm {
  if (text === undefined || text === 'freebets' || text === 'rewards') return text ?? 'freebets';
  throw new UsageError('--free-bets is freebets or rewards');
}

/** A provider that does not answer yet is connected anyway, because its list is requested every hour. */
async function sync(
  { db, keys }: Place,
  providerCode: string,
  actor: string,
  named?: { providerCode: string; providerName: string; slug: string },
): Promise<string[]> {
  const app = { db, rounds: createRounds({ db, keys }), log: createLog('silent'), clock: systemClock };
  const known = named ?? (await providerOf(db, providerCode));
  try {
    const { listed, skipped, newOrigins } = await syncGames(app, known, (work) =>
      changeProvider(
        db,
        { providerCode, actor, action: 'sync' },
        (trx) => listFacts(trx, providerCode),
        work,
      ),
    );
    return [
      `${listed} games of ${known.providerName} are listed.`,
      ...newOrigins.map((origin) => `Its games or pictures come from ${origin}.`),
      ...(skipped.length > 0 ? [`${skipped.length} entries of its list were skipped:`] : []),
      ...skipped.map(
        ({ place, gameCode, reason }) => `  entry ${place}${gameCode ? ` (${gameCode})` : ''}: ${reason}`,
      ),
    ];
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    return [
      `The list of ${known.providerName} could not be read: ${error.reason}`,
      'It is asked for again every hour.',
    ];
  }
}

async function providerOf(db: Database, providerCode: string) {
  const row = await db
    .selectFrom('catalog.provider')
    .select(['provider_name', 'slug'])
    .where('provider_code', '=', providerCode)
    .executeTakeFirst();
  if (!row) throw new Error(`There is no provider ${providerCode}`);
  return { providerCode, providerName: row.provider_name, slug: row.slug };
}

async function compare({ db, keys }: Place, providerCode: string, values: Values): Promise<string[]> {
  const [from, to] = [new Date(values.from ?? ''), new Date(values.to ?? '')];
  if (!(from < to)) throw new UsageError('Give --from and --to as times, e.g. 2026-01-31T00:00:00Z');
  const app = { db, rounds: createRounds({ db, keys }), log: createLog('silent'), clock: systemClock };
  const connection = await app.rounds.connections.byProvider(providerCode);
  if (connection?.protocol !== 'hub88') throw new Error(`${providerCode} lists no transactions`);
  const { theirs, ours, differences } = await reconcile(app, connection, from, to);
  return [
    ...differences.map((one) =>
      [one.kind, one.transactionId, `theirs: ${one.theirs ?? '—'}`, `ours: ${one.ours ?? '—'}`].join('  '),
    ),
    `${theirs} transactions of theirs, ${ours} of ours, ${differences.length} differences`,
  ];
}

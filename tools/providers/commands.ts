import { parseArgs } from 'node:util';
import { UsageError } from '../command/command.ts';
import { systemClock } from '@marquee/server/kernel/clock.ts';
import type { Database } from '@marquee/server/kernel/database.ts';
import { RefusalError } from '@marquee/server/kernel/errors.ts';
import { createKey, type Keys } from '@marquee/server/kernel/keys.ts';
import { createLog } from '@marquee/server/kernel/log.ts';
import { connectProvider } from '@marquee/server/rounds/connections.ts';
import { connectJili } from '@marquee/server/rounds/jili/secrets.ts';
import { keyPairName, makePrivatePem } from '@marquee/server/rounds/keys.ts';
import { reconcile } from '@marquee/server/rounds/reconcile.ts';
import { createRounds } from '@marquee/server/rounds/rounds.ts';
import { syncGames } from '@marquee/server/rounds/sync-games.ts';

export const usage = `Connect providers of games. Run it with the environment that Marquee was started with.

  npm run providers -- list
  npm run providers -- connect hub88 --code <CODE> --slug <slug> --name <name> --url <address of its half>
      --operator-id <id> --public-key <its public key, PEM>
  npm run providers -- connect jili --code <CODE> --slug <slug> --name <name> --url <address of its API>
      --agent-id <AgentId>, with the AgentKey in the environment as AGENT_KEY
  npm run providers -- sync <CODE>
  npm run providers -- reconcile <CODE> --from <time> --to <time>
`;

export interface Place {
  readonly db: Database;
  /** With the owner's rights. */
  readonly owner: Database;
  readonly keys: Keys;
  readonly masterKey: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Reads a file that is named on the command line. */
  readFile(path: string): Promise<string>;
}

/** Do what a command line says; answers the lines to be shown. Throws UsageError, or an Error that says why it cannot be done. */
export async function runCommand(place: Place, args: readonly string[]): Promise<string[]> {
  const { values, positionals } = parse(args);
  const [name, what] = positionals;
  if (name === 'list') return list(place.db);
  if (name === 'connect') return connect(place, what, values);
  if (what === undefined) throw new UsageError('Give the code of a provider.');
  if (name === 'sync') return sync(place, what);
  if (name === 'reconcile') return compare(place, what, values);
  throw new UsageError('Begin with: list, connect, sync or reconcile');
}

type Values = ReturnType<typeof parse>['values'];

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

async function connect(place: Place, protocol: string | undefined, values: Values): Promise<string[]> {
  const providerCode = required(values.code, '--code');
  const slug = required(values.slug, '--slug');
  const providerName = required(values.name, '--name');
  const shared = { providerCode, slug, baseUrl: required(values.url, '--url') };
  const keyName = `operator-${slug}`;
  const address = `The wallet is at https://<your host>/provider/${slug}/${protocol}`;
  const games = async () => sync(place, providerCode, { providerCode, providerName, slug });
  if (protocol === 'hub88') {
    await createKey(place.owner, place.masterKey, keyPairName(keyName), makePrivatePem);
    const { publicPem } = await createRounds(place).keyPair(keyName);
    await connectProvider(place.db, {
      ...shared,
      operatorId: required(values['operator-id'], '--operator-id'),
      providerPublicPem: await place.readFile(required(values['public-key'], '--public-key')),
      operatorKeyName: keyName,
    });
    return [address, 'Give the provider this public key:', publicPem.trim(), ...(await games())];
  }
  if (protocol !== 'jili') throw new UsageError('Connect by: hub88 or jili');
  const { username, password } = await connectJili(
    { db: place.owner, masterKey: place.masterKey },
    {
      ...shared,
      agentId: required(values['agent-id'], '--agent-id'),
      agentKey: required(place.env['AGENT_KEY'], 'AGENT_KEY'),
      keyName,
    },
  );
  return [address, `Its calls carry HTTP Basic credentials: ${username} ${password}`, ...(await games())];
}

/** A provider that does not answer yet is connected all the same: its list is asked for every hour. */
async function sync(
  { db, keys }: Place,
  providerCode: string,
  named?: { providerCode: string; providerName: string; slug: string },
): Promise<string[]> {
  const app = { db, rounds: createRounds({ db, keys }), log: createLog('silent'), clock: systemClock };
  const known = named ?? (await providerOf(db, providerCode));
  try {
    return [`${await syncGames(app, known)} games of ${known.providerName} are listed.`];
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return [`${known.providerName} does not answer yet; its list is asked for every hour.`];
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

function required(value: string | undefined, name: string): string {
  if (!value) throw new UsageError(`Give ${name}.`);
  return value;
}

const text = { type: 'string' } as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        code: text,
        slug: text,
        name: text,
        url: text,
        'operator-id': text,
        'public-key': text,
        'agent-id': text,
        from: text,
        to: text,
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

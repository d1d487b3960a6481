import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { z } from 'zod';
import type { AnswerOf, Call, RequestInput } from '@marquee/contract/call.ts';
import { envelopeSchema, type Envelope } from '@marquee/contract/envelope.ts';
import { stepUp } from '@marquee/contract/api/auth/step_up.ts';
import { signup } from '@marquee/contract/api/auth/signup.ts';
import { tacVerify } from '@marquee/contract/api/auth/tac/verify.ts';
import { createOwnKeys } from '../database/own-keys.ts';
import { createManualClock } from '../server/kernel/clock.ts';
import { readConfig } from '../server/kernel/config.ts';
import { createLog } from '../server/kernel/log.ts';
import { startMarquee, type Marquee } from '../server/main.ts';
import { brandsImported, importDemoBrands } from './beginnings.ts';
import { postJson } from './post-json.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';
import { testMasterKey } from './test-keys.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A platform of a test's own: a database with the demo brands in it, and a server that listens on a free port. */
export interface TestPlatform {
  readonly marquee: Marquee;
  readonly clock: ReturnType<typeof createManualClock>;
  /** The owner's connection, to look at what was written, and to arrange what no call does. */
  readonly owner: pg.Pool;
  readonly ownerUrl: string;
  /** Start another process's worth of server on the same database; `close` closes it too. */
  startAnother(): Promise<Marquee>;
  /** POST any body to any path, under the host of the session's site; answers the HTTP status and the JSON. */
  post(path: string, body: unknown): Promise<{ status: number; body: unknown }>;
  /**
   * Make a declared call; answers its envelope, and the answer's fields where it succeeded. A call that asks for a fresh
   * proof is made again with one, as a site does.
   */
  call<C extends Call>(call: C, input: RequestInput<C>): Promise<Envelope & Partial<AnswerOf<C>>>;
  /** Sign a player up and verify him by the code in the outbox. */
  newPlayer(accountId: string, domainName?: string): Promise<TestPlayer>;
  /** The newest code that was sent to a number or address. */
  lastCode(recipient: string): Promise<string>;
  close(): Promise<void>;
}

/** What a player's calls carry, and the fields of his application. */
export interface TestPlayer {
  readonly account_id: string;
  readonly auth: string;
}

let phones = 0;
/** The password of every player of a test. */
const applicationPassword = 'a long password';

/** A valid application for an account; no two have the same phone number or address. */
export function application(accountId: string, domainName = 'localhost') {
  phones += 1;
  return {
    domain_name: domainName,
    account_id: accountId,
    password: applicationPassword,
    contact_phone: `+63917${(1_000_000 + phones).toString()}`,
    contact_email: `${accountId}.${phones}@example.com`,
    full_name: 'Maria Santos',
    birth_date: '1990-05-17',
    accept_terms: true,
  };
}

/** A database with the demo brands and a demo's keys: those that are files in a test's own data directory, and new ones. */
async function createDatabase(ownDataDir: string | undefined): Promise<TestDatabase> {
  if (ownDataDir === undefined) return createTestDatabase(brandsImported);
  const database = await createTestDatabase();
  const { ownerUrl } = database;
  const directory = join(ownDataDir, 'keys');
  await createOwnKeys({ ownerUrl, masterKey: testMasterKey, isDemo: true, directory });
  await importDemoBrands(ownerUrl);
  return database;
}

export async function startPlatform(environment: Record<string, string> = {}): Promise<TestPlatform> {
  const database = await createDatabase(environment['DATA_DIR']);
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-platform-'));
  const clock = createManualClock(new Date());
  const servers: Marquee[] = [];
  async function startServer(): Promise<Marquee> {
    const server = await startMarquee({
      config: readConfig({
        NODE_ENV: 'test',
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        MARQUEE_KEY: testMasterKey,
        RATE_LIMITS: 'false',
        ...environment,
      }),
      databaseUrl: database.url,
      root,
      gameOrigins: [],
      clock,
      log: createLog(process.env['TEST_LOG_LEVEL'] ?? 'silent'),
    });
    servers.push(server);
    return server;
  }
  const marquee = await startServer();
  const owner = new pg.Pool({ connectionString: database.ownerUrl, max: 2 });
  owner.on('error', () => undefined);

  /** Where the sessions were opened: a browser calls the host of its site. */
  const hostOfToken = new Map<string, string>();
  async function post(path: string, body: unknown): Promise<{ status: number; body: unknown }> {
    const sent = callFieldsSchema.safeParse(body).data ?? {};
    const known = sent.auth === undefined ? undefined : hostOfToken.get(sent.auth);
    const host = known ?? 'localhost';
    const answer = await postJson({ port: marquee.port, host }, path, body);
    const { token } = tokenSchema.safeParse(answer.body).data ?? {};
    if (token !== undefined && sent.domain_name !== undefined) hostOfToken.set(token, sent.domain_name);
    return answer;
  }

  async function call<C extends Call>(
    made: C,
    input: RequestInput<C>,
  ): Promise<Envelope & Partial<AnswerOf<C>>>;
  async function call(made: Call, input: unknown): Promise<Envelope & Record<string, unknown>> {
    const first = await post(made.path, input);
    const answer = isStepUpRequired(first.body) ? ((await againWithProof(made, input)) ?? first) : first;
    const envelope = envelopeSchema.parse(answer.body);
    if (envelope.statusCode !== 1) return envelope;
    return { ...envelope, ...made.answer.strict().parse(withoutEnvelope(answer.body)) };
  }

  /** What a site does: prove who is calling, by the password that `newPlayer` chose, and make the call again. */
  async function againWithProof(made: Call, input: unknown) {
    const { account_id, auth } = credentialsSchema.parse(input);
    const proven = await post(stepUp.path, { account_id, auth, password: applicationPassword });
    const proof = proofSchema.safeParse(proven.body);
    return proof.success ? post(made.path, { ...Object(input), ...proof.data }) : undefined;
  }

  async function lastCode(recipient: string): Promise<string> {
    await marquee.app.players.settled();
    const { rows } = await owner.query<{ body: string }>(
      'select body from players.outbox_message where recipient = $1 order by created_at desc, message_id desc limit 1',
      [recipient],
    );
    const code = /\d{6}/.exec(rows[0]?.body ?? '')?.[0];
    if (!code) throw new Error(`No code was sent to ${recipient}`);
    return code;
  }

  return {
    marquee,
    clock,
    owner,
    ownerUrl: database.ownerUrl,
    startAnother: startServer,
    post,
    call,
    lastCode,
    newPlayer: async (accountId, domainName = 'localhost') => {
      const applied = application(accountId, domainName);
      await call(signup, applied);
      const verified = await call(tacVerify, {
        domain_name: domainName,
        account_id: accountId,
        tac: await lastCode(applied.contact_phone),
      });
      if (!verified.token) throw new Error(`The player was not verified: ${verified.statusMessage}`);
      return { account_id: accountId, auth: verified.token };
    },
    close: async () => {
      for (const server of servers) await server.close();
      await owner.end();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const callFieldsSchema = z.object({
  domain_name: z.string().optional().catch(undefined),
  auth: z.string().optional().catch(undefined),
});
const tokenSchema = z.object({ token: z.string() });
const credentialsSchema = z.object({ account_id: z.string(), auth: z.string() });
const proofSchema = z.object({ step_up_proof: z.string() });

function isStepUpRequired(body: unknown): boolean {
  return envelopeSchema.safeParse(body).data?.statusMessage === 'stepUpRequired';
}

function withoutEnvelope(body: unknown): object {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => !['statusCode', 'statusMessage', 'statusDetail'].includes(name)),
  );
}

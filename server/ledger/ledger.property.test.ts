import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../../tests/postgres.ts';
import { isWhole } from '../../tests/sampled.ts';
import { type Database, openDatabase, sql } from '../kernel/database.ts';
import { kinds } from './accounts.ts';
import { type Ledger, createLedger } from './ledger.ts';
import type { FundsOrder, Operation, OperationKind, PostStatus } from './types.ts';
import { createWalletModel } from './wallet-model.ts';

let database: TestDatabase;
let db: Database;
let closeDb: () => Promise<void>;
/** Two ledgers, like two processes, which share only the database. */
let ledgers: readonly [Ledger, Ledger];
let lastPlayer = 0n;

beforeAll(async () => {
  database = await createTestDatabase();
  const opened = openDatabase({ connectionString: database.url });
  db = opened.db;
  closeDb = () => opened.pool.end();
  const open = () => createLedger({ connectionString: database.url, queueLimit: 100_000 });
  ledgers = [open(), open()];
});
afterAll(async () => {
  await Promise.all([...ledgers.map((ledger) => ledger.close()), closeDb()]);
  await database.drop();
});

/** A step of a sequence: a request, a request that refers to an earlier one, or an earlier request repeated. */
type Step = Request | { readonly follows: number; readonly with: Request } | { readonly again: number };
type Request = Omit<Operation, 'source' | 'siteId' | 'playerId'>;

const operationKinds: OperationKind[] = Object.keys(kinds).filter((kind) => isOperationKind(kind));
function isOperationKind(kind: string): kind is OperationKind {
  return kind in kinds && kind !== 'tombstone';
}

/** Only a few keys, so that they collide as conflicts and as references, before and after the referenced operation. */
const keyArbitrary = fc.constantFrom(...'abcdefghijklmno');
const requestArbitrary = (kindArbitrary: fc.Arbitrary<OperationKind>): fc.Arbitrary<Request> =>
  fc.record({
    externalId: keyArbitrary,
    kind: kindArbitrary,
    amount: fc.oneof(fc.constantFrom(0n, 7n, 50n, 50n), fc.bigInt({ min: -1n, max: 100n })),
    reference: fc.option(keyArbitrary, { nil: undefined, freq: 3 }),
    funds: fc.constantFrom<(FundsOrder | undefined)[]>(undefined, 'bonus_first', 'real_only'),
    currency: fc.oneof(
      { weight: 40, arbitrary: fc.constant('PHP') },
      { weight: 1, arbitrary: fc.constant('EUR') },
    ),
  });
/** The kinds used most in play are generated most. */
const usualKinds = fc.constantFrom<OperationKind[]>('deposit', 'bet', 'bet', 'bet', 'withdrawal_hold');
const followingKinds = fc.constantFrom<OperationKind[]>(
  'win',
  'win',
  'rollback',
  'rollback',
  'withdrawal_payout',
  'withdrawal_return',
);
const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: requestArbitrary(usualKinds) },
  { weight: 2, arbitrary: requestArbitrary(fc.constantFrom(...operationKinds)) },
  { weight: 4, arbitrary: fc.record({ follows: fc.nat(9), with: requestArbitrary(followingKinds) }) },
  { weight: 1, arbitrary: fc.record({ again: fc.nat(9) }) },
);
const sequenceArbitrary = fc.array(stepArbitrary, { minLength: 1, maxLength: 14, size: 'max' });
const sequencesAtOnce = 100;
const manySequences = fc.array(sequenceArbitrary, {
  minLength: sequencesAtOnce,
  maxLength: sequencesAtOnce,
});

/** The operations of a sequence, for a separate player whose wallet starts with real money and bonus. */
function operationsOf(sequence: readonly Step[], playerId: bigint): Operation[] {
  const player = { source: 'p', siteId: 1, playerId };
  const operations: Operation[] = [
    { ...player, kind: 'deposit', externalId: 'first', amount: 100n, currency: 'PHP' },
    { ...player, kind: 'bonus_grant', externalId: 'second', amount: 60n, currency: 'PHP' },
  ];
  for (const step of sequence) {
    const operation = 'kind' in step ? { ...step, ...player } : later(operations, step);
    if (operation) operations.push(operation);
  }
  return operations;
}

/**
 * Repeat an earlier operation, or create one that refers to an earlier one (counted from the newest) with the same
 * amount.
 */
function later(operations: readonly Operation[], step: Exclude<Step, Request>): Operation | undefined {
  if ('again' in step) return operations[step.again];
  const followed = operations.at(-1 - step.follows);
  return followed && { ...followed, ...step.with, reference: followed.externalId, amount: followed.amount };
}

async function openPlayers(count: number): Promise<bigint[]> {
  const first = lastPlayer + 1n;
  lastPlayer += BigInt(count);
  await sql`select ledger.open_wallet(1, n, 'PHP') from generate_series(${first}::bigint, ${lastPlayer}::bigint) n`.execute(
    db,
  );
  return Array.from({ length: count }, (_, index) => first + BigInt(index));
}

/** The statuses after which the ledger keeps the key forever. */
const kept: ReadonlySet<PostStatus> = new Set(['posted', 'remembered', 'already_rolled_back']);

/** A hundred players at once, so many times. */
const times = isWhole ? 100 : 30;

test(
  `${times * 100} random sequences are answered as the model answers them`,
  { timeout: 400_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(manySequences, async (sequences) => {
        const players = await openPlayers(sequences.length);
        const played = sequences.map((sequence, index) => operationsOf(sequence, players[index] ?? 0n));
        // All players run at once. Each player's operations keep their order but are mixed with those of a hundred
        // others.
        const answers = await Promise.all(
          played.map((operations) => Promise.all(operations.map((operation) => ledgers[0].post(operation)))),
        );
        for (const [index, operations] of played.entries()) {
          const model = createWalletModel('PHP');
          expect(answers[index]).toMatchObject(operations.map((operation) => model.post(operation)));
        }
      }),
      { numRuns: times },
    );
    expect(await ledgers[0].trialBalance()).toMatchObject({ faults: [], balanced: true });
  },
);

test('sequences that race over two ledgers keep the books', { timeout: 400_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(manySequences, fc.infiniteStream(fc.nat(1)), async (sequences, choices) => {
      const players = await openPlayers(sequences.length);
      const played = sequences.flatMap((sequence, index) => operationsOf(sequence, players[index] ?? 0n));
      // Each operation is sent twice, to a random ledger, as by a caller that timed out and retried.
      const sent = [...played, ...played].map((operation) => ({
        operation,
        ledger: choices.next().value === 0 ? ledgers[0] : ledgers[1],
      }));
      const answers = await Promise.all(sent.map(({ operation, ledger }) => ledger.post(operation)));
      const acted = new Map<string, number>();
      for (const [index, { operation }] of sent.entries()) {
        const status = answers[index]?.status;
        if (status === undefined || !kept.has(status)) continue;
        const key = `${operation.playerId} ${operation.externalId}`;
        acted.set(key, (acted.get(key) ?? 0) + 1);
      }
      expect([...acted.values()].every((times) => times === 1)).toBe(true);
      const stored = await sql<{ count: number }>`
        select count(*)::int as count from ledger.operation
        where kind <> ${kinds.tombstone.code} and site_id = 1 and player_id = any(${players}::bigint[])`.execute(
        db,
      );
      expect(stored.rows[0]?.count).toBe(acted.size);
    }),
    { numRuns: 20 },
  );
  expect(await ledgers[0].trialBalance()).toMatchObject({ faults: [], balanced: true });
});

test('20,000 bets and their rollbacks in any order leave nothing behind', { timeout: 400_000 }, async () => {
  const players = await openPlayers(500);
  const funds = 1_000_000n;
  await Promise.all(
    players.map((playerId) =>
      ledgers[0].post({
        source: 'p',
        siteId: 1,
        playerId,
        currency: 'PHP',
        kind: 'deposit',
        externalId: 'funds',
        amount: funds,
      }),
    ),
  );
  const requests = Array.from({ length: 20_000 }, (_, n) => {
    const bet = {
      source: 'p',
      siteId: 1,
      playerId: players[n % players.length] ?? 0n,
      currency: 'PHP',
      amount: BigInt(1 + (n % 100)),
    };
    return [
      { ...bet, kind: 'bet', externalId: `bet-${n}` },
      { ...bet, kind: 'rollback', externalId: `rollback-${n}`, reference: `bet-${n}` },
      ...(n % 5 === 0
        ? [{ ...bet, kind: 'rollback', externalId: `another-${n}`, reference: `bet-${n}` } as const]
        : []),
    ] as const;
  }).flat();
  const shuffled =
    fc.sample(fc.shuffledSubarray(requests, { minLength: requests.length }), { numRuns: 1 })[0] ?? [];
  const answers = await Promise.all(
    shuffled.map((operation, index) => (index % 2 === 0 ? ledgers[0] : ledgers[1]).post(operation)),
  );
  const counted = Object.groupBy(answers, (answer) => answer.status);
  // Both orders occurred: a bet before its rollback, and a rollback before its bet.
  expect(counted.posted?.length).toBeGreaterThan(1000);
  expect(counted.remembered?.length).toBeGreaterThan(1000);
  expect(counted.rolled_back?.length).toBe(counted.remembered?.length);
  const { rows } = await sql<{ real: bigint; wallets: number }>`
    select "real", count(*)::int as wallets from ledger.wallet
    where site_id = 1 and player_id = any(${players}::bigint[]) group by 1`.execute(db);
  expect(rows).toEqual([{ real: funds, wallets: players.length }]);
  expect(await ledgers[0].trialBalance()).toMatchObject({ faults: [], balanced: true });
});

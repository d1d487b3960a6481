import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../contract/operate-calls.ts';
import { operateRefusals } from '../../contract/operate-refusals.ts';
import type { Operation } from '../../contract/operation.ts';
import { envelopeSchema } from '../../contract/envelope.ts';
import { refusals } from '../../contract/refusals.ts';
import { changedTables, createStateReader } from '../contract/database-state.ts';
import { acceptableBody, hostileBody, type Body } from '../contract/generated-input.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';
import { isWhole } from '../sampled.ts';

const acceptable = isWhole ? 8 : 2;
const hostile = isWhole ? 40 : 6;

let platform: TestPlatform;
let operate: TestConsole;
let owner: TestOperator;
let readState: () => Promise<ReadonlyMap<string, string>>;
let state: ReadonlyMap<string, string>;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  operate = createTestConsole(platform);
  owner = await operate.newOperator('owner@example.com', [{ role: 'owner', siteId: null }]);
  readState = await createStateReader(platform.owner);
  state = await readState();
});
afterAll(() => platform.close());

/** What a refused call may write to: who tried, and when a session was last seen. */
const keptOfRefused: readonly string[] = [
  'operators.sign_in_attempt',
  'operators.session',
  'operators.operator',
];
const everyRefusal = { ...refusals, ...operateRefusals };

/** Send a body and hold the answer against the contract; answers whether the call succeeded. */
async function send(operation: Operation, body: Body): Promise<boolean> {
  const answer = await operate.post(operation.path, body, { cookie: owner.cookie });
  const text = JSON.stringify(answer.body);
  expect([200, 400, 413], `${operation.path} ${JSON.stringify(body)}: ${text}`).toContain(answer.status);
  expect(text).not.toMatch(
    /node_modules|\.ts:\d|\bat (?:async )?[\w.]+ \(|syntax error|violates|\bpg_|select /i,
  );
  const envelope = envelopeSchema.parse(answer.body);
  if (envelope.statusCode === 1) return true;
  const documented: readonly string[] = [
    'invalidInput',
    ...(answer.status === 413 ? ['payloadTooLarge'] : []),
    ...(operation.access === 'public' ? [] : ['sessionExpired']),
    ...(operation.scope === 'site' ? ['siteNotFound'] : []),
    ...(operation.stepUp ? ['secondFactorDue'] : []),
    ...operation.refusals,
  ];
  expect(documented, `${operation.path} ${JSON.stringify(body)}: ${text}`).toContain(envelope.statusMessage);
  const refusal = Object.entries(everyRefusal).find(([name]) => name === envelope.statusMessage)?.[1];
  expect([envelope.statusCode, answer.status]).toEqual([refusal?.code, refusal?.http]);
  return false;
}

async function newlyChanged(): Promise<string[]> {
  const before = state;
  state = await readState();
  return changedTables(before, state).filter((table) => !keptOfRefused.includes(table));
}

/** These would end the session or lock the operator with whom the others are tested. */
const spared: ReadonlySet<string> = new Set(['/operate/session/sign_out', '/operate/session/step_up']);

describe.each(
  operations
    .filter(({ path }) => !spared.has(path))
    .map((operation: Operation) => [operation.path, operation] as const),
)('%s', (_, operation) => {
  test('answers what the contract lets through by the contract, and a refused call writes nothing', async () => {
    for (let seed = 1; seed <= acceptable; seed += 1) {
      const succeeded = await send(operation, acceptableBody(operation, seed));
      const changed = await newlyChanged();
      if (!succeeded) expect(changed, `seed ${seed}`).toEqual([]);
    }
  });

  test('answers hostile input without a fault of its own, and a refused call writes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(hostileBody(operation), async (body) => {
        if (await send(operation, body)) await newlyChanged();
      }),
      { numRuns: hostile },
    );
    expect(await newlyChanged()).toEqual([]);
  });
});

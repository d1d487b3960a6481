import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stepUp } from '@marquee/contract/api/auth/step_up.ts';
import { calls } from '@marquee/contract/calls.ts';
import type { Call } from '@marquee/contract/call.ts';
import { envelopeSchema } from '@marquee/contract/envelope.ts';
import { refusals, type Refusal } from '@marquee/contract/refusals.ts';
import { isWhole } from '../sampled.ts';
import { startPlatform, type TestPlatform, type TestPlayer } from '../platform.ts';
import { changedTables, createStateReader } from './database-state.ts';
import { acceptableBody, hostileBody, type Body } from './generated-input.ts';

/** How many bodies of each kind every call is sent. */
const acceptable = isWhole ? 8 : 2;
const hostile = isWhole ? 40 : 6;

let platform: TestPlatform;
let player: TestPlayer;
let bystander: TestPlayer;
let proof: string;
let readState: () => Promise<ReadonlyMap<string, string>>;
/** What stood there when it was read last; to read it takes longer than most calls. */
let state: ReadonlyMap<string, string>;
beforeAll(async () => {
  // Without the worker nothing but a call writes.
  platform = await startPlatform({ ROLES: 'web,api' });
  player = await platform.newPlayer('generated.player');
  bystander = await platform.newPlayer('innocent.bystander');
  const proven = await platform.call(stepUp, { ...player, password: 'a long password' });
  proof = proven.step_up_proof ?? '';
  readState = await createStateReader(platform.owner);
  state = await readState();
});
afterAll(() => platform.close());

/** What every call may answer besides the refusals that it declares. */
const ofEveryCall: readonly Refusal[] = ['invalidInput'];
const ofEverySession: readonly Refusal[] = ['sessionExpired', 'permissionDenied', 'BLOCK', 'CLOSE'];

/** Send a body and hold the answer against the contract; answers whether the call succeeded. */
async function send(call: Call, body: Body): Promise<boolean> {
  const answer = await platform.post(call.path, body);
  const text = JSON.stringify(answer.body);
  expect([200, 400, 413], `${call.path} ${JSON.stringify(body)}: ${text}`).toContain(answer.status);
  const envelope = envelopeSchema.parse(answer.body);
  // Nothing of our inside: no stack, no source file, no SQL.
  expect(text).not.toMatch(
    /node_modules|\.ts:\d|\bat (?:async )?[\w.]+ \(|syntax error|violates|\bpg_|select /i,
  );
  // Nothing of another player.
  if (!JSON.stringify(body).includes('bystander')) expect(text).not.toMatch(/bystander|\+63917.*2"/);
  expect(text).not.toContain(bystander.auth);
  if (envelope.statusCode === 1) return true;
  const documented: readonly string[] = [
    ...ofEveryCall,
    ...(answer.status === 413 ? ['payloadTooLarge'] : []),
    ...(call.access === 'player' ? ofEverySession : []),
    ...(call.stepUp ? ['stepUpRequired'] : []),
    ...call.refusals,
  ];
  expect(documented, `${call.path} ${JSON.stringify(body)}: ${text}`).toContain(envelope.statusMessage);
  const refusal = Object.entries(refusals).find(([name]) => name === envelope.statusMessage)?.[1];
  expect([envelope.statusCode, answer.status]).toEqual([refusal?.code, refusal?.http]);
  return false;
}

/** The tables that were written to since this was asked last. */
async function newlyChanged(): Promise<string[]> {
  const before = state;
  state = await readState();
  return changedTables(before, state);
}

/** Calls that would end the session with which the others are tested. */
const endsSession = (call: Call): boolean => call.path === '/api/auth/logout';

describe.each(calls.filter((call) => !endsSession(call)).map((call) => [call.path, call] as const))(
  '%s',
  (_, call: Call) => {
    const asPlayer = (body: Body): Body => {
      if (call.access !== 'player') return body;
      const own = { ...body, account_id: player.account_id, auth: player.auth };
      return call.stepUp ? { ...own, step_up_proof: proof } : own;
    };

    test('S8.1 answers what the contract lets through by the contract, and a refused call writes nothing', async () => {
      for (let seed = 1; seed <= acceptable; seed += 1) {
        const succeeded = await send(call, asPlayer(acceptableBody(call, seed)));
        const changed = await newlyChanged();
        if (!succeeded) expect(changed, `seed ${seed}`).toEqual([]);
      }
    });

    test('S8.1 answers hostile input without a fault of its own, and a refused call writes nothing', async () => {
      await fc.assert(
        fc.asyncProperty(hostileBody(call), fc.boolean(), async (body, signedIn) => {
          const succeeded = await send(call, signedIn ? { ...asPlayer(body), ...body } : body);
          if (succeeded) await newlyChanged();
        }),
        { numRuns: hostile },
      );
      expect(await newlyChanged()).toEqual([]);
    });
  },
);

import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvalsDecide } from '../../contract/operate/approvals/decide.ts';
import { safetyAskLift } from '../../contract/operate/safety/ask_lift.ts';
import { safetyExclude } from '../../contract/operate/safety/exclude.ts';
import { safetyExclusions } from '../../contract/operate/safety/exclusions.ts';
import { safetyLimits } from '../../contract/operate/safety/limits.ts';
import { safetyMarkers } from '../../contract/operate/safety/markers.ts';
import { safetyReviewMarker } from '../../contract/operate/safety/review_marker.ts';
import { safetySetLimit } from '../../contract/operate/safety/set_limit.ts';
import { markerRules } from '../../contract/operator-safety.ts';
import { newId } from '../../server/kernel/ids.ts';
import { minorPerUnit } from '../../server/kernel/money.ts';
import { seedPlayer } from '../../server/players/seed-player.ts';
import { findMarkers } from '../../server/risk/find-markers.ts';
import { rules } from '../../server/risk/rules.ts';
import { selfExclude, requestReturn } from '../../server/safety/exclude.ts';
import { requireMayPlay } from '../../server/safety/may-play.ts';
import { liftAllEnded } from '../../server/safety/operator.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

let platform: TestPlatform;
let operate: TestConsole;
let owner: TestOperator;
let risk: TestOperator;
let second: TestOperator;
let payments: TestOperator;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  operate = createTestConsole(platform);
  const { siteId } = await platform.marquee.app.sites.byDomain('localhost');
  owner = await operate.newOperator('owner@example.com', [{ role: 'owner', siteId: null }]);
  risk = await operate.newOperator('risk@example.com', [{ role: 'risk', siteId }]);
  second = await operate.newOperator('second@example.com', [{ role: 'risk', siteId }]);
  payments = await operate.newOperator('payments@example.com', [{ role: 'payments', siteId }]);
});
afterAll(() => platform.close());

let players = 0;
const day_ms = 86_400_000;

async function newPlayer(domain = 'localhost', of: { phone?: string; name?: string } = {}) {
  const { app } = platform.marquee;
  players += 1;
  const accountId = `careful${players}`;
  const wallet = await seedPlayer(
    app,
    await app.sites.byDomain(domain),
    {
      accountId,
      fullName: of.name ?? `Maria Number ${players}`,
      birthDate: '1990-05-17',
      phone: of.phone ?? `+63918${4_000_000 + players}`,
      email: `${accountId}@example.com`,
      language: 'EN',
    },
    1000n * minorPerUnit,
  );
  const now = platform.clock.now();
  const session = {
    ...wallet,
    sessionId: newId(),
    accountId,
    startedAt: now,
    expiresAt: now,
    status: 'active' as const,
  };
  const play = () =>
    requireMayPlay(app, session).then(
      () => 'plays',
      (error: unknown) => String(Object(error).refusal),
    );
  return { session, accountId, id: wallet.playerId.toString(), play };
}

async function freshly(by: TestOperator): Promise<TestOperator> {
  await operate.stepUp(by);
  return by;
}

test('a player is excluded on every site of the operator where the same person plays, and nowhere else', async () => {
  const here = await newPlayer('localhost', { name: 'Rosa Everywhere' });
  const there = await newPlayer('tropico.localhost', { name: 'rosa everywhere' });
  const other = await newPlayer('tropico.localhost');
  const exclude = { player_id: here.id, months: 12, everywhere: true, reason: 'asked by telephone' };
  // Who has the right on one site excludes on that one alone.
  const own = await operate.call(safetyExclude, exclude, await freshly(risk));
  expect(own.value?.map(({ account_id, excluded }) => [account_id, excluded])).toEqual([
    [here.accountId, true],
  ]);
  expect(await there.play()).toBe('plays');
  const all = await operate.call(safetyExclude, { ...exclude, months: null }, await freshly(owner));
  expect(all.value?.map(({ account_id, excluded }) => [account_id, excluded])).toEqual([
    [here.accountId, true],
    [there.accountId, true],
  ]);
  expect([await here.play(), await there.play(), await other.play()]).toEqual([
    'selfExcluded',
    'selfExcluded',
    'plays',
  ]);
  // Nothing shortens it, also not an operator.
  const shorter = await operate.call(
    safetyExclude,
    { ...exclude, months: 6, everywhere: false },
    await freshly(risk),
  );
  expect(shorter.statusMessage).toBe('exclusionNotShortened');
  const { rows } = await platform.owner.query<{ subject_id: string }>(
    "select subject_id from operators.audit_entry where call = 'safety/exclude' order by entry_id",
  );
  expect(rows.map(({ subject_id }) => subject_id)).toEqual([here.id, here.id, there.id]);
});

test('a time-out and a definite exclusion are not lifted by anybody', async () => {
  const player = await newPlayer();
  const { exclusion_id } = await selfExclude(platform.marquee.app, player.session, 6);
  const answer = await operate.call(
    safetyAskLift,
    { exclusion_id, reason: 'the player wrote' },
    await freshly(risk),
  );
  expect(answer).toMatchObject({ statusMessage: 'exclusionNotLiftable', statusDetail: 'player_asks' });
});

test('the limit of an operator applies at once and is listed', async () => {
  const player = await newPlayer();
  const limit = {
    player_id: player.id,
    kind: 'deposit' as const,
    window: '24h' as const,
    reason: 'a first step',
  };
  expect((await operate.call(safetySetLimit, { ...limit, value: '50.00' }, risk)).statusCode).toBe(1);
  const time = { ...limit, kind: 'session_time' as const };
  expect((await operate.call(safetySetLimit, { ...time, value: '90.5' }, risk)).statusMessage).toBe(
    'invalidInput',
  );
  expect((await operate.call(safetySetLimit, { ...time, value: '90' }, risk)).statusCode).toBe(1);
  const listed = await operate.call(safetyLimits, {}, risk);
  expect(listed.value?.find(({ player_id }) => player_id === player.id)?.limits).toEqual([
    { kind: 'deposit', window: '24h', set_by: 'operator', value: '50.00' },
    { kind: 'session_time', window: '24h', set_by: 'operator', value: '90' },
  ]);
  expect((await operate.call(safetySetLimit, { ...limit, value: null }, risk)).statusCode).toBe(1);
});

test('every rule has its words in the contract, and fires from its figure on and not below', async () => {
  expect([...rules.map(({ rule }) => rule), 'limit_reached'].toSorted()).toEqual([...markerRules].toSorted());
  const { app } = platform.marquee;
  const [chasing, calm] = [await newPlayer(), await newPlayer()];
  const deposit = (player: typeof chasing) =>
    app.ledger.post({
      ...player.session,
      source: 'cashier',
      externalId: newId(),
      kind: 'deposit',
      amount: 100n * minorPerUnit,
    });
  const stake = (player: typeof chasing, amount: bigint) =>
    app.ledger.post({
      ...player.session,
      source: 'MARQUEE',
      externalId: newId(),
      kind: 'bet',
      amount,
      round: newId(),
    });
  await stake(chasing, 1000n * minorPerUnit);
  for (let times = 0; times < 4; times += 1) {
    await deposit(chasing);
    await stake(chasing, 99n * minorPerUnit);
    // The other one deposits as often, with money left.
    await deposit(calm);
  }
  await platform.owner.query(
    `insert into safety.play_span (site_id, player_id, started_at, last_at)
     select $1, $2, started.at, started.at + interval '70 minutes'
     from sites.site site, lateral (select ((($3::timestamptz at time zone site.time_zone)::date - days.n) + time '01:00')
       at time zone site.time_zone as at from generate_series(1, 3) days(n)) started
     where site.site_id = $1`,
    [chasing.session.siteId, chasing.session.playerId, app.clock.now()],
  );
  await findMarkers(app);
  const of = async (player: typeof chasing) => {
    const { value = [] } = await operate.call(safetyMarkers, { player_id: player.id, state: 'all' }, risk);
    return value
      .map(({ rule, value: counted }) => [rule, counted] as const)
      .toSorted(([a], [b]) => a.localeCompare(b));
  };
  expect(await of(chasing)).toEqual([
    ['night_play', 210],
    ['redeposits', 4],
  ]);
  expect(await of(calm)).toEqual([]);

  const review = { player_id: chasing.id, rule: 'redeposits' as const, reason: 'called, set a limit' };
  expect((await operate.call(safetyReviewMarker, review, risk)).statusCode).toBe(1);
  expect((await operate.call(safetyReviewMarker, review, risk)).statusMessage).toBe('playerUnchanged');
  await findMarkers(app);
  const open = await operate.call(safetyMarkers, { area: 'harm', player_id: chasing.id }, risk);
  expect(open.value?.map(({ rule }) => rule)).toEqual(['night_play']);
});

test('an exclusion is lifted by two people, after the player has asked, and not before its time', async () => {
  const { app } = platform.marquee;
  const player = await newPlayer();
  const { exclusion_id } = await selfExclude(app, player.session, null);
  const ask = async () =>
    operate.call(safetyAskLift, { exclusion_id, reason: 'the player wrote' }, await freshly(risk));
  expect(await ask()).toMatchObject({ statusMessage: 'exclusionNotLiftable', statusDetail: 'not_asked' });
  await expect(requestReturn(app, player.session, exclusion_id)).rejects.toMatchObject({
    refusal: 'exclusionNotOver',
  });
  // Half a year later the player may ask.
  await platform.owner.query(
    "update safety.exclusion set started_at = started_at - interval '200 days' where exclusion_id = $1",
    [exclusion_id],
  );
  await requestReturn(app, player.session, exclusion_id);
  const asked = await operate.call(safetyExclusions, { state: 'asked' }, risk);
  expect(asked.value?.map((row) => [row.exclusion_id, row.lift])).toEqual([[exclusion_id, 'possible']]);
  const { approval_id = '' } = await ask();
  expect((await ask()).statusMessage).toBe('exclusionNotLiftable');
  const decide = async (by: TestOperator) =>
    operate.call(
      approvalsDecide,
      { approval_id, decision: 'approve', reason: 'spoke with them' },
      await freshly(by),
    );
  expect((await decide(risk)).statusMessage).toBe('approvalOwnRequest');
  expect((await decide(payments)).statusMessage).toBe('operatorNotPermitted');
  expect(await player.play()).toBe('selfExcluded');
  expect(await decide(second)).toMatchObject({ outcome: 'done', state: 'approved' });
  // The 24 hours after the player asked are not over. Sessions end with the day, so this comes last.
  expect(await player.play()).toBe('selfExcluded');
  platform.clock.advance(day_ms + 1000);
  await liftAllEnded(app);
  expect(await player.play()).toBe('plays');
});

import { generateKeyPairSync, randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { approvalsDecide } from '../../contract/operate/approvals/decide.ts';
import { auditList } from '../../contract/operate/audit/list.ts';
import { chatJudge } from '../../contract/operate/chat/judge.ts';
import { chatLines } from '../../contract/operate/chat/lines.ts';
import { chatMute } from '../../contract/operate/chat/mute.ts';
import { chatMutes } from '../../contract/operate/chat/mutes.ts';
import { chatSetWords } from '../../contract/operate/chat/set_words.ts';
import { chatWords } from '../../contract/operate/chat/words.ts';
import { playersAskErasure } from '../../contract/operate/players/ask_erasure.ts';
import {
  chatForgetPath,
  chatJudgePath,
  chatLinesPath,
  chatMutePath,
  chatMutesPath,
  chatOfPlayerPath,
  chatSetWordsPath,
  chatWordsPath,
  type ProviderChatLine,
} from '../../contract/providers/chat.ts';
import { readPlayersChats } from '../../server/rounds/provider-chat.ts';
import { connectProvider } from '../../server/rounds/connections.ts';
import { userIdOf } from '../../server/rounds/provider-player.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

/** Chats in the console. What a line may be, and what players see, is tested with the house's server (`games/server/chat`). */

let platform: TestPlatform;
let provider: FastifyInstance;
let operate: TestConsole;
let manager: TestOperator;
let player: { siteId: number; playerId: bigint };
let user: string;
/** What the provider answers, by path, and what it was asked. */
let answers: Record<string, { status: number; body: unknown }>;
let asked: { path: string; body: unknown }[] = [];

const line = randomUUID();
const written_at = '2026-11-27T18:00:00.000Z';
const said = () => ({ line, user, text: 'You are all losers', written_at, removed: null });
const listed = (): ProviderChatLine => ({
  ...said(),
  game_code: 'bingo-90',
  game_name: 'Bingo 90',
  reports: 2,
  reported_at: written_at,
  judged: null,
  mute: null,
  context: [said(), { ...said(), line: randomUUID(), user: 'unknown-user', text: 'Stop it' }],
});

beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  provider = fastify();
  provider.removeAllContentTypeParsers();
  provider.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  provider.post('/*', async (request, reply) => {
    asked.push({ path: request.url, body: JSON.parse(String(request.body)) });
    const answer = answers[request.url] ?? { status: 404, body: {} };
    return reply.code(answer.status).send(answer.body);
  });
  await connectProvider(platform.marquee.app.db, {
    providerCode: 'TESTHOUSE',
    slug: 'testhouse',
    baseUrl: await provider.listen({ port: 0, host: '127.0.0.1' }),
    operatorId: '7',
    providerPublicPem: generateKeyPairSync('rsa', { modulusLength: 2048 })
      .publicKey.export({ type: 'spki', format: 'pem' })
      .toString(),
    operatorKeyName: 'operator',
  });
  platform.marquee.app.rounds.connections.forget();
  operate = createTestConsole(platform);
  manager = await operate.newOperator('manager@example.com', [{ role: 'manager', siteId: null }]);
  await platform.newPlayer('rude.player', 'localhost');
  const { rows } = await platform.owner.query<{ site_id: number; player_id: string }>(
    "select site_id, player_id from players.player where account_id = 'rude.player'",
  );
  player = { siteId: rows[0]?.site_id ?? 0, playerId: BigInt(rows[0]?.player_id ?? 0) };
  user = await userIdOf(platform.marquee.app.db, player, 'TESTHOUSE', new Date());
});
beforeEach(() => {
  asked = [];
  answers = { [chatLinesPath]: { status: 200, body: { lines: [listed()], has_more: true } } };
});
afterAll(async () => {
  await provider.close();
  await platform.close();
});

const key = { site_code: 'aurum', provider_code: 'TESTHOUSE' };
const audited = async (call: string) =>
  ((await operate.call(auditList, { call }, manager)).value ?? []).map(
    ({ site_code, subject_id, before, after, reason }) => ({ site_code, subject_id, before, after, reason }),
  );

test('lines are shown with their players by account; whom the platform does not know is nobody', async () => {
  const found = await operate.call(chatLines, { site_code: 'aurum', limit: 1 }, manager);
  const ofPlayer = { player_id: player.playerId.toString(), account_id: 'rude.player' };
  expect(found.value).toMatchObject([
    {
      line_id: line,
      provider_code: 'TESTHOUSE',
      ...ofPlayer,
      text: 'You are all losers',
      reports: 2,
      context: [ofPlayer, { player_id: null, account_id: null, text: 'Stop it' }],
    },
  ]);
  expect(JSON.stringify(found)).not.toContain(user);
  expect(asked).toMatchObject([
    { body: { sub_partner_id: 'aurum', view: 'reported', after: null, limit: 1 } },
  ]);
  // The next page goes on with the provider that has more.
  expect(found.next_cursor).toBe(`TESTHOUSE/${line}`);
  await operate.call(chatLines, { site_code: 'aurum', cursor: `TESTHOUSE/${line}` }, manager);
  expect(asked.at(-1)).toMatchObject({ body: { after: line } });
  expect((await operate.call(chatLines, { site_code: 'aurum', cursor: 'x' }, manager)).statusMessage).toBe(
    'invalidInput',
  );
  await operate.call(
    chatLines,
    { site_code: 'aurum', view: 'all', player_id: player.playerId.toString() },
    manager,
  );
  expect(asked.at(-1)).toMatchObject({ body: { user, view: 'all' } });
});

test('a line is removed by the provider, and the audit says who and why', async () => {
  answers[chatJudgePath] = { status: 200, body: { changed: true } };
  const judged = { ...key, line_id: line, verdict: 'remove' as const, reason: 'Insults the room' };
  expect(await operate.call(chatJudge, judged, manager)).toMatchObject({
    statusMessage: 'OK',
    changed: true,
  });
  expect(asked.at(-1)).toMatchObject({
    path: chatJudgePath,
    body: {
      sub_partner_id: 'aurum',
      line,
      verdict: 'remove',
      actor: 'manager@example.com',
      reason: judged.reason,
    },
  });
  expect(await audited('chat/judge')).toMatchObject([
    {
      site_code: 'aurum',
      subject_id: line,
      after: { verdict: 'remove', changed: true },
      reason: judged.reason,
    },
  ]);
  answers[chatJudgePath] = { status: 404, body: { error: 'line: none' } };
  expect((await operate.call(chatJudge, judged, manager)).statusMessage).toBe('commandRefused');
  answers[chatJudgePath] = { status: 500, body: {} };
  expect((await operate.call(chatJudge, judged, manager)).statusMessage).toBe('providerUnavailable');
  expect(await audited('chat/judge')).toHaveLength(1);
});

test('a player is muted for a while or for good, and may write again', async () => {
  answers[chatMutePath] = { status: 200, body: { changed: true } };
  const mute = { ...key, player_id: player.playerId.toString(), reason: 'Insults the room' };
  const { until } = await operate.call(chatMute, { ...mute, term: 'day' }, manager);
  const left_ms = Date.parse(until ?? '') - platform.marquee.app.clock.now().getTime();
  expect(Math.abs(left_ms - 86_400_000)).toBeLessThan(60_000);
  expect(asked.at(-1)).toMatchObject({ body: { user, muted: true, until } });
  await operate.call(chatMute, { ...mute, term: 'ever' }, manager);
  expect(asked.at(-1)).toMatchObject({ body: { user, muted: true, until: null } });
  await operate.call(chatMute, { ...mute, term: null }, manager);
  expect(asked.at(-1)).toMatchObject({ body: { user, muted: false, until: null } });
  expect(await audited('chat/mute')).toMatchObject([
    { subject_id: mute.player_id, after: { muted: false } },
    { after: { muted: true, until: null } },
    { after: { muted: true, until } },
  ]);
  answers[chatMutesPath] = {
    status: 200,
    body: [{ user, until: null, at: written_at, by: 'manager@example.com', why: mute.reason }],
  };
  const { value } = await operate.call(chatMutes, { site_code: 'aurum' }, manager);
  expect(value).toMatchObject([{ account_id: 'rude.player', until: null, why: mute.reason }]);
});

test('the words of a site are shown and changed; the audit says which came and went', async () => {
  answers[chatWordsPath] = {
    status: 200,
    body: { words: ['one', 'two'], of_provider: true, changed: null },
  };
  answers[chatSetWordsPath] = { status: 200, body: { changed: true } };
  const { value } = await operate.call(chatWords, { site_code: 'aurum' }, manager);
  expect(value).toMatchObject([{ provider_code: 'TESTHOUSE', words: ['one', 'two'], of_provider: true }]);
  const change = { ...key, words: ['two', ' *three* ', 'two'], reason: 'As our players speak' };
  expect(await operate.call(chatSetWords, change, manager)).toMatchObject({ words: 2 });
  expect(asked.at(-1)).toMatchObject({ body: { sub_partner_id: 'aurum', words: ['two', '*three*'] } });
  expect(await audited('chat/set_words')).toMatchObject([
    { before: { words: ['one'] }, after: { words: ['*three*'], count: 2 }, reason: change.reason },
  ]);
  await operate.call(chatSetWords, { ...change, words: null }, manager);
  expect(asked.at(-1)).toMatchObject({ body: { words: null } });
});

test('an operator of one site sees and changes nothing of another, and who only reads changes nothing', async () => {
  const { rows } = await platform.owner.query<{ site_id: number }>(
    "select site_id from sites.site where site_code = 'tropico'",
  );
  const away = await operate.newOperator('away@example.com', [
    { role: 'manager', siteId: rows[0]?.site_id ?? 0 },
  ]);
  asked = [];
  const muted = {
    ...key,
    player_id: player.playerId.toString(),
    term: 'day' as const,
    reason: 'None of mine',
  };
  expect((await operate.call(chatLines, { site_code: 'aurum' }, away)).statusMessage).toBe('siteNotFound');
  expect((await operate.call(chatMute, muted, away)).statusMessage).toBe('siteNotFound');
  // Nor a player of another site by naming the own one.
  expect((await operate.call(chatMute, { ...muted, site_code: 'tropico' }, away)).statusMessage).toBe(
    'playerNotFound',
  );
  const auditor = await operate.newOperator('auditor@example.com', [{ role: 'auditor', siteId: null }]);
  expect((await operate.call(chatMute, muted, auditor)).statusMessage).toBe('operatorNotPermitted');
  expect(asked).toEqual([]);
});

test('an archive has what a player wrote; without an answer of the provider it is none', async () => {
  const kept = {
    lines: [{ game_code: 'bingo-90', text: 'Hello', written_at, removed_at: null }],
    mutes: [],
    blocked: 1,
    reported_at: [],
  };
  answers[chatOfPlayerPath] = { status: 200, body: kept };
  const { app } = platform.marquee;
  expect(await readPlayersChats(app, player)).toEqual([{ ...kept, providerCode: 'TESTHOUSE' }]);
  expect(asked.at(-1)).toMatchObject({ path: chatOfPlayerPath, body: { user } });
  answers[chatOfPlayerPath] = { status: 404, body: {} };
  expect(await readPlayersChats(app, player)).toEqual([]);
  answers[chatOfPlayerPath] = { status: 500, body: {} };
  await expect(readPlayersChats(app, player)).rejects.toThrow();
});

test('whoever is erased is forgotten in the chats first; where the provider does not answer, the request stays open', async () => {
  await platform.newPlayer('leaves.all', 'localhost');
  const { rows } = await platform.owner.query<{ site_id: number; player_id: string }>(
    "update players.player set status = 'closed' where account_id = 'leaves.all' returning site_id, player_id",
  );
  const [leaver] = rows;
  if (!leaver) throw new Error('The player is not there');
  const key = { siteId: leaver.site_id, playerId: BigInt(leaver.player_id) };
  const known = await userIdOf(platform.marquee.app.db, key, 'TESTHOUSE', new Date());
  const grants = [{ role: 'risk', siteId: key.siteId }] as const;
  const asker = await operate.newOperator('asker@example.com', grants);
  const other = await operate.newOperator('other@example.com', grants);
  await operate.stepUp(asker);
  await operate.stepUp(other);
  const reason = 'The player asked for it.';
  const { approval_id = '' } = await operate.call(
    playersAskErasure,
    { player_id: leaver.player_id, reason },
    asker,
  );
  const approve = () => operate.call(approvalsDecide, { approval_id, decision: 'approve', reason }, other);
  const accounts = async () =>
    (
      await platform.owner.query('select account_id from players.player where player_id = $1', [
        leaver.player_id,
      ])
    ).rows;

  answers[chatForgetPath] = { status: 500, body: {} };
  expect((await approve()).statusMessage).not.toBe('success');
  expect(await accounts()).toEqual([{ account_id: 'leaves.all' }]);
  answers[chatForgetPath] = { status: 200, body: { lines: 3 } };
  asked = [];
  expect(await approve()).toMatchObject({ outcome: 'done' });
  expect(asked).toMatchObject([{ path: chatForgetPath, body: { user: known } }]);
  expect(await accounts()).toEqual([{ account_id: `erased-${leaver.player_id}` }]);
});

/** Chat over the real socket: who is told what, what is refused however it is tried, and what operators do. */
import { randomUUID } from 'node:crypto';
import {
  chatForgetAnswerSchema,
  chatForgetPath,
  chatJudgePath,
  chatLinesAnswerSchema,
  chatLinesPath,
  chatMutePath,
  chatMutesAnswerSchema,
  chatMutesPath,
  chatOfPlayerAnswerSchema,
  chatOfPlayerPath,
  chatSetWordsPath,
  chatWordsAnswerSchema,
  chatWordsPath,
} from '@marquee/contract/providers/chat.ts';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { Pool } from 'pg';
import { test, type TestContext } from 'vitest';
import { sessionApi } from '../../kit/play-api/session.ts';
import { connectLive, type LiveClient } from '../testing/live-client.ts';
import { startPoolHouse } from '../testing/live-house.ts';
import { houseWords } from './house-words.ts';
import { CHAT_KEPT_DAYS, forgetOldChat } from './kept.ts';

const price = 20_000n;
const start = 1_000n * price;
const patience_ms = 240_000;
const by = { actor: 'ana@example.com', reason: 'Insults other players.' };

/** A room with rounds that lie so far apart that none is drawn meanwhile. */
async function room({ onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
  const live = await startPoolHouse({
    game: 'bingo-90',
    timing: {
      drawing_ms: 300,
      pause_ms: 150,
      ball_ms: 20,
      schedule: { every_ms: 3_600_000, offset_ms: 0, sells: 3, announces_ms: 500 },
    },
  });
  onTestFinished(live.close);
  const { operator } = live;
  const ask = (path: string, request: object) =>
    operator.ask(live.url(), path, { operator_id: 1, sub_partner_id: 'aurum', ...request });
  /** A player in the room, of a brand, who has a ticket unless said otherwise. */
  async function join(player: string, { brand = 'aurum', buys = true, url = live.url() } = {}) {
    if (!operator.balances.has(player)) operator.balances.set(player, start);
    const session = await live.launch('bingo-90', false, player, undefined, {
      jurisdiction: 'MT',
      sub_partner_id: brand,
    });
    const client = await connectLive(url, live.publicUrl, session);
    onTestFinished(client.close);
    await client.hear('chat');
    if (buys) {
      const { number } = client.snapshot.draw ?? (await client.hear('draw')).draw;
      await client.answer(client.bet(number, price.toString(), { cards: 1 }));
    }
    return { ...talkOf(client), session };
  }
  return { ...live, ask, join };
}

function talkOf(client: LiveClient) {
  return {
    ...client,
    say: (text: string, line_id: string = randomUUID()) => {
      client.send({ type: 'chat_say', line_id, text });
      return line_id;
    },
    line: async (line_id: string) => {
      const { lines } = await client.hear('chat_beat', (beat) =>
        beat.lines.some((line) => line.line_id === line_id),
      );
      return lines.find((line) => line.line_id === line_id);
    },
    gone: (line_id: string) => client.hear('chat_beat', ({ gone }) => gone.includes(line_id)),
    refused: (line_id: string) => client.hear('chat_refused', (message) => message.line_id === line_id),
  };
}

test.concurrent(
  'a line is told to the players of a brand, to visitors too, and to nobody else; it says no name of an account',
  { timeout: patience_ms },
  async (context) => {
    const { expect: see } = context;
    const live = await room(context);
    const [ada, ben, other] = await Promise.all([
      live.join('ada-b'),
      live.join('ben-b', { buys: false }),
      live.join('eve-b', { brand: 'tropico' }),
    ]);
    const visitor = await live.connect(null);
    const { url, stop } = await live.startAnother();
    context.onTestFinished(stop);
    const far = await live.join('far-b', { url, buys: false });
    const id = ada.say('  Good   luck, <b>all</b>!\u202E ');
    const mine = await ada.line(id);
    see(mine).toMatchObject({ text: 'Good luck, <b>all</b>!', is_own: true });
    // Also in another process, and in a room that is entered later.
    for (const reader of [ben, far]) see(await reader.line(id)).toEqual({ ...mine, is_own: false });
    await visitor.hear('chat_beat', ({ lines }) => lines.some(({ line_id }) => line_id === id));
    const late = await live.join('late-b', { buys: false });
    see((await late.hear('chat')).lines.map(({ line_id }) => line_id)).toEqual([id]);
    const ofOther = other.say('Hello there');
    await other.line(ofOther);
    // Its own brand's line came after the first one: that was never told.
    for (const client of [other, ben, visitor]) see(client.texts.join()).not.toContain('ada-b');
    see(other.texts.join()).not.toContain('Good luck');
    see(ben.texts.join()).not.toContain('Hello there');
  },
);

test.concurrent(
  'who costs nothing, is muted, switched off or gone only reads',
  { timeout: patience_ms },
  async (context) => {
    const { expect: see } = context;
    const live = await room(context);
    const visitor = talkOf(await live.connect(null));
    see(await visitor.hear('chat')).toMatchObject({ bar: 'demo' });
    see(await visitor.refused(visitor.say('hi'))).toMatchObject({ why: 'demo' });

    const ada = await live.join('ada-w', { buys: false });
    see(await ada.hear('chat')).toMatchObject({ bar: 'no_bet' });
    see(await ada.refused(ada.say('hi'))).toMatchObject({ why: 'no_bet' });
    // A ticket that was given back is none.
    const draw = ada.snapshot.draw?.number ?? 1;
    const bet = ada.bet(draw, price.toString(), { cards: 1 });
    await ada.answer(bet);
    await live.query(`UPDATE house.draw_bet SET state = 'void' WHERE public_id = $1`, [bet]);
    see(await ada.refused(ada.say('hi'))).toMatchObject({ why: 'no_bet' });
    await ada.answer(ada.bet(draw, (2n * price).toString(), { cards: 2 }));
    await ada.line(ada.say('hi'));

    const ben = await live.join('ben-w');
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const mute = { user: 'ben-w', muted: true, until, ...by };
    see((await live.ask(chatMutePath, mute)).body).toEqual({ changed: true });
    see((await live.ask(chatMutePath, mute)).body).toEqual({ changed: false });
    see(await ben.hear('chat', ({ bar }) => bar === 'muted')).toMatchObject({
      muted_until: Date.parse(until),
    });
    see(await ben.refused(ben.say('hi'))).toMatchObject({ why: 'muted', until: Date.parse(until) });
    const muted = chatMutesAnswerSchema.parse((await live.ask(chatMutesPath, {})).body);
    see(muted).toMatchObject([{ user: 'ben-w', until, by: by.actor, why: by.reason }]);
    see((await live.ask(chatMutesPath, { sub_partner_id: 'tropico' })).body).toEqual([]);
    await live.ask(chatMutePath, { ...mute, until: null });
    see(await ben.refused(ben.say('hi'))).toMatchObject({ why: 'muted', until: null });
    await live.ask(chatMutePath, { ...mute, muted: false, until: null });
    see((await live.ask(chatMutesPath, {})).body).toEqual([]);
    await ben.line(ben.say('hi again'));

    const dan = await live.join('dan-w');
    live.operator.misbehave(walletPaths.userInfo, 'RS_ERROR_USER_DISABLED');
    see(await dan.refused(dan.say('hi'))).toMatchObject({ why: 'off' });
    live.operator.behave();
    const eve = await live.join('eve-w');
    await live.post(sessionApi.close.path, { session: eve.session });
    see(await eve.refused(eve.say('hi'))).toMatchObject({ why: 'off' });
  },
);

test.concurrent(
  'a player says one line in three seconds, ten in a minute and none twice, in however many tabs',
  { timeout: patience_ms },
  async (context) => {
    const { expect: see } = context;
    const live = await room(context);
    live.moveClock(0);
    const ada = await live.join('ada-r');
    const tab = await live.join('ada-r', { buys: false });
    const first = ada.say('line 0');
    await ada.line(first);
    // Sent again after a lost answer it is the same line, and another player's is nobody else's.
    ada.say('line 0', first);
    const ben = await live.join('ben-r');
    see(await ben.refused(ben.say('mine now', first))).toMatchObject({ why: 'unknown' });
    see(await tab.refused(tab.say('line 1'))).toMatchObject({ why: 'too_fast', until: see.any(Number) });
    const again = await live.join('ada-r', { buys: false });
    see(await again.refused(again.say('line 1'))).toMatchObject({ why: 'too_fast' });
    live.moveClock(2_999);
    see(await tab.refused(tab.say('line 1'))).toMatchObject({ why: 'too_fast' });
    live.moveClock(1);
    // Two at the same instant, one in each tab: one of them is too fast, whichever that is.
    const pair = [ada.say('left'), tab.say('right')];
    const met = await Promise.all(
      pair.map((id, index) => {
        const one = index === 0 ? ada : tab;
        return Promise.race([one.line(id).then(() => 'said'), one.refused(id).then(({ why }) => why)]);
      }),
    );
    see(met.toSorted()).toEqual(['said', 'too_fast']);
    for (let line = 2; line < 10; line += 1) {
      live.moveClock(3_000);
      await ada.line(ada.say(`line ${'x'.repeat(line)} ${line}`));
    }
    live.moveClock(3_000);
    see(await ada.refused(ada.say('the eleventh'))).toMatchObject({ why: 'too_fast' });
    live.moveClock(60_000);
    see(await ada.refused(ada.say('Líne  XXXXXXXXX 9!'))).toMatchObject({ why: 'repeated' });
    const { length } = await live.query('SELECT FROM house.chat_line');
    see(length).toBe(10);
  },
);

test.concurrent(
  'what leads elsewhere, is not allowed, empty or too long is not said; a list counts from the next line on',
  { timeout: patience_ms },
  async (context) => {
    const { expect: see } = context;
    const live = await room(context);
    const ada = await live.join('ada-f');
    for (const [text, why] of [
      ['0917 123 4567', 'contact'],
      ['see www.lucky.com', 'contact'],
      ['f u c k', 'word'],
      ['\u200B \u3164', 'empty'],
      ['x'.repeat(121), 'too_long'],
    ] as const)
      see(await ada.refused(ada.say(text)), text).toMatchObject({ why });
    const ofHouse = chatWordsAnswerSchema.parse((await live.ask(chatWordsPath, {})).body);
    see(ofHouse).toEqual({ words: houseWords, of_provider: true, changed: null });
    await live.ask(chatSetWordsPath, { words: ['banana', '*kalabaw*'], ...by });
    see(await ada.refused(ada.say('b a n a n a'))).toMatchObject({ why: 'word' });
    see(await ada.refused(ada.say('mga kalabawan'))).toMatchObject({ why: 'word' });
    await ada.line(ada.say('bananas are fine'));
    const own = chatWordsAnswerSchema.parse((await live.ask(chatWordsPath, {})).body);
    see(own).toMatchObject({ words: ['banana', '*kalabaw*'], of_provider: false, changed: { by: by.actor } });
    // Of one brand alone.
    see((await live.ask(chatWordsPath, { sub_partner_id: 'tropico' })).body).toMatchObject({
      of_provider: true,
    });
    await live.ask(chatSetWordsPath, { words: null, ...by });
    see((await live.ask(chatWordsPath, {})).body).toMatchObject({ words: houseWords, of_provider: true });
    see((await live.ask(chatSetWordsPath, { words: ['x'.repeat(41)], ...by })).status).toBe(400);
    const { length } = await live.query('SELECT FROM house.chat_line');
    see(length).toBe(1);
  },
);

test.concurrent(
  'a player hides another at once, in all tabs and for good, and shows everybody again',
  { timeout: patience_ms },
  async (context) => {
    const { expect: see } = context;
    const live = await room(context);
    const [ada, ben] = await Promise.all([live.join('ada-h'), live.join('ben-h')]);
    const tab = await live.join('ben-h', { buys: false });
    const rude = ada.say('You all play badly');
    await Promise.all([ben.line(rude), tab.line(rude)]);
    // Nobody hides themselves, and a visitor nobody.
    ada.send({ type: 'chat_block', line_id: rude });
    see(await ada.refused(rude)).toMatchObject({ to: 'chat_block', why: 'unknown' });
    ben.send({ type: 'chat_block', line_id: rude });
    for (const client of [ben, tab]) {
      const after = await client.hear('chat', ({ blocked }) => blocked === 1);
      see(after.lines).toEqual([]);
    }
    await live.query(`UPDATE house.chat_line SET written_at = written_at - interval '1 minute'`);
    const second = ada.say('Still here');
    await ada.line(second);
    const mine = ben.say('Peace at last');
    for (const client of [ben, tab]) {
      await client.line(mine);
      see(client.texts.join()).not.toContain('Still here');
    }
    const again = await live.join('ben-h', { buys: false });
    see((await again.hear('chat')).lines.map(({ text }) => text)).toEqual(['Peace at last']);
    again.send({ type: 'chat_unblock' });
    const all = await again.hear('chat', ({ lines }) => lines.length === 3);
    see(all).toMatchObject({ blocked: 0 });
  },
);

test.concurrent(
  'a line is reported once by each player, is seen with what was said around it, and is removed for everybody at once',
  { timeout: patience_ms },
  async (context) => {
    const { expect: see } = context;
    const live = await room(context);
    const [ada, ben, cat] = await Promise.all(['ada-o', 'ben-o', 'cat-o'].map((name) => live.join(name)));
    if (!ada || !ben || !cat) throw new Error('Nobody came.');
    const { url, stop } = await live.startAnother();
    context.onTestFinished(stop);
    const far = await live.join('far-o', { url, buys: false });
    const before = ben.say('How are you all?');
    await ada.line(before);
    const rude = ada.say('You are all losers');
    await Promise.all([ben, cat, far].map((client) => client.line(rude)));
    const fine = cat.say('That is not nice');
    await ada.line(fine);
    const lines = async (view: string, more: object = {}) =>
      chatLinesAnswerSchema.parse((await live.ask(chatLinesPath, { view, limit: 10, ...more })).body).lines;
    see(await lines('reported')).toEqual([]);
    for (const client of [ben, ben, cat]) {
      client.send({ type: 'chat_report', line_id: rude });
      await client.hear('chat_reported', ({ line_id }) => line_id === rude);
    }
    ada.send({ type: 'chat_report', line_id: fine });
    await ada.hear('chat_reported');
    see(await lines('reported')).toMatchObject([
      {
        line: rude,
        user: 'ada-o',
        text: 'You are all losers',
        game_code: 'bingo-90',
        reports: 2,
        removed: null,
        mute: null,
        context: [{ line: before }, { line: rude }, { line: fine, user: 'cat-o' }],
      },
      { line: fine, reports: 1 },
    ]);
    see(await lines('reported', { after: rude })).toMatchObject([{ line: fine }]);
    see(await lines('reported', { sub_partner_id: 'tropico' })).toEqual([]);
    see(await lines('all', { user: 'ada-o' })).toMatchObject([{ line: rude, context: [] }]);

    const judge = (line: string, verdict: string, more: object = {}) =>
      live.ask(chatJudgePath, { line, verdict, ...by, ...more });
    see((await judge(rude, 'remove', { sub_partner_id: 'tropico' })).status).toBe(404);
    see((await judge(rude, 'remove')).body).toEqual({ changed: true });
    see((await judge(rude, 'remove')).body).toEqual({ changed: false });
    await Promise.all([ada, ben, cat, far].map((client) => client.gone(rude)));
    see((await judge(fine, 'leave')).body).toEqual({ changed: true });
    see(await lines('reported')).toEqual([]);
    see(await lines('judged')).toMatchObject([
      { line: fine, removed: null, judged: { by: by.actor, why: by.reason } },
      { line: rude, removed: { by: by.actor, why: by.reason } },
    ]);
    const late = await live.join('late-o', { buys: false });
    see((await late.hear('chat')).lines.map(({ line_id }) => line_id)).toEqual([before, fine]);

    // What is kept of a player, and that it is forgotten.
    const kept = chatOfPlayerAnswerSchema.parse((await live.ask(chatOfPlayerPath, { user: 'ada-o' })).body);
    see(kept).toMatchObject({ lines: [{ text: 'You are all losers' }], mutes: [], blocked: 0 });
    see(kept.reported_at.length).toBe(1);
    const forgotten = await live.ask(chatForgetPath, { user: 'ada-o' });
    see(chatForgetAnswerSchema.parse(forgotten.body)).toEqual({ lines: 1 });
    see((await live.ask(chatOfPlayerPath, { user: 'ada-o' })).body).toEqual({
      lines: [],
      mutes: [],
      blocked: 0,
      reported_at: [],
    });
    await live.query(
      'UPDATE house.chat_line SET written_at = written_at - make_interval(days => $1) WHERE public_id = $2',
      [CHAT_KEPT_DAYS, before],
    );
    const pool = new Pool({ connectionString: live.database.gamesUrl });
    context.onTestFinished(() => pool.end());
    see(await forgetOldChat({ pool, now: () => new Date() })).toBe(1);
    see(await live.query('SELECT public_id FROM house.chat_line')).toEqual([{ public_id: fine }]);
  },
);

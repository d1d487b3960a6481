import { expect, test } from 'vitest';
import type { ChatLine } from '../../../../kit/play-api/chat.ts';
import { type ChatState, followChat, noChat, watched, withBet } from './chat-state.ts';

const line = (at: number, is_own = false): ChatLine => ({
  line_id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  player: is_own ? 'AAAAA' : 'BBBBB',
  is_own,
  text: `line ${at}`,
  at,
});
const all = (lines: ChatLine[], more: Partial<ChatState> = {}) =>
  followChat(
    { ...noChat, ...more },
    { type: 'chat', lines, bar: more.bar ?? null, muted_until: null, blocked: 0 },
  );
const beat = (state: ChatState, lines: ChatLine[], gone: string[] = []) =>
  followChat(state, { type: 'chat_beat', lines, gone });
const texts = ({ lines }: ChatState) => lines.map(({ text }) => text);

test('lines come in their order, once each, and go', () => {
  const state = beat(all([line(1), line(2)]), [line(4), line(2), line(3)]);
  expect(texts(state)).toEqual(['line 1', 'line 2', 'line 3', 'line 4']);
  expect(texts(beat(state, [], [line(2).line_id]))).toEqual(['line 1', 'line 3', 'line 4']);
});

test('what others write while nobody looks is counted, also over a lost connection', () => {
  let state = all([line(1), line(2)]);
  expect(state.unread).toBe(0);
  state = beat(state, [line(3), line(4, true), line(5)]);
  expect(state.unread).toBe(2);
  state = followChat(state, {
    type: 'chat',
    lines: [line(5), line(6)],
    bar: null,
    muted_until: null,
    blocked: 0,
  });
  expect(state.unread).toBe(2);
  state = watched(state, true);
  expect(state.unread).toBe(0);
  state = watched(beat(state, [line(7)]), false);
  expect(state.unread).toBe(0);
  expect(beat(state, [line(8)]).unread).toBe(1);
});

test('a line on its way is over once it has come, and is given back if it is refused', () => {
  const mine = line(9, true);
  const pending = { line_id: mine.line_id, text: 'line 9' };
  expect(beat(all([], { pending }), [mine]).pending).toBeNull();
  // The answer was lost with the connection.
  expect(all([mine], { pending }).pending).toBeNull();
  expect(all([line(8)], { pending }).pending).toEqual(pending);
  const refused = followChat(all([], { pending }), {
    type: 'chat_refused',
    to: 'chat_say',
    line_id: mine.line_id,
    why: 'word',
    until: null,
  });
  expect(refused).toMatchObject({ pending: null, refusal: { why: 'word', text: 'line 9' }, bar: null });
});

test('who is muted meanwhile sees it, and a bet opens the chat to who had none', () => {
  const muted = followChat(all([]), {
    type: 'chat_refused',
    to: 'chat_say',
    line_id: null,
    why: 'muted',
    until: 5_000,
  });
  expect(muted).toMatchObject({ bar: 'muted', muted_until: 5_000 });
  expect(withBet(muted).bar).toBe('muted');
  expect(withBet(all([], { bar: 'no_bet' })).bar).toBeNull();
});

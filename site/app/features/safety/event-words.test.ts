import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import words from '../../messages/EN/general.json' with { type: 'json' };
import type { MessageId } from '../../words/message-id.ts';
import type { Words } from '../../words/use-words.ts';
import { eventWords, type SafetyEvent } from './event-words.ts';
import { durationWords } from './measure-words.ts';
import { tightestDeposit } from './deposit-limit-line.tsx';
import type { Limit } from './safety.ts';

const i18n = setupI18n();
i18n.loadAndActivate({
  locale: 'EN',
  locales: ['en'],
  messages: Object.fromEntries(Object.entries(words).map(([id, text]) => [id, compileMessage(text)])),
});
const say = (id: string, values?: Record<string, unknown>): string => i18n._(id, values);
const t: Words = Object.assign(say, {
  has: (id: string): id is MessageId => Object.hasOwn(words, id),
  find: say,
  game: ({ game_name }: { game_name: string }): string => game_name,
});

function told(
  action: SafetyEvent['action'],
  before: SafetyEvent['before'],
  after: SafetyEvent['after'],
): string {
  const event = { event_id: '', at: '2026-11-21T10:00:00Z', by: 'player' as const, action, before, after };
  return eventWords(t, event, 'PHP', 'EN');
}

test('a change of a limit says of which, from what and to what', () => {
  const place = { kind: 'loss', window: '7d' };
  expect(told('limit_set', null, { ...place, amount: '500.00' })).toBe(
    'Limit set: Losses, in 7 days, No limit → ₱500.00',
  );
  expect(told('limit_pending', { ...place, amount: '500.00' }, { ...place, amount: null })).toBe(
    'Higher limit requested: Losses, in 7 days, ₱500.00 → No limit',
  );
  const time = { kind: 'session_time', window: '24h' };
  expect(told('limit_cancelled', { ...time, minutes: 90 }, { ...time, minutes: 90 })).toBe(
    'Higher limit cancelled: Time played, in 24 hours, 1 h 30 min',
  );
});

test('checks and breaks say what was chosen, and facts that are missing leave the bare change', () => {
  expect(told('reality_check_set', { interval_minutes: 15 }, { interval_minutes: null })).toBe(
    'Reality check: Off',
  );
  expect(told('reality_check_acknowledged', null, { decision: 'stop', played_seconds: 60 })).toBe(
    'Reality check seen: stopped',
  );
  expect(told('self_exclude', null, { ends_at: null })).toBe('Self-exclusion: Permanently');
  expect(told('time_out', null, { ends_at: '2026-11-28T10:00:00Z' })).toMatch(/^Break: until Nov 28, 2026/);
  expect(told('limit_set', null, null)).toBe('Limit set');
  expect(told('account_closed', null, null)).toBe('Account closed');
});

test('a time is told in hours and minutes, without the part that is none', () => {
  expect([0, 45, 120, 125].map((minutes) => durationWords(t, minutes))).toEqual([
    '0 min',
    '45 min',
    '2 h',
    '2 h 5 min',
  ]);
});

test('of several limits on deposits the one that leaves least is shown', () => {
  const limit = (kind: Limit['kind'], window: Limit['window'], left: string | null): Limit => ({
    kind,
    window,
    limit: null,
    own: null,
    pending: null,
    used: { amount: '0.00', minutes: null },
    remaining: left === null ? null : { amount: left, minutes: null },
  });
  expect(
    tightestDeposit([
      limit('deposit', '24h', '900.00'),
      limit('deposit', '7d', '80.50'),
      limit('deposit', '30d', null),
      limit('loss', '24h', '1.00'),
    ]),
  ).toEqual({ window: '7d', left: '80.50' });
  expect(tightestDeposit([limit('deposit', '24h', null)])).toBeUndefined();
});

import { expect, test } from 'vitest';
import { duePopup, type Popup, type Shown } from './due-popup.ts';

const popup: Popup = {
  popup_id: 'first',
  title: 'First',
  body: '',
  image_url: '',
  button: '',
  href: '',
  audience: 'everyone',
  pages: ['home'],
  how_often: 'visit',
};
const nothing: Shown = { inVisit: [], lastDay: {}, today: '2026-3-2' };
const due = (
  popups: readonly Popup[],
  shown: Partial<Shown> = {},
  { page = 'home' as const, isPlayer = false }: { page?: Popup['pages'][number]; isPlayer?: boolean } = {},
) => duePopup(popups, { page, isPlayer, shown: { ...nothing, ...shown } })?.popup_id;

test('the first popup of the page and of the visitor is due', () => {
  const second = { ...popup, popup_id: 'second' };
  expect(due([popup, second])).toBe('first');
  expect(due([popup, second], {}, { page: 'lobby' })).toBeUndefined();
  expect(due([{ ...popup, pages: ['promotions', 'lobby'] }, second], {}, { page: 'lobby' })).toBe('first');
  expect(due([{ ...popup, audience: 'players' }, second])).toBe('second');
  expect(due([{ ...popup, audience: 'players' }, second], {}, { isPlayer: true })).toBe('first');
  expect(due([{ ...popup, audience: 'visitors' }, second], {}, { isPlayer: true })).toBe('second');
});

test('a popup comes once a visit, once a day, or once', () => {
  const shownBefore = { inVisit: [], lastDay: { first: '2026-3-1' } };
  const shownToday = { inVisit: [], lastDay: { first: '2026-3-2' } };
  expect(due([popup], { inVisit: ['first'], lastDay: {} })).toBeUndefined();
  expect(due([popup], shownToday)).toBe('first');
  expect(due([{ ...popup, how_often: 'day' }], shownBefore)).toBe('first');
  expect(due([{ ...popup, how_often: 'day' }], shownToday)).toBeUndefined();
  expect(due([{ ...popup, how_often: 'once' }])).toBe('first');
  expect(due([{ ...popup, how_often: 'once' }], shownBefore)).toBeUndefined();
});

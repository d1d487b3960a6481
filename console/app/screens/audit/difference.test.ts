import { expect, test } from 'vitest';
import { differences } from './difference.ts';

test('what stayed the same is left out, what came and what went is told apart', () => {
  expect(
    differences(
      { status: 'active', name: 'Rosa', note: 'old', roles: ['support'] },
      { status: 'blocked', name: 'Rosa', roles: ['support', 'risk'] },
    ),
  ).toEqual([
    { path: 'status', before: 'active', after: 'blocked' },
    { path: 'note', before: 'old', after: undefined },
    { path: 'roles.1', before: undefined, after: 'risk' },
  ]);
});

test('where nothing was before, all of what is now is told', () => {
  expect(differences(null, { amount: '5.00', open: true, ended: null })).toEqual([
    { path: 'amount', before: undefined, after: '5.00' },
    { path: 'open', before: undefined, after: 'true' },
    { path: 'ended', before: undefined, after: 'null' },
  ]);
  expect(differences(null, null)).toEqual([]);
  expect(differences({ a: [] }, { a: [] })).toEqual([]);
});

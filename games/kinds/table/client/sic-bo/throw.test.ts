import { expect, test } from 'vitest';
import { sicBoSpots } from '../../sic-bo.ts';
import { diceOn, oddsOf, sizeOf, spotGroups, wins } from './throw.ts';

test('every spot of the rules lies on the table, once', () => {
  const laid = ['small', 'odd', 'even', 'big', 'any-triple', ...Object.values(spotGroups).flat()];
  expect(laid.toSorted()).toEqual([...sicBoSpots.keys()].toSorted());
});

test('what a spot pays is printed as in Macau', () => {
  const printed = [
    'small',
    'total-4',
    'total-9',
    'total-17',
    'pair-2-5',
    'double-3',
    'triple-3',
    'any-triple',
    'number-6',
  ];
  expect(printed.map(oddsOf)).toEqual([
    '1 : 1',
    '50 : 1',
    '6 : 1',
    '50 : 1',
    '5 : 1',
    '8 : 1',
    '150 : 1',
    '24 : 1',
    '1–3 : 1',
  ]);
});

test('a triple is neither small nor big', () => {
  expect(sizeOf([2, 2, 2])).toBe('triple');
  expect(sizeOf([2, 2, 6])).toBe('small');
  expect(sizeOf([6, 4, 1])).toBe('big');
  expect(
    ['small', 'even', 'any-triple', 'double-2', 'total-6'].filter((spot) => wins(spot, [2, 2, 2])),
  ).toEqual(['any-triple', 'double-2', 'total-6']);
});

test('dice are printed on the spots that are about faces', () => {
  expect(['pair-1-4', 'number-5', 'double-2', 'triple-6', 'total-9'].map(diceOn)).toEqual([
    [1, 4],
    [5],
    [2, 2],
    [6, 6, 6],
    [],
  ]);
});

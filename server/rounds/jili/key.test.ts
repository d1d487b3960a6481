import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyOfDay, providerTime, requestKey } from './key.ts';

/** Values from the samples in JILI's manual. */
const agent = { id: 'abcd_RMB', key: 'be8e08f95357d215921f91c6a533f74d3194de52' };
const newYear = new Date('2019-01-01T12:00:00Z');

test('the key of a day is that of the manual', () => {
  expect(keyOfDay(agent, newYear)).toBe('9424ffdd6de016a5f90a97a55d99c717');
});

test('the key of a request is that of the manual, between six random characters and six more', () => {
  const parameters = [
    ['Token', 'Test006'],
    ['GameId', '1'],
    ['Lang', 'zh-CN'],
  ] as const;
  const key = requestKey(parameters, agent, newYear);
  expect(key).toMatch(/^.{6}3e4c3b321eac16f20633f683be08d237.{6}$/);
  expect(requestKey(parameters, agent, newYear)).not.toBe(key);
});

test('a day begins at UTC−4 and has no leading zero', () => {
  const dayOf = (time: string, day: string) =>
    expect(keyOfDay(agent, new Date(time))).toBe(hash('md5', day + agent.id + agent.key, 'hex'));
  dayOf('2018-09-30T03:00:00Z', '180929');
  dayOf('2018-02-07T12:00:00Z', '18027');
  dayOf('2018-02-18T12:00:00Z', '180218');
  expect(providerTime(new Date('2026-01-01T03:30:00Z'))).toBe('2025-12-31T23:30:00');
});

import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test.each([
  [undefined, false],
  ['', false],
  ['false', false],
  ['10.0.0.0/8, 192.0.2.7,::1', ['10.0.0.0/8', '192.0.2.7', '::1']],
  ['loopback', ['loopback']],
])('TRUST_PROXY %j trusts %j', (given, trusted) => {
  expect(readConfig({ TRUST_PROXY: given }).TRUST_PROXY).toEqual(trusted);
});

test.each(['true', '1', 'everybody', '10.0.0.0/99', '1.2.3', '-1'])(
  'TRUST_PROXY %j is refused by name, because it names nobody',
  (given) => {
    expect(() => readConfig({ TRUST_PROXY: given })).toThrow(/TRUST_PROXY: the addresses or networks/);
  },
);

test('a demo listens on this machine unless it is told that others may reach it', () => {
  expect(readConfig({}).HOST).toBe('127.0.0.1');
  expect(readConfig({ HOST: 'localhost' }).HOST).toBe('localhost');
  for (const HOST of ['0.0.0.0', '::', '192.0.2.1', '1270.0.0.1', 'localhost.example']) {
    expect(() => readConfig({ HOST })).toThrow(/HOST: a demo has published passwords/);
    expect(readConfig({ HOST, DEMO_ON_NETWORK: 'true' }).HOST).toBe(HOST);
    expect(readConfig({ HOST, MARQUEE_ENV: 'production' }).HOST).toBe(HOST);
  }
});

test('there is one notion of mode: the old one is refused by name, whatever it said', () => {
  for (const DEMO of ['true', 'false']) expect(() => readConfig({ DEMO })).toThrow(/DEMO no longer exists/);
  expect(() => readConfig({ MARQUEE_ENV: 'prod' })).toThrow(/MARQUEE_ENV/);
  expect(readConfig({}).ROLES).toContain('gateway');
  expect(readConfig({ MARQUEE_ENV: 'production' }).ROLES).toEqual(['web', 'api', 'worker', 'games']);
});

test('crash games and live tables with real money need a salt that the house cannot choose', () => {
  const production = { MARQUEE_ENV: 'production' };
  expect(readConfig({}).HOUSE_CRASH_SALT).toBe('server');
  expect(readConfig(production).HOUSE_CRASH_GAMES).toBeUndefined();
  expect(readConfig(production).HOUSE_LIVE_TABLES).toBeUndefined();
  for (const offered of ['HOUSE_CRASH_GAMES', 'HOUSE_LIVE_TABLES'])
    expect(() => readConfig({ ...production, [offered]: 'true' })).toThrow(
      /HOUSE_CRASH_SALT: with real money/,
    );
  const HOUSE_CRASH_SALT = 'bitcoin:980000';
  expect(readConfig({ ...production, HOUSE_CRASH_GAMES: 'true', HOUSE_CRASH_SALT })).toMatchObject({
    HOUSE_CRASH_GAMES: true,
    HOUSE_CRASH_SALT,
  });
  for (const wrong of ['bitcoin', 'bitcoin:', 'bitcoin:1', 'bitcoin:-980000', 'bitcoin:98e4', 'dice'])
    expect(() => readConfig({ HOUSE_CRASH_SALT: wrong }), wrong).toThrow(/HOUSE_CRASH_SALT/);
});

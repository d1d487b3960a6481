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

import { expect, test } from 'vitest';
import { newId } from '../kernel/ids.ts';
import { createVault } from './vault.ts';

const account = { siteId: 1, playerId: 7n, bankAccountId: newId() };

test('what is sealed opens for the account that it was sealed for, and for no other', () => {
  const vault = createVault('secret');
  const sealed = vault.seal('123456789012', account);
  expect(vault.open(sealed, account)).toBe('123456789012');
  expect(() => vault.open(sealed, { ...account, siteId: 2 })).toThrow();
  expect(() => vault.open(sealed, { ...account, playerId: 8n })).toThrow();
  expect(() => vault.open(sealed, { ...account, bankAccountId: newId() })).toThrow();
});

test('what was changed, or sealed under another secret, does not open', () => {
  const vault = createVault('secret');
  const sealed = vault.seal('123456789012', account);
  for (const place of [0, 12, 28]) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
    expect(() => vault.open(changed, account)).toThrow();
  }
  expect(() => createVault('another').open(sealed, account)).toThrow();
});

import * as vault from '../kernel/vault.ts';

/**
 * Stores account numbers. They are encrypted, so that a copy of the database reveals none, and hashed, so that a number
 * can be looked up.
 */
export interface Vault {
  seal(text: string, account: AccountKey): Buffer;
  /** Throws if the bytes were changed, or were not sealed by this vault for this account. */
  open(sealed: Buffer, account: AccountKey): string;
  /** The same text always has the same digest. */
  digest(text: string): Buffer;
}

/** Binds a sealed number to its account: sealed bytes copied to another account do not open there. */
export interface AccountKey {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly bankAccountId: string;
}

export function createVault(secret: string): Vault {
  const { seal, open, digest } = vault.createVault(secret, 'cashier');
  return {
    seal: (text, account) => seal(text, ownerOf(account)),
    open: (sealed, account) => open(sealed, ownerOf(account)),
    digest,
  };
}

function ownerOf({ siteId, playerId, bankAccountId }: AccountKey): string {
  return `${siteId}:${playerId}:${bankAccountId}`;
}

/** Hides all but the last four digits. */
export function maskNumber(accountNumber: string): string {
  return `•••• ${accountNumber.slice(-4)}`;
}

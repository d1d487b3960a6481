import * as vault from '../kernel/vault.ts';

/** Keeps account numbers: sealed so that a copy of the database tells none, and digested so that one is found again. */
export interface Vault {
  seal(text: string, account: AccountKey): Buffer;
  /** Throws where the bytes were not sealed by this vault for this account, or were changed. */
  open(sealed: Buffer, account: AccountKey): string;
  /** Equal for equal texts. */
  digest(text: string): Buffer;
}

/** Whose number it is: sealed bytes that are copied to another account do not open there. */
export interface AccountKey {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly bankAccountId: string;
}

/** The cashier's vault under a secret. */
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

/** All but the last four digits hidden. */
export function maskNumber(accountNumber: string): string {
  return `•••• ${accountNumber.slice(-4)}`;
}

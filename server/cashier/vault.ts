import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps account numbers: sealed so that a copy of the database tells none, and digested so that one is found again. */
export interface Vault {
  /** AES-256-GCM, bound to the account: 12 bytes of nonce, 16 of tag, then the text. */
  seal(text: string, account: AccountKey): Buffer;
  /** Throws where the bytes were not sealed by this vault for this account, or were changed. */
  open(sealed: Buffer, account: AccountKey): string;
  /** HMAC-SHA256; equal for equal texts. */
  digest(text: string): Buffer;
}

/** Whose number it is: sealed bytes that are copied to another account do not open there. */
export interface AccountKey {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly bankAccountId: string;
}

const nonce_bytes = 12;
const tag_bytes = 16;

/** A vault under a secret, from which the two keys are derived (HKDF, RFC 5869). */
export function createVault(secret: string): Vault {
  const sealKey = derive(secret, 'seal');
  const digestKey = derive(secret, 'digest');
  return {
    seal: (text, account) => {
      const nonce = randomBytes(nonce_bytes);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce);
      cipher.setAAD(boundTo(account));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open: (sealed, account) => {
      const decipher = createDecipheriv('aes-256-gcm', sealKey, sealed.subarray(0, nonce_bytes), {
        authTagLength: tag_bytes,
      });
      decipher.setAAD(boundTo(account));
      decipher.setAuthTag(sealed.subarray(nonce_bytes, nonce_bytes + tag_bytes));
      return (
        decipher.update(sealed.subarray(nonce_bytes + tag_bytes), undefined, 'utf8') + decipher.final('utf8')
      );
    },
    digest: (text) => createHmac('sha256', digestKey).update(text).digest(),
  };
}

function boundTo({ siteId, playerId, bankAccountId }: AccountKey): Buffer {
  return Buffer.from(`${siteId}:${playerId}:${bankAccountId}`);
}

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `marquee cashier ${purpose}`, 32));
}

/** All but the last four digits hidden. */
export function maskNumber(accountNumber: string): string {
  return `•••• ${accountNumber.slice(-4)}`;
}

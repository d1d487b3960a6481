import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Protects small secrets. `seal` makes a copy of the database useless without the key; `digest` lets us look up a
 * secret without storing it.
 */
export interface Vault {
  /**
   * AES-256-GCM with `owner` as authenticated data. Returns 12 bytes of nonce, 16 bytes of tag, then the ciphertext.
   */
  seal(text: string, owner: string): Buffer;
  /** Throws if this vault did not seal the bytes for this owner, or if they were changed. */
  open(sealed: Buffer, owner: string): string;
  /** HMAC-SHA256. Equal texts have equal digests. */
  digest(text: string): Buffer;
}

const nonce_bytes = 12;
const tag_bytes = 16;

/** A vault whose two keys are derived from a secret with HKDF (RFC 5869). Each `user` gets different keys. */
export function createVault(secret: string, user: string): Vault {
  const sealKey = derive(secret, `marquee ${user} seal`);
  const digestKey = derive(secret, `marquee ${user} digest`);
  return {
    seal: (text, owner) => {
      const nonce = randomBytes(nonce_bytes);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce);
      cipher.setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open: (sealed, owner) => {
      const decipher = createDecipheriv('aes-256-gcm', sealKey, sealed.subarray(0, nonce_bytes), {
        authTagLength: tag_bytes,
      });
      decipher.setAAD(Buffer.from(owner));
      decipher.setAuthTag(sealed.subarray(nonce_bytes, nonce_bytes + tag_bytes));
      return (
        decipher.update(sealed.subarray(nonce_bytes + tag_bytes), undefined, 'utf8') + decipher.final('utf8')
      );
    },
    digest: (text) => createHmac('sha256', digestKey).update(text).digest(),
  };
}

function derive(secret: string, info: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', info, 32));
}

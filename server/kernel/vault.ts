import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps small secrets: sealed so that a copy of the database tells none, and digested so that one is found again. */
export interface Vault {
  /** AES-256-GCM, bound to its owner: 12 bytes of nonce, 16 of tag, then the text. */
  seal(text: string, owner: string): Buffer;
  /** Throws where the bytes were not sealed by this vault for this owner, or were changed. */
  open(sealed: Buffer, owner: string): string;
  /** HMAC-SHA256; equal for equal texts. */
  digest(text: string): Buffer;
}

const nonce_bytes = 12;
const tag_bytes = 16;

/** A vault under a secret, from which the two keys are derived (HKDF, RFC 5869), others for each user of it. */
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

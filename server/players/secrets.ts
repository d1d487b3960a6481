import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Create a bearer token of 256 random bits and the hash under which it is stored. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** SHA-256 of a token. A fast hash is enough, because a token has enough entropy. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Create a one-time code of six digits. */
export function newCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}

/** The hash under which a code is stored, bound to its row. */
export function hashCode(codeId: string, code: string): Buffer {
  return createHash('sha256').update(`${codeId}:${code}`).digest();
}

/** Compare in constant time. */
export function sameSecret(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A new bearer token of 256 random bits, and the hash under which it is kept. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** SHA-256 of a token. A token has enough entropy of its own, so that a fast hash does. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A new one-time code of six digits. */
export function newCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}

/** The hash under which a code is kept, bound to its own row. */
export function hashCode(codeId: string, code: string): Buffer {
  return createHash('sha256').update(`${codeId}:${code}`).digest();
}

/** Equality in a time that does not depend on where the two differ. */
export function sameSecret(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

import { sign, verify, type KeyObject } from 'node:crypto';

/** base64(RSA-SHA256(body)), over the raw bytes of the body. */
export function signBody(body: string | Buffer, privateKey: KeyObject): string {
  return sign('sha256', typeof body === 'string' ? Buffer.from(body) : body, privateKey).toString('base64');
}

/**
 * Whether the signature belongs to the body and public key. It is synchronous because an RSA-2048 verification takes
 * about as long as handing it to the thread pool and back.
 */
export function isSignedBy(body: Buffer, signature: string | undefined, publicKey: KeyObject): boolean {
  if (signature === undefined || signature.length > 1024) return false;
  return verify('sha256', body, publicKey, Buffer.from(signature, 'base64'));
}

/** Signatures of the provider protocol: base64(RSA-SHA256(raw body)) in a header, each side with its own keys. */
import { type KeyObject, sign, verify } from 'node:crypto';

/** Signs a body as it goes over the wire. Works on the thread pool, because RSA would hold up the event loop. */
export function signBody(body: Buffer, privateKey: KeyObject): Promise<string> {
  return new Promise((resolve, reject) => {
    sign('RSA-SHA256', body, privateKey, (error, signature) => {
      if (error) reject(error);
      else resolve(signature.toString('base64'));
    });
  });
}

/** Whether a header's signature is of exactly these bytes. */
export function isSignedBy(body: Buffer, signature: string, publicKey: KeyObject): boolean {
  return verify('RSA-SHA256', body, publicKey, Buffer.from(signature, 'base64'));
}

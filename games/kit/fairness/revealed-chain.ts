/** Shared draws from their revealed links where the player is: by the browser's own cryptography, without asking anybody. */
import { bytesOfHex, hexOf } from './revealed.ts';

/** What is revealed of a draw that has ended: 64 hexadecimal digits, and the salt's text as it was announced. */
export type RevealedDraw = { link: string; salt: string };

/** What a draw's outcome is read from: HMAC-SHA256 of the link's 32 bytes, keyed by the salt's text. */
export async function revealedSaltedLink({ link, salt }: RevealedDraw): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(salt),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOfHex(link)));
}

/**
 * The link of so many draws earlier. With the number of the draw it is the chain's end, which was published before the first draw;
 * with 1 it is the link that was revealed one draw before.
 */
export async function earlierBy(link: string, draws: number): Promise<string> {
  let hash = bytesOfHex(link).buffer;
  for (let done = 0; done < draws; done += 1) hash = await crypto.subtle.digest('SHA-256', hash);
  return hexOf(hash);
}

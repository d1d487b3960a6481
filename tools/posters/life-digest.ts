import { createHash } from 'node:crypto';

/** A mark of drawings, kept beside the sheet that was made of them, so that a drawing changed since is noticed. */
export function lifeDigest(drawings: readonly string[]): string {
  return createHash('sha256').update(drawings.join('\n')).digest('hex').slice(0, 16);
}

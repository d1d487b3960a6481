import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { lookSchema, siteNameSchema } from '@marquee/contract/site-documents.ts';
import { createVault } from '../kernel/vault.ts';

/** What a signed address shows of a site that its visitors do not see. */
const previewSchema = z.object({
  siteId: z.int(),
  look: lookSchema.nullable(),
  /** A name to show it with, for a brand that is not there yet. */
  name: siteNameSchema.nullable(),
  drafts: z.boolean(),
  /** The origin that alone may show the page in a frame: the console, or the gallery of templates. */
  framedBy: z.string(),
  expires_ms: z.int(),
});
export type Preview = z.output<typeof previewSchema>;

/** The parameter of an address that carries a preview. */
export const previewParameter = 'preview';
export const previewLife_ms = 15 * 60_000;

/** Signs and reads previews. What is signed is no secret: it says a template, a palette and a site. */
export interface Previews {
  sign(preview: Preview): string;
  /** Undefined if it was not signed here, was changed, or has expired. */
  read(token: string, now: Date): Preview | undefined;
}

export function createPreviews(masterKey: string): Previews {
  const vault = createVault(masterKey, 'previews');
  const signatureOf = (body: string) => vault.digest(body).toString('base64url');
  return {
    sign: (preview) => {
      const body = Buffer.from(JSON.stringify(preview)).toString('base64url');
      return `${body}.${signatureOf(body)}`;
    },
    read: (token, now) => {
      const [body = '', signature = ''] = token.split('.');
      if (token.length > 2000 || !isSame(signature, signatureOf(body))) return undefined;
      const parsed = previewSchema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
      return parsed.success && parsed.data.expires_ms > now.getTime() ? parsed.data : undefined;
    },
  };
}

/** Compares without telling by its time how much was right. Both are digests, so their lengths tell nothing. */
function isSame(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}

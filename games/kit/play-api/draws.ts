/**
 * What the clients of all games with shared draws and the game server say to each other alike, over one WebSocket, `/play-socket`: how a
 * client enters, and what a chain is. JSON, snake_case. What else is said, the kind of the session's game says.
 */
import { z } from 'zod';
import { hex32, sessionField } from './common.ts';

export const socketPath = '/play-socket';

/** Milliseconds since 1970 by the server's clock. */
export const time = z.int().min(0);

/** The first message. The session's key is never in an address. */
export const enterMessage = <Version extends number>(version: Version) =>
  z.strictObject({ type: z.literal('enter'), v: z.literal(version), ...sessionField });

/** `sent` is the client's own clock; it comes back unchanged, so that a client knows how far its own is off. */
export const pingMessage = z.strictObject({ type: z.literal('ping'), sent: z.number() });
export const pongMessage = z.object({ type: z.literal('pong'), sent: z.number(), now: time });

export const chainSchema = z.object({
  number: z.int().min(1),
  /** The hash of the first draw's link, published before the salt was fixed. */
  end_hash: hex32,
  length: z.int().min(1),
  /** `server`: drawn by the house's server once the chain was published. `bitcoin:<height>`: the hash of that block. */
  salt_source: z.string(),
  salt: z.string().nullable(),
  created_at: time,
  salt_at: time.nullable(),
});
export type SeenChain = z.infer<typeof chainSchema>;

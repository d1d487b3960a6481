/** A chain as it is published for everybody. */
import { z } from 'zod';
import { hex32 } from '../../play-api/common.ts';
import { chainSchema } from '../../play-api/draws.ts';

const publishedChainSchema = chainSchema.extend({
  /** The last draw that has ended, with its link; null before the first. */
  newest: z.object({ draw: z.int().min(1), link: hex32 }).nullable(),
});
export type PublishedChain = z.infer<typeof publishedChainSchema>;

/** What is read of `/fairness/chains.json`. */
const publishedChainsSchema = z.object({
  games: z.array(z.object({ code: z.string(), chains: z.array(publishedChainSchema) })),
});

/**
 * Fetches a game's chain of a number.
 * @returns undefined if it is not among those that are published.
 * @throws if the list cannot be read.
 */
export async function fetchPublishedChain(
  gameCode: string,
  number: number,
): Promise<PublishedChain | undefined> {
  const answer = await fetch('/fairness/chains.json', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`The chains were answered with HTTP ${answer.status}.`);
  const { games } = publishedChainsSchema.parse(await answer.json());
  return games.find(({ code }) => code === gameCode)?.chains.find((chain) => chain.number === number);
}

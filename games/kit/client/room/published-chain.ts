/** A chain as it is published for everybody, for draws of a chain that is no longer in use. */
import { z } from 'zod';
import { chainSchema, type SeenChain } from '../../play-api/draws.ts';

/** What is read of `/fairness/chains.json`. */
const publishedChainsSchema = z.object({
  games: z.array(z.object({ code: z.string(), chains: z.array(chainSchema) })),
});

/**
 * Fetches a game's chain of a number.
 * @returns undefined if it is not among those that are published.
 * @throws if the list cannot be read.
 */
export async function fetchPublishedChain(gameCode: string, number: number): Promise<SeenChain | undefined> {
  const answer = await fetch('/fairness/chains.json', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`The chains were answered with HTTP ${answer.status}.`);
  const { games } = publishedChainsSchema.parse(await answer.json());
  return games.find(({ code }) => code === gameCode)?.chains.find((chain) => chain.number === number);
}

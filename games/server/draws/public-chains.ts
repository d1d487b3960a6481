/** The chains of all games as anybody may see them: what is published before the draws, and what the draws have revealed. */
import type { SeenChain } from '../../kit/play-api/draws.ts';
import { hasDraws, type House } from '../house.ts';
import { chainsOf } from './chains.ts';
import { presentChain } from './present.ts';

type PublicChain = SeenChain & {
  /** The last draw that has ended, with its link: hashed again and again it gives those of all draws before. Null before the first. */
  newest: { draw: number; link: string } | null;
};
type PublicChains = { code: string; title: string; chains: PublicChain[] };

/** The newest link that is revealed of each chain. */
async function newestLinks({ pool }: Pick<House, 'pool'>) {
  const { rows } = await pool.query<{ chain_id: number; number: number; link: Buffer }>(
    `SELECT c.chain_id, d.number, d.link FROM house.chain c
     CROSS JOIN LATERAL (
       SELECT number, link FROM house.draw WHERE chain_id = c.chain_id AND link IS NOT NULL ORDER BY number DESC LIMIT 1
     ) d`,
  );
  return new Map(rows.map(({ chain_id, number, link }) => [chain_id, { draw: number, link }]));
}

/** The chains of every game with draws, in the order of the lobby, the first chain first. */
export async function publicChains(house: Pick<House, 'pool' | 'games'>): Promise<PublicChains[]> {
  const newest = await newestLinks(house);
  const games = [...house.games.values()].filter(hasDraws);
  return Promise.all(
    games.map(async ({ code, title }) => ({
      code,
      title,
      chains: (await chainsOf(house, code)).map((chain) => {
        const last = newest.get(chain.chainId);
        return {
          ...presentChain(chain),
          newest: last ? { draw: last.draw, link: last.link.toString('hex') } : null,
        };
      }),
    })),
  );
}

/** Test vectors of crash: a short chain with a secret that is told, and public games of bustabit. */
import { z } from 'zod';
import { createChain, earlierLink, saltedLink } from '../../../kit/fairness/chain.ts';
import { createFairRandom } from '../../../kit/fairness/stream.ts';
import { crashPointOf } from '../crash-point.ts';
import { flightEndOf } from '../flight.ts';

export const crashVectorsSchema = z.object({
  chains: z.array(
    z.object({
      salt: z.string(),
      /** Null where the chain is not ours. */
      end: z.string().nullable(),
      draws: z.array(z.object({ draw: z.int().nullable(), link: z.string(), point: z.int() })),
    }),
  ),
  flights: z.object({
    server_seed: z.string(),
    client_seed: z.string(),
    /** Where the flights of the nonces from 0 end, in hundredths. */
    ends: z.array(z.int()),
  }),
});
export type CrashVectors = z.infer<typeof crashVectorsSchema>;

const SECRET = Buffer.from('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'hex');
const LENGTH = 1_000;
const SALT = 'marquee-test-vectors';

/** Game 12,424,169 of bustabit and the nine before it, with the salt of their chain. */
const bustabit = {
  salt: '00000000000000000001e08b7fd44f95e3e950ac65650a8031a6d5e1750e34be',
  newest: '4488d92d89d0ed7fbb2ea23b219d569f63207e32fc44b957858838835c1719f1',
  games: 10,
};

/** Enough that one of them ends at 1.00 and one beyond 100. */
const FLIGHTS = 200;

function flightVectors(): CrashVectors['flights'] {
  const clientSeed = SALT;
  const ends = Array.from({ length: FLIGHTS }, (_, nonce) =>
    flightEndOf(createFairRandom({ serverSeed: SECRET, clientSeed, nonce })),
  );
  return { server_seed: SECRET.toString('hex'), client_seed: clientSeed, ends };
}

export function crashVectors(): CrashVectors {
  const chain = createChain(SECRET, LENGTH, 1);
  const pointOf = (link: Buffer, salt: string): number => crashPointOf(saltedLink(link, salt));
  const played: CrashVectors['chains'][number]['draws'] = [];
  let link: Buffer = Buffer.from(bustabit.newest, 'hex');
  for (let game = 0; game < bustabit.games; game += 1) {
    played.push({ draw: null, link: link.toString('hex'), point: pointOf(link, bustabit.salt) });
    link = earlierLink(link);
  }
  return {
    chains: [
      {
        salt: SALT,
        end: chain.end.toString('hex'),
        draws: [1, 2, 3, 4, 5, 500, LENGTH].map((draw) => ({
          draw,
          link: chain.link(draw).toString('hex'),
          point: pointOf(chain.link(draw), SALT),
        })),
      },
      { salt: bustabit.salt, end: null, draws: played },
    ],
    flights: flightVectors(),
  };
}

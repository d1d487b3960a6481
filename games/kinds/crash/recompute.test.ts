/** What a player's browser computes of a draw is what the house drew. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChain, saltedLink } from '../../kit/fairness/chain.ts';
import { crashPointOf } from './crash-point.ts';
import { crashVectors } from './published/vectors.ts';
import { earlierBy, recomputePoint } from './recompute.ts';

test('crash points and the way to the end of a chain', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.integer({ min: 1, max: 50 }),
      fc.stringMatching(/^[\x21-\x7e]{1,64}$/),
      async (secret, draw, salt) => {
        const chain = createChain(Buffer.from(secret), 50);
        const link = chain.link(draw).toString('hex');
        expect(await recomputePoint({ link, salt })).toBe(crashPointOf(saltedLink(chain.link(draw), salt)));
        expect(await earlierBy(link, draw)).toBe(chain.end.toString('hex'));
        expect(await earlierBy(link, draw - 1)).toBe(chain.link(1).toString('hex'));
      },
    ),
    { numRuns: 40 },
  );
});

test('the published vectors, bustabit’s games among them', async () => {
  const { chains } = crashVectors();
  for (const { salt, end, draws } of chains)
    for (const { draw, link, point } of draws) {
      expect(await recomputePoint({ link, salt })).toBe(point);
      if (draw !== null) expect(await earlierBy(link, draw)).toBe(end);
    }
  expect(chains[1]?.draws.map(({ point }) => point)).toEqual([
    146, 556, 471, 4146, 188, 920, 116, 155, 1410, 109,
  ]);
});

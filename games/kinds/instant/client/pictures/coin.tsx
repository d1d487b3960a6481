/** The two faces of a coin: a sun for heads, a star between branches for tails. */
import heads from './heads.webp?url';
import { Rendered } from './rendered.tsx';
import tails from './tails.webp?url';

const faces = { heads, tails } as const;

export function CoinFace({ side }: { side: keyof typeof faces }) {
  return <Rendered picture={faces[side]} className={`coin-face is-${side}`} />;
}

/** The monkey that lets go of coconuts, the coconut, whole and split, and the baskets. */
import basketFull from './basket-full.webp?url';
import basket from './basket.webp?url';
import split from './coconut-split.webp?url';
import coconut from './coconut.webp?url';
import drops from './monkey-drops.webp?url';
import glad from './monkey-glad.webp?url';
import holds from './monkey-holds.webp?url';
import { fetchAhead, Rendered } from './rendered.tsx';

const moods = { holds, drops, glad } as const;
export type MonkeyMood = keyof typeof moods;

fetchAhead(drops, glad, split, basketFull);

export const Monkey = ({ mood }: { mood: MonkeyMood }) => <Rendered picture={moods[mood]} />;

export const Coconut = () => <Rendered picture={coconut} />;

export const SplitCoconut = () => <Rendered picture={split} className="is-split" />;

export const Basket = ({ isFull }: { isFull: boolean }) => (
  <Rendered picture={isFull ? basketFull : basket} className={isFull ? 'is-full' : ''} />
);

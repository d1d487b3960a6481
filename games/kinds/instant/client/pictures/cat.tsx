/** A cat in a raincoat: it waits, it walks, or its umbrella carries it back. */
import carried from './cat-umbrella.webp?url';
import walks from './cat-walks.webp?url';
import waits from './cat.webp?url';
import { fetchAhead, Rendered } from './rendered.tsx';

const poses = { waits, walks, carried } as const;
export type CatPose = keyof typeof poses;

fetchAhead(walks, carried);

export const Cat = ({ pose }: { pose: CatPose }) => (
  <Rendered picture={poses[pose]} className={`cat is-${pose}`} />
);

/** A golden egg: a safe door. */
import picture from './egg.webp?url';
import { fetchAhead, Rendered } from './rendered.tsx';

fetchAhead(picture);

export const Egg = () => <Rendered picture={picture} />;

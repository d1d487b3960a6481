/** Spikes out of the floor: a door that was none. */
import picture from './spikes.webp?url';
import { fetchAhead, Rendered } from './rendered.tsx';

fetchAhead(picture);

export const Trap = () => <Rendered picture={picture} />;

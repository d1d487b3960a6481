/** The gem below a safe tile. */
import picture from './gem.webp?url';
import { fetchAhead, Rendered } from './rendered.tsx';

fetchAhead(picture);

export const Gem = () => <Rendered picture={picture} />;

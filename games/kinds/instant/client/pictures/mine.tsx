/** The mine below the others. */
import picture from './mine.webp?url';
import { fetchAhead, Rendered } from './rendered.tsx';

fetchAhead(picture);

export const Mine = () => <Rendered picture={picture} />;

/** The octopus that keeps goal: it waits, it has a ball, or it was beaten. Its gloves, and the football. */
import ball from './football.webp?url';
import beaten from './keeper-beaten.webp?url';
import glad from './keeper-glad.webp?url';
import glove from './keeper-glove.webp?url';
import ready from './keeper-ready.webp?url';
import { fetchAhead, Rendered } from './rendered.tsx';

const moods = { ready, glad, beaten } as const;
export type KeeperMood = keyof typeof moods;

fetchAhead(glad, beaten, glove);

export const Keeper = ({ mood }: { mood: KeeperMood }) => (
  <Rendered picture={moods[mood]} className="keeper" />
);

export const Glove = () => <Rendered picture={glove} />;

export const Football = () => <Rendered picture={ball} />;

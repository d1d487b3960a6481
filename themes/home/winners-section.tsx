import { WinnersTape } from '@marquee/ui/sections/winners-tape.tsx';
import { section } from './section.ts';

/** The wins of the site on a moving tape. */
export const winners = section(['winners'], ({ winners: list, words }) => (
  <WinnersTape winners={list} label={words.winners} pauseLabel={words.pauseWinners} />
));

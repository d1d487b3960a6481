import { GameRow } from '@marquee/ui/sections/game-row.tsx';
import { PromiseStrip } from '@marquee/ui/sections/promise-strip.tsx';
import { section } from './section.ts';

/** Sections that several templates show, each in the template's own tokens. */

export const own = section(['own'], (data) => data.own);

export const favourites = section(['favourites'], (data) => data.favourites);

export const promises = section(['promises'], (data) => (
  <PromiseStrip title={data.words.promises} promises={data.promises} />
));

/** A row for each shelf but the first, which a template shows in a form of its own. */
export const furtherShelves = section(['shelves'], ({ shelves, Card, words }) =>
  shelves
    .slice(1)
    .map((shelf) => (
      <GameRow
        key={shelf.id}
        shelf={shelf}
        Card={Card}
        seeAllLabel={words.seeAll}
        previousLabel={words.previous}
        nextLabel={words.next}
        playLabel={words.play}
      />
    )),
);

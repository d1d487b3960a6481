import { GameRow } from '@marquee/ui/sections/game-row.tsx';
import { PromiseStrip } from '@marquee/ui/sections/promise-strip.tsx';
import { PromoStrip } from '@marquee/ui/sections/promo-strip.tsx';
import { WinnersTape } from '@marquee/ui/sections/winners-tape.tsx';
import { section } from './section.ts';

/** Sections that several templates show, each in the template's own tokens. */

export const own = section(['own'], (data) => data.own);

export const favourites = section(['favourites'], (data) => data.favourites);

export const winners = section(['winners'], ({ winners: list, words }) => (
  <WinnersTape winners={list} label={words.winners} pauseLabel={words.pauseWinners} />
));

export const promotions = section(['promos'], ({ promos, paths, words }) => (
  <PromoStrip title={words.promotions} allLabel={words.seeAll} allHref={paths.promotions} promos={promos} />
));

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

import { PromoStrip } from '@marquee/ui/sections/promo-strip.tsx';
import { section } from './section.ts';

/** Some promotions beside each other, each with its picture. */
export const promotions = section(['promos'], ({ promos, paths, words }) => (
  <PromoStrip title={words.promotions} allLabel={words.seeAll} allHref={paths.promotions} promos={promos} />
));

import type { BrandCode } from './brand-marks.ts';

/**
 * What stands large on the pictures of a brand's promotions: the figure of the `game-icons` set that its title speaks of. Promotions of
 * free spins show the game instead. No two brands greet with the same figure, so that their pages differ in greys too.
 */
interface Heroes {
  readonly welcome: string;
  readonly gift: string;
  readonly reload: string;
  readonly cashback: string;
  readonly vip: string;
}

export const promotionHeroes: Record<BrandCode, Heroes> = {
  andaman: {
    welcome: 'diving-helmet',
    gift: 'sea-star',
    reload: 'scuba-tanks',
    cashback: 'nautilus-shell',
    vip: 'ship-wheel',
  },
  aurum: {
    welcome: 'open-treasure-chest',
    gift: 'present',
    reload: 'swap-bag',
    cashback: 'piggy-bank',
    vip: 'imperial-crown',
  },
  belmare: {
    welcome: 'sailboat',
    gift: 'wine-glass',
    reload: 'kite',
    cashback: 'crab',
    vip: 'captain-hat-profile',
  },
  bonbon: {
    welcome: 'cupcake',
    gift: 'wrapped-sweet',
    reload: 'candy-canes',
    cashback: 'donut',
    vip: 'stairs-cake',
  },
  borealis: {
    welcome: 'polar-bear',
    gift: 'polar-star',
    reload: 'campfire',
    cashback: 'old-lantern',
    vip: 'compass',
  },
  bugan: {
    welcome: 'stone-stack',
    gift: 'teapot',
    reload: 'horse-head',
    cashback: 'camping-tent',
    vip: 'eagle-head',
  },
  fiesta: {
    welcome: 'pinata',
    gift: 'chicken-leg',
    reload: 'basket',
    cashback: 'piggy-bank',
    vip: 'trumpet',
  },
  gerbang: {
    welcome: 'temple-gate',
    gift: 'locked-chest',
    reload: 'fruit-bowl',
    cashback: 'two-coins',
    vip: 'stone-throne',
  },
  madang: {
    welcome: 'drama-masks',
    gift: 'ticket',
    reload: 'theater-curtains',
    cashback: 'rose',
    vip: 'binoculars',
  },
  meridian: {
    welcome: 'top-hat',
    gift: 'poker-hand',
    reload: 'martini',
    cashback: 'pocket-watch',
    vip: 'chess-king',
  },
  nightjar: {
    welcome: 'skeleton-key',
    gift: 'feather',
    reload: 'coffee-mug',
    cashback: 'wallet',
    vip: 'falcon-moon',
  },
  nukkad: {
    welcome: 'joystick',
    gift: 'coins',
    reload: 'hourglass',
    cashback: 'heart-plus',
    vip: 'vintage-robot',
  },
  ruyi: {
    welcome: 'teapot-leaves',
    gift: 'envelope',
    reload: 'coffee-cup',
    cashback: 'shiny-purse',
    vip: 'double-dragon',
  },
  saola: {
    welcome: 'treasure-map',
    gift: 'knapsack',
    reload: 'coconuts',
    cashback: 'compass',
    vip: 'mountaintop',
  },
  tropico: {
    welcome: 'parrot-head',
    gift: 'banana-bunch',
    reload: 'frog',
    cashback: 'coconuts',
    vip: 'tiger-head',
  },
  yokocho: {
    welcome: 'asian-lantern',
    gift: 'sake-bottle',
    reload: 'noodles',
    cashback: 'umbrella',
    vip: 'samurai-helmet',
  },
  zatlan: {
    welcome: 'fulguro-punch',
    gift: 'spyglass',
    reload: 'newspaper',
    cashback: 'boomerang',
    vip: 'trophy-cup',
  },
};

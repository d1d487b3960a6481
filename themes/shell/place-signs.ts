import type { SignName } from '@marquee/ui/icons/signs.ts';
import type { Place } from './places.ts';

/** Pictures for the entries that menus usually have, by what an operator calls an entry or by its category. */
const signs: Readonly<Record<string, SignName>> = {
  home: 'house',
  hot: 'flame',
  slots: 'cherry',
  'slot-game': 'cherry',
  casino: 'dices',
  sports: 'trophy',
  sportsbook: 'trophy',
  fishing: 'fish',
  poker: 'spade',
  bingo: 'circle-dot',
  crash: 'rocket',
  arcade: 'gamepad-2',
  lottery: 'ticket',
  'hash-game': 'hash',
  sabong: 'bird',
  'horse-racing': 'rabbit',
  promotions: 'gift',
  vip: 'crown',
  wallet: 'wallet',
  history: 'rotate-ccw-clock',
  account: 'user-round',
};

/** The picture beside the name of a place; `otherwise` for an entry that an operator made up. */
export function signOf({ id }: Place, otherwise: SignName): SignName {
  return signs[id.toLowerCase().replaceAll('_', '-')] ?? otherwise;
}

import {
  isArrangement,
  type ArrangedSection,
  type ArrangementOf,
  type PageArrangements,
} from '@marquee/themes/arrangements.ts';

/**
 * A template's arrangements with those that an address asks for instead, such as `?arrange=lobby:list,vip:path`. Sections and
 * arrangements that do not exist are left out. It lasts for the visit, because the shell of a page is loaded once.
 */
export function previewedArrangements(pages: PageArrangements, asked: string | null): PageArrangements {
  const wishes = new Map(
    (asked ?? '').split(',').map((wish): [string, string] => {
      const [section = '', name = ''] = wish.split(':');
      return [section, name];
    }),
  );
  const of = <Section extends ArrangedSection>(section: Section): ArrangementOf<Section> => {
    const name = wishes.get(section) ?? '';
    const chosen: ArrangementOf<Section> = pages[section];
    return isArrangement(section, name) ? name : chosen;
  };
  return {
    account: of('account'),
    lobby: of('lobby'),
    promotions: of('promotions'),
    vip: of('vip'),
    cashier: of('cashier'),
    history: of('history'),
    sign_in: of('sign_in'),
    footer: of('footer'),
    play_bar: of('play_bar'),
  };
}

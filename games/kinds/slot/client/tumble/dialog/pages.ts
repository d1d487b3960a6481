/** The pages of information of a tumbling slot. */
import type { TumblePaytable } from '../../../tumble/play-api.ts';
import type { FormPages } from '../../dialog/form-pages.ts';
import type { InfoOptions } from '../../dialog/info-dialog.ts';
import { rulesList } from '../../dialog/rules-page.ts';
import { createTumbleRuleWriter } from './rule-words.ts';
import { tumbleOddsPage } from './odds-page.ts';
import { tumblePaysPage } from './pays-page.ts';
import { tumbleWinsPage } from './wins-page.ts';

/** What the pages are built from. */
export type TumbleInfo = InfoOptions<TumblePaytable>;

/** The pages, each built when it is asked for. */
export function tumblePages(options: TumbleInfo): FormPages {
  return {
    pays: () => tumblePaysPage(options),
    wins: { label: 'info.tab.wins', build: () => tumbleWinsPage(options) },
    rules: () => rulesList(options, options.paytable.rules.map(createTumbleRuleWriter(options))),
    odds: () => tumbleOddsPage(options),
  };
}

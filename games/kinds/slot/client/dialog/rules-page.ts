/** Every rule of the game that decides what it pays, told from the same statements that a test computes its results from. */
import { element } from '../dom/element.ts';
import type { InfoOptions, ReelInfo } from './info-dialog.ts';
import { createRuleWriter, type RuleSection } from './rule-words.ts';
import { symbolPicture } from './symbol-picture.ts';

/** Builds the page. */
export function rulesPage(options: ReelInfo): HTMLElement {
  const write = createRuleWriter(options);
  return rulesList(
    options,
    options.paytable.rules.map(write).filter((section) => section !== null),
  );
}

/** Rules of a slot of any form, each in a section of its own. */
export function rulesList(options: InfoOptions, sections: readonly RuleSection[]): HTMLElement {
  const { art, paytable } = options;
  const symbols: readonly { id: string; name: string }[] = paytable.symbols;
  const nameOf = new Map(symbols.map(({ id, name }) => [id, name]));
  return element(
    'div',
    { class: 'features' },
    ...sections.map(({ heading, sentences, pictures, list }) =>
      element(
        'section',
        { class: 'feature' },
        element('h3', {}, heading),
        pictures.length > 0
          ? element(
              'p',
              { class: 'feature-pictures' },
              ...pictures.map((id) => symbolPicture(art, id, nameOf.get(id) ?? id, 64)),
            )
          : null,
        ...sentences.map((sentence) => element('p', {}, sentence)),
        list
          ? element('ul', { class: 'coin-values' }, ...list.map((entry) => element('li', {}, entry)))
          : null,
      ),
    ),
    element('p', { class: 'info-lead' }, options.words('info.rules.malfunction')),
  );
}

/** Every rule of the game that decides what it pays, told from the same statements that a test computes its results from. */
import { element } from '../dom/element.ts';
import type { InfoOptions } from './info-dialog.ts';
import { createRuleWriter } from './rule-words.ts';
import { symbolPicture } from './symbol-picture.ts';

/** Builds the page. */
export function rulesPage(options: InfoOptions): HTMLElement {
  const { art, paytable } = options;
  const nameOf = new Map(paytable.symbols.map(({ id, name }) => [id, name]));
  const write = createRuleWriter(options);
  return element(
    'div',
    { class: 'features' },
    ...paytable.rules
      .map(write)
      .filter((section) => section !== null)
      .map(({ heading, sentences, pictures, list }) =>
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

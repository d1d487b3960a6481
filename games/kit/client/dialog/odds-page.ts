/** The game's exact figures. */
import { element } from '../dom/element.ts';
import type { InfoOptions } from './info-dialog.ts';

/** Builds the page. */
export function oddsPage({ words, paytable }: InfoOptions): HTMLElement {
  const { proof } = paytable;
  const figures: { term: string; value: string; about?: string }[] = [
    { term: words('info.rules.rtp'), value: `${proof.rtp_percent} %`, about: words('info.rules.rtp.about') },
    {
      term: words('info.rules.hit'),
      value: `${proof.hit_frequency_percent} %`,
      about: words('info.rules.hit.about'),
    },
    { term: words('info.rules.max'), value: words('info.rules.max.value', { bets: proof.max_win_bets }) },
    { term: words('info.rules.volatility'), value: words(`info.rules.volatility.${proof.volatility}`) },
    {
      term: words('info.rules.deviation'),
      value: words('info.rules.deviation.value', { bets: proof.deviation_bets }),
    },
  ];
  return element(
    'div',
    {},
    element(
      'dl',
      { class: 'odds' },
      ...figures.map(({ term, value, about }) =>
        element(
          'div',
          {},
          element('dt', {}, term),
          element(
            'dd',
            {},
            element('b', {}, value),
            about ? element('span', { class: 'odds-about' }, about) : null,
          ),
        ),
      ),
    ),
    element('p', { class: 'info-lead' }, words('info.rules.malfunction')),
  );
}

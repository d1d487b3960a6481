/** The game's exact figures. */
import { element } from '../dom/element.ts';
import type { InfoOptions } from './info-dialog.ts';

/** Chances rarer than once in so many rounds are told as such. */
const RAREST = 1e15;

/** Builds the page. */
export function oddsPage({ words, money, paytable, language, bet }: InfoOptions): HTMLElement {
  const { proof } = paytable;
  const rounds = Number(proof.max_win_once_in);
  const once = words(rounds >= RAREST ? 'info.rules.max.rarer' : 'info.rules.max.once', {
    rounds: new Intl.NumberFormat(language).format(rounds),
  });
  const most = (BigInt(bet()) * BigInt(proof.max_win_bets.replace('.', ''))) / 100n;
  const about = words(proof.is_max_win_capped ? 'info.rules.max.capped' : 'info.rules.max.uncapped', {
    amount: money(most),
  });
  const figures: { term: string; value: string; about?: string }[] = [
    { term: words('info.rules.rtp'), value: `${proof.rtp_percent} %`, about: words('info.rules.rtp.about') },
    {
      term: words('info.rules.hit'),
      value: `${proof.hit_frequency_percent} %`,
      about: words('info.rules.hit.about'),
    },
    {
      term: words('info.rules.max'),
      value: words('info.rules.max.value', { bets: proof.max_win_bets.replace(/\.00$/, '') }),
      about: `${about} ${once}`,
    },
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

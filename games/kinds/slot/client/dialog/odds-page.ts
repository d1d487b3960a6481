/** The game's exact figures. */
import { element } from '../dom/element.ts';
import { jackpotNames } from '../features/jackpot-plates.ts';
import { potBets, potLabel } from '../features/pot-bets.ts';
import type { Language } from '../../../../kit/client/words/language.ts';
import type { Words } from '../words/words.ts';
import type { Paytable } from '../../shown-paytable.ts';
import type { InfoOptions } from './info-dialog.ts';

/** Chances rarer than once in so many rounds are told as such. */
const RAREST = 1e15;

/** Makes the writer of "1 in N rounds". */
export function oddsWriter(words: Words, language: Language): (onceIn: string) => string {
  const numbers = new Intl.NumberFormat(language);
  const large = new Intl.NumberFormat(language, { notation: 'compact', compactDisplay: 'long' });
  return (onceIn) => {
    const isRarer = Number(onceIn) >= RAREST;
    return words(isRarer ? 'info.rules.max.rarer' : 'info.rules.max.once', {
      rounds: (isRarer ? large : numbers).format(Number(onceIn)),
    });
  };
}

/** Builds the page. */
export function oddsPage({ words, money, paytable, language, bet }: InfoOptions<Paytable>): HTMLElement {
  const { proof } = paytable;
  const write = oddsWriter(words, language);
  const most = (BigInt(bet()) * BigInt(proof.max_win_bets.replace('.', ''))) / 100n;
  const about = words(proof.is_max_win_capped ? 'info.rules.max.capped' : 'info.rules.max.uncapped', {
    amount: money(most),
  });
  const pots = jackpotNames.flatMap((name) => {
    const once = proof.pots_once_in?.[name];
    const bets = potBets(paytable, name);
    if (once === undefined || bets === null) return [];
    return [
      {
        term: words(potLabel(paytable, name)),
        value: words('info.rules.max.value', { bets: new Intl.NumberFormat(language).format(bets) }),
        about: write(once),
      },
    ];
  });
  const { jackpot } = paytable;
  const returned = jackpot
    ? {
        term: words('info.rules.rtp'),
        value: `${jackpot.rtp_with_percent} %`,
        about: `${words('info.rules.rtp.jackpot', {
          share: `${jackpot.contribution_percent} %`,
          base: `${proof.rtp_percent} %`,
        })} ${words('info.rules.rtp.about')}`,
      }
    : {
        term: words('info.rules.rtp'),
        value: `${proof.rtp_percent} %`,
        about: words('info.rules.rtp.about'),
      };
  const { buy } = paytable;
  const number = (value: string, digits: Intl.NumberFormatOptions = {}): string =>
    new Intl.NumberFormat(language, digits).format(Number(value));
  const sold = buy
    ? [
        {
          term: words('buy.odds.rtp'),
          value: `${buy.proof.rtp_percent} %`,
          about: words('buy.odds.about', { spins: buy.spins, bets: number(buy.proof.price_bets) }),
        },
        { term: words('buy.odds.hit'), value: `${buy.proof.hit_frequency_percent} %` },
        {
          term: words('buy.odds.max'),
          value: words('info.rules.max.value', { bets: number(buy.proof.max_win_bets) }),
          about: write(buy.proof.max_win_once_in),
        },
        {
          term: words('buy.odds.deviation'),
          value: words('info.rules.deviation.value', {
            bets: number(buy.proof.deviation_bets, { maximumSignificantDigits: 2 }),
          }),
        },
      ]
    : [];
  const chosen = (paytable.choice?.options ?? []).map(({ name, proof: of }) => {
    const [least] = of.free_spins;
    return {
      term: words('choice.odds', { name }),
      value: words('choice.odds.value', {
        below: least?.below_percent ?? '',
        beyond: least?.beyond_percent ?? '',
      }),
      about: words('choice.odds.about', {
        mean: number(least?.mean_bets ?? '0', { maximumFractionDigits: 2 }),
        rtp: of.rtp_percent,
        deviation: number(of.deviation_bets, { maximumSignificantDigits: 2 }),
      }),
    };
  });
  return oddsList([
    returned,
    {
      term: words('info.rules.hit'),
      value: `${proof.hit_frequency_percent} %`,
      about: words('info.rules.hit.about'),
    },
    {
      term: words('info.rules.max'),
      value: words('info.rules.max.value', {
        bets: new Intl.NumberFormat(language).format(Number(proof.max_win_bets)),
      }),
      about: `${about} ${write(proof.max_win_once_in)}`,
    },
    ...pots,
    { term: words('info.rules.volatility'), value: words(`info.rules.volatility.${proof.volatility}`) },
    {
      term: words('info.rules.deviation'),
      value: words('info.rules.deviation.value', {
        bets: new Intl.NumberFormat(language, { maximumSignificantDigits: 2 }).format(
          Number(proof.deviation_bets),
        ),
      }),
    },
    ...sold,
    ...chosen,
  ]);
}

/** Figures as a list, each with what it means. */
export function oddsList(figures: readonly { term: string; value: string; about?: string }[]): HTMLElement {
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
  );
}

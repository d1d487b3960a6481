/** The figures of a tumbling slot: measured, each with the digits that the measurement supports. */
import { oddsList, oddsWriter } from '../../dialog/odds-page.ts';
import type { TumbleInfo } from './pages.ts';

/** Builds the page. */
export function tumbleOddsPage({ words, money, paytable, language, bet }: TumbleInfo): HTMLElement {
  const { proof } = paytable;
  const numbers = new Intl.NumberFormat(language);
  const write = oddsWriter(words, language);
  const bets = (value: string): string =>
    words('info.rules.max.value', { bets: numbers.format(Number(value)) });
  const most_minor = BigInt(bet()) * BigInt(Math.round(Number(proof.max_win_bets)));
  const seldom = proof.is_max_win_seen
    ? write(proof.max_win_once_in)
    : words('info.rules.max.rarer', { rounds: numbers.format(Number(proof.max_win_once_in)) });
  return oddsList([
    {
      term: words('info.rules.rtp'),
      value: proof.rtp_percent === null ? words('info.tumble.rtp.unknown') : `${proof.rtp_percent} %`,
      about: words('info.tumble.rtp.about', {
        rounds: numbers.format(proof.rounds),
        half: numbers.format(Number(proof.rtp_half_percent)),
      }),
    },
    {
      term: words('info.rules.hit'),
      value: `${proof.hit_frequency_percent} %`,
      about: words('info.rules.hit.about'),
    },
    ...(proof.free_spins_once_in === null
      ? []
      : [
          {
            term: words('info.feature.free_spins'),
            value: words('info.tumble.free.value', {
              rounds: numbers.format(Number(proof.free_spins_once_in)),
            }),
          },
        ]),
    {
      term: words('info.rules.max'),
      value: bets(proof.max_win_bets),
      about: `${words('info.tumble.max', { amount: money(most_minor) })} ${seldom}`,
    },
    { term: words('info.tumble.most'), value: bets(proof.most_bets) },
    { term: words('info.rules.volatility'), value: words(`info.rules.volatility.${proof.volatility}`) },
    {
      term: words('info.rules.deviation'),
      value: words('info.rules.deviation.value', {
        bets: new Intl.NumberFormat(language, { maximumSignificantDigits: 2 }).format(
          Number(proof.deviation_bets),
        ),
      }),
    },
  ]);
}

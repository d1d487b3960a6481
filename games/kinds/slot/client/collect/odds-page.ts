/** The figures of a slot whose meter is kept: over all of its meters, and at each level. */
import type { CollectPaytable } from '../../shown-paytable.ts';
import type { InfoOptions } from '../dialog/info-dialog.ts';
import { oddsList, oddsWriter } from '../dialog/odds-page.ts';

/** Builds the page. */
export function collectOddsPage(options: InfoOptions<CollectPaytable>): HTMLElement {
  const { words, money, paytable, language, bet } = options;
  const { proof } = paytable;
  const number = (value: string, digits: Intl.NumberFormatOptions = {}): string =>
    new Intl.NumberFormat(language, digits).format(Number(value));
  const bets = (value: string): string => words('info.rules.max.value', { bets: number(value) });
  const write = oddsWriter(words, language);
  const most = (BigInt(bet()) * BigInt(proof.max_win_bets.replace('.', ''))) / 100n;
  return oddsList([
    {
      term: words('info.rules.rtp'),
      value: `${proof.rtp_percent} %`,
      about: words('info.meter.rtp', { share: `${proof.rtp_harvest_percent} %` }),
    },
    ...proof.levels.map(({ level, rtp_percent, rounds }) => ({
      term: words('info.meter.level', { level }),
      value: `${rtp_percent} %`,
      about: words('info.meter.level.about', { rounds: number(rounds) }),
    })),
    {
      term: words('info.meter.harvest'),
      value: words('info.tumble.free.value', { rounds: number(proof.rounds_per_harvest) }),
      about: words('info.meter.harvest.pays', { bets: number(proof.harvest_bets) }),
    },
    {
      term: words('info.meter.worth'),
      value: bets(Number(proof.most_ahead_bets).toFixed(2)),
      about: words('info.meter.worth.about', {
        bets: number(Math.abs(Number(proof.beginning_bets)).toFixed(2)),
      }),
    },
    {
      term: words('info.rules.hit'),
      value: `${proof.hit_frequency_percent} %`,
      about: words('info.rules.hit.about'),
    },
    {
      term: words('info.rules.max'),
      value: bets(proof.max_win_bets),
      about: `${words('info.rules.max.uncapped', { amount: money(most) })} ${write(proof.max_win_once_in)}`,
    },
    { term: words('info.rules.volatility'), value: words(`info.rules.volatility.${proof.volatility}`) },
    {
      term: words('info.rules.deviation'),
      value: words('info.rules.deviation.value', {
        bets: number(proof.deviation_bets, { maximumSignificantDigits: 2 }),
      }),
    },
  ]);
}

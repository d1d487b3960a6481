/** The words for each rule of a game. The compiler insists that every kind of rule has some. */
import type { Statement, StatementOf } from '../../rules/statement.ts';
import type { ReelInfo } from './info-dialog.ts';

export type RuleSection = {
  heading: string;
  sentences: string[];
  pictures: string[];
  list?: string[];
};

type Options = Pick<ReelInfo, 'words' | 'paytable' | 'language' | 'money' | 'bet' | 'pot'>;

/** Chances are told to three digits. */
const chanceDigits = 3;

/** Makes the writer for a game; it answers null for a rule that the others already say. */
export function createRuleWriter(options: Options): (statement: Statement) => RuleSection | null {
  const { words, paytable, language, money } = options;
  const { rules } = paytable;
  const bet_minor = BigInt(options.bet());
  const nameOf = (id: string): string => paytable.symbols.find((symbol) => symbol.id === id)?.name ?? id;
  const separator = language === 'zh' ? '、' : ', ';
  const names = (ids: readonly string[]): string => ids.map(nameOf).join(separator);
  const reelsOf = (reels: readonly number[]): string => reels.map((reel) => reel + 1).join(separator);
  const has = (rule: Statement['rule']): boolean => rules.some((each) => each.rule === rule);
  const percents = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumSignificantDigits: chanceDigits,
  });
  const percent = (share: number): string => percents.format(share);
  const shares = <Entry extends { weight: number }>(
    entries: readonly Entry[],
    tell: (entry: Entry) => string,
  ): string[] => {
    const total = entries.reduce((sum, { weight }) => sum + weight, 0);
    return entries.map((entry) => `${tell(entry)} (${percent(entry.weight / total)})`);
  };
  const phaseOf = (phases: readonly string[]): string =>
    phases.length === 1 ? (phases[0] ?? 'base') : 'all';

  function lineWins({ lines, begins }: StatementOf<'line_wins'>): RuleSection {
    return {
      heading: words('info.rule.wins'),
      pictures: [],
      sentences: [
        words('info.rule.lines', { lines: lines.length, coins: paytable.bet_coins }),
        words('info.rule.lines.run', { begins }),
        words('info.rule.lines.highest', { begins }),
        words('info.rule.lines.sum'),
      ],
    };
  }

  function wild({ wilds, stands_for, not_for, alone_pays_as }: StatementOf<'wild'>): RuleSection {
    const multiplying = wilds.filter(({ multiplier }) => multiplier > 1);
    return {
      heading: words('info.kind.wild'),
      pictures: wilds.map(({ symbol }) => symbol),
      sentences: [
        words('info.rule.wild', {
          wilds: names(wilds.map(({ symbol }) => symbol)),
          symbols: names(stands_for),
        }),
        ...(not_for.length > 0 ? [words('info.rule.wild.not', { symbols: names(not_for) })] : []),
        ...multiplying.map(({ symbol, multiplier }) =>
          words('info.rule.wild.multiplier', { wild: nameOf(symbol), multiplier }),
        ),
        ...(multiplying.length > 0 ? [words('info.rule.wild.several')] : []),
        alone_pays_as === null
          ? words('info.rule.wild.alone_nothing')
          : words('info.rule.wild.alone', { symbol: nameOf(alone_pays_as) }),
      ],
    };
  }

  function scatterWins({ symbol, pays }: StatementOf<'scatter_wins'>): RuleSection {
    const isMultiplied =
      has('boost') || rules.some((each) => each.rule === 'free_spins' && each.multiplier.max > 1);
    return {
      heading: words('info.rule.scatter'),
      pictures: [symbol],
      sentences: [
        ...pays.map(({ count, bets }) =>
          words('info.rule.scatter.pays', { count, symbol: nameOf(symbol), bets }),
        ),
        words('info.rule.scatter.added'),
        ...(isMultiplied ? [words('info.rule.scatter.multiplied')] : []),
      ],
    };
  }

  function expanding(statement: StatementOf<'expanding_wilds'>): RuleSection {
    const { symbol, reels, phases, respin, sticky } = statement;
    return {
      heading: words('info.feature.expanding'),
      pictures: [symbol],
      sentences: [
        words('info.feature.expanding.about', { reel: reelsOf(reels), phase: phaseOf(phases) }),
        ...(respin ? [words('info.feature.expanding.respin')] : []),
        ...(sticky ? [words('info.feature.expanding.sticky')] : []),
      ],
    };
  }

  function strike({ symbol, base_chance, free_chance, outcomes }: StatementOf<'wild_strike'>): RuleSection {
    const chance = (pair: [number, number]): string => percent(pair[0] / pair[1]);
    return {
      heading: words('info.feature.strike'),
      pictures: [symbol],
      sentences: [
        words('info.rule.strike', { wild: nameOf(symbol) }),
        ...(base_chance ? [words('info.rule.strike.base', { chance: chance(base_chance) })] : []),
        ...(free_chance ? [words('info.rule.strike.free', { chance: chance(free_chance) })] : []),
        words('info.rule.strike.reels'),
      ],
      list: shares(outcomes, ({ reels }) =>
        words('info.rule.reel', { count: reels.length, reels: reelsOf(reels) }),
      ),
    };
  }

  function boost({ phases, outcomes }: StatementOf<'boost'>): RuleSection {
    const hasCoins = has('hold_and_respin');
    return {
      heading: words('info.feature.boost'),
      pictures: [],
      sentences: [
        words('info.rule.boost', { phase: phaseOf(phases) }),
        words('info.rule.boost.all'),
        ...(has('free_spins') && phases.includes('free') ? [words('info.rule.boost.free')] : []),
        ...(hasCoins ? [words('info.rule.boost.not_coins')] : []),
        words('info.rule.boost.shown'),
      ],
      list: shares(outcomes, ({ multiplier }) => `×${multiplier}`),
    };
  }

  function freeSpins(statement: StatementOf<'free_spins'>): RuleSection {
    const { symbol, awards, retriggers, max_spins, multiplier } = statement;
    const { start, step, max } = multiplier;
    const hasOwnReels = rules.some((each) => each.rule === 'reels' && each.has_free_strips);
    return {
      heading: words('info.feature.free_spins'),
      pictures: [symbol],
      sentences: [
        ...awards.map(({ scatters, spins }) => words('info.feature.award', { scatters, spins })),
        ...(retriggers.length === 0 ? [words('info.rule.free.no_retrigger')] : []),
        ...retriggers.map(({ scatters, spins }) => words('info.feature.retrigger', { scatters, spins })),
        words('info.feature.max_spins', { spins: max_spins }),
        words('info.rule.free.bet'),
        ...(step > 0 ? [words('info.feature.multiplier_rises', { start, step, max })] : []),
        ...(step === 0 && start > 1 ? [words('info.feature.multiplier', { start })] : []),
        ...(hasOwnReels ? [words('info.rule.free.reels')] : []),
      ],
    };
  }

  function choice({
    symbol,
    options: forms,
    when_away,
    hours_to_return,
  }: StatementOf<'free_spin_choice'>): RuleSection {
    const chosenName = (id: string): string =>
      paytable.choice?.options.find((option) => option.id === id)?.name ?? id;
    return {
      heading: words('choice.title'),
      pictures: [symbol],
      sentences: [
        words('choice.rule'),
        words('choice.rule.same'),
        words('info.rule.free.no_retrigger'),
        words('info.rule.free.bet'),
        words('choice.rule.wait', { hours: hours_to_return, name: chosenName(when_away) }),
        words('choice.rule.autoplay'),
        ...(rules.some((each) => each.rule === 'reels' && each.has_free_strips)
          ? [words('info.rule.free.reels')]
          : []),
      ],
      list: forms.map(({ id, awards, multiplier: { start, step, max } }) =>
        words('choice.rule.option', {
          name: chosenName(id),
          awards: awards.map((award) => words('choice.rule.award', award)).join(separator),
          times: step > 0 ? words('choice.rising', { start, step, max }) : words('choice.times', { start }),
        }),
      ),
    };
  }

  function hold(statement: StatementOf<'hold_and_respin'>): RuleSection {
    const { symbol, trigger, respins, cells, land_chance, values, grand_bets } = statement;
    const inMoney = (bets: number): string => money(BigInt(bets) * bet_minor);
    return {
      heading: words('info.feature.hold'),
      pictures: [symbol],
      sentences: [
        words('info.feature.hold.about', { trigger, respins }),
        words('info.rule.hold.chance', { chance: percent(land_chance[0] / land_chance[1]) }),
        words('info.rule.hold.ends', { cells }),
        words(paytable.jackpot ? 'info.feature.hold.full' : 'info.feature.hold.grand', {
          amount: inMoney(grand_bets),
        }),
        words('info.rule.hold.only'),
        ...(statement.is_before_free_spins ? [words('info.rule.hold.first')] : []),
        words('info.feature.hold.values'),
      ],
      list: shares(values, ({ bets, jackpot }) =>
        jackpot ? `${words(`stage.jackpot.${jackpot}`)} ${inMoney(bets)}` : inMoney(bets),
      ),
    };
  }

  function jackpot({ contribution, saved }: StatementOf<'progressive_jackpot'>): RuleSection {
    const pot = options.pot();
    return {
      heading: words('stage.jackpot.grand'),
      pictures: [],
      sentences: [
        words('info.jackpot.about', {
          share: percent(contribution[0] / contribution[1]),
          saved: percent(saved[0] / saved[1]),
        }),
        words('info.jackpot.chance'),
        ...(pot ? [words('info.jackpot.must', { amount: money(pot.must_pay_by_minor) })] : []),
        words('info.jackpot.next'),
        words('info.jackpot.excluded'),
        words('info.jackpot.proof'),
      ],
    };
  }

  function keptMeter({ symbol, full, levels }: StatementOf<'kept_meter'>): RuleSection {
    return {
      heading: words('info.meter'),
      pictures: [symbol],
      sentences: [
        words('info.meter.about', { symbol: nameOf(symbol), full, levels: levels.length }),
        words('info.meter.kept'),
        words('info.meter.bets'),
        words('info.meter.free'),
        words('info.meter.bonus'),
        words('info.meter.refused'),
        words('info.meter.breaks'),
        words('info.meter.version'),
      ],
      list: levels.flatMap(({ begins, turns }, level) =>
        turns
          ? [
              words('info.meter.turns', {
                level: level + 1,
                begins,
                from: nameOf(turns.from),
                into: nameOf(turns.into),
              }),
            ]
          : [],
      ),
    };
  }

  return (statement) => {
    switch (statement.rule) {
      case 'reels': {
        const { reels, rows } = statement;
        return {
          heading: words('info.rule.reels'),
          pictures: [],
          sentences: [words('info.rule.reels.about', { reels, rows }), words('info.rule.reels.stops')],
        };
      }
      case 'line_wins':
        return lineWins(statement);
      case 'way_wins':
        return {
          heading: words('info.rule.wins'),
          pictures: [],
          sentences: [
            words('info.ways.about', { ways: statement.ways }),
            words('info.rule.ways.longest', { coins: paytable.bet_coins }),
          ],
        };
      case 'wild':
        return wild(statement);
      case 'scatter_wins':
        return scatterWins(statement);
      case 'counted_as_landed':
        if (!has('wild_strike') && !has('expanding_wilds')) return null;
        return {
          heading: words('info.rule.counted'),
          pictures: statement.symbols,
          sentences: [words('info.rule.counted.about', { symbols: names(statement.symbols) })],
        };
      case 'mystery':
        return {
          heading: words('info.feature.mystery'),
          pictures: [statement.symbol],
          sentences: [words('info.rule.mystery'), words('info.rule.mystery.before')],
          list: shares(statement.becomes, ({ symbol }) => nameOf(symbol)),
        };
      case 'expanding_wilds':
        return expanding(statement);
      case 'wild_strike':
        return strike(statement);
      case 'boost':
        return boost(statement);
      case 'free_spins':
        return freeSpins(statement);
      case 'free_spin_choice':
        return choice(statement);
      case 'special_symbol':
        return {
          heading: words('stage.special_symbol'),
          pictures: [],
          sentences: [words('info.feature.special'), words('info.rule.special.on_top')],
          list: shares(statement.symbols, ({ symbol }) => nameOf(symbol)),
        };
      case 'hold_and_respin':
        return hold(statement);
      case 'kept_meter':
        return keptMeter(statement);
      case 'harvest':
        return {
          heading: words('info.meter.harvest'),
          pictures: [statement.symbol],
          sentences: [
            words('info.meter.harvest.about', { spins: statement.spins, multiplier: statement.multiplier }),
            words('info.meter.harvest.empty'),
            words('info.rule.free.reels'),
            words('info.rule.free.bet'),
          ],
        };
      case 'feature_buy':
        return {
          heading: words('buy.button'),
          pictures: [],
          sentences: [
            words('buy.rule', {
              spins: statement.spins,
              amount: money((bet_minor / BigInt(paytable.bet_coins)) * BigInt(statement.price_coins)),
            }),
            words('buy.rule.where'),
          ],
        };
      case 'progressive_jackpot':
        return jackpot(statement);
      case 'max_win':
        return {
          heading: words('info.rules.max'),
          pictures: [],
          sentences: [
            words('info.rule.max', {
              bets: statement.bets,
              amount: money(BigInt(statement.bets) * bet_minor),
            }),
          ],
        };
    }
  };
}

/** The words for each rule of a tumbling slot. The compiler insists that every kind of rule has some. */
import type { TumbleStatement, TumbleStatementOf } from '../../../tumble/rules/statement.ts';
import type { RuleSection } from '../../dialog/rule-words.ts';
import type { TumbleInfo } from './pages.ts';

type Options = Pick<TumbleInfo, 'words' | 'paytable' | 'language' | 'money' | 'bet'>;

/** Makes the writer for a game. */
export function createTumbleRuleWriter(options: Options): (statement: TumbleStatement) => RuleSection {
  const { words, paytable, language, money } = options;
  const { rules } = paytable;
  const bet_minor = BigInt(options.bet());
  const numbers = new Intl.NumberFormat(language);
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumSignificantDigits: 3 });
  const separator = language === 'zh' ? '、' : ', ';
  const nameOf = (id: string): string => paytable.symbols.find((symbol) => symbol.id === id)?.name ?? id;
  const names = (ids: readonly string[]): string => ids.map(nameOf).join(separator);
  const has = (rule: TumbleStatement['rule']): boolean => rules.some((each) => each.rule === rule);
  const shares = <Entry extends { weight: number }>(
    entries: readonly Entry[],
    tell: (entry: Entry) => string,
  ): string[] => {
    const total = entries.reduce((sum, { weight }) => sum + weight, 0);
    return entries.map((entry) => `${tell(entry)} (${percents.format(entry.weight / total)})`);
  };

  function grid({ heights }: TumbleStatementOf<'grid'>): RuleSection {
    const all = heights.flat().map(({ height }) => height);
    const [least, most] = [Math.min(...all), Math.max(...all)];
    const reels = heights.length;
    const heading = words('info.rule.reels');
    const stops = words('info.rule.reels.stops');
    if (least === most)
      return {
        heading,
        pictures: [],
        sentences: [words('info.rule.reels.about', { reels, rows: most }), stops],
      };
    const tell = ({ height }: { height: number }): string => words('info.tumble.heights.entry', { height });
    const lists = heights.map((list) => shares(list, tell).join(separator));
    const isSame = lists.every((list) => list === lists[0]);
    return {
      heading,
      pictures: [],
      sentences: [stops, words('info.tumble.heights', { reels, least, most })],
      list: isSame
        ? shares(heights[0] ?? [], tell)
        : lists.map((list, reel) => `${words('info.rule.reel', { count: 1, reels: reel + 1 })}: ${list}`),
    };
  }

  function wins(sentence: string): RuleSection {
    return {
      heading: words('info.rule.wins'),
      pictures: [],
      sentences: [
        sentence,
        words('info.tumble.reached', { coins: paytable.bet_coins }),
        words('info.tumble.sum'),
      ],
    };
  }

  function growing(statement: TumbleStatementOf<'growing_multiplier'>): RuleSection {
    const { phase, start, step, max, counts } = statement;
    return {
      heading: words('info.tumble.growing'),
      pictures: [],
      sentences: [
        words(phase === 'base' ? 'info.tumble.growing.base' : 'info.tumble.growing.free', {
          start,
          step,
          max,
        }),
        words(counts === 'tumbles_of_the_spin' ? 'info.tumble.growing.anew' : 'info.tumble.growing.kept'),
      ],
    };
  }

  function freeSpins(statement: TumbleStatementOf<'free_spins'>): RuleSection {
    const { symbol, awards, retriggers, max_spins } = statement;
    const hasOwnReels = rules.some((each) => each.rule === 'grid' && each.has_free_strips);
    return {
      heading: words('info.feature.free_spins'),
      pictures: [symbol],
      sentences: [
        ...awards.map((award) => words('info.feature.award', award)),
        ...(retriggers.length === 0 ? [words('info.rule.free.no_retrigger')] : []),
        ...retriggers.map((award) => words('info.feature.retrigger', award)),
        words('info.tumble.scatters'),
        words('info.feature.max_spins', { spins: max_spins }),
        words('info.rule.free.bet'),
        ...(hasOwnReels ? [words('info.rule.free.reels')] : []),
      ],
    };
  }

  return (statement) => {
    switch (statement.rule) {
      case 'grid':
        return grid(statement);
      case 'cluster_wins':
        return wins(words('info.tumble.cluster', { least: statement.least }));
      case 'anywhere_wins':
        return wins(words('info.tumble.anywhere', { least: statement.least }));
      case 'changing_way_wins':
        return {
          heading: words('info.rule.wins'),
          pictures: [],
          sentences: [
            words('info.tumble.ways', { ways: numbers.format(statement.most_ways) }),
            words('info.rule.ways.longest', { coins: paytable.bet_coins }),
          ],
        };
      case 'wild':
        return {
          heading: words('info.kind.wild'),
          pictures: [statement.symbol],
          sentences: [
            words('info.rule.wild', {
              wilds: nameOf(statement.symbol),
              symbols: names(statement.stands_for),
            }),
            ...(has('cluster_wins') ? [words('info.tumble.wild.groups')] : []),
            words('info.rule.wild.alone_nothing'),
          ],
        };
      case 'tumbles':
        return {
          heading: words('info.tumble.tumbles'),
          pictures: [],
          sentences: [
            words('info.tumble.tumbles.about'),
            ...(statement.stay.length > 0
              ? [words('info.tumble.tumbles.stay', { symbols: names(statement.stay) })]
              : []),
          ],
        };
      case 'growing_multiplier':
        return growing(statement);
      case 'multiplier_symbols':
        return {
          heading: words('info.kind.multiplier'),
          pictures: [statement.symbol],
          sentences: [
            words('info.tumble.numbers', { symbol: nameOf(statement.symbol) }),
            ...(statement.are_kept ? [words('info.tumble.numbers.kept')] : []),
            words('info.tumble.numbers.chance'),
          ],
          list: shares(statement.values, ({ multiplier }) => `×${multiplier}`),
        };
      case 'scatter_wins':
        return {
          heading: words('info.rule.scatter'),
          pictures: [statement.symbol],
          sentences: [
            ...statement.pays.map(({ count, bets }) =>
              words('info.rule.scatter.pays', { count, symbol: nameOf(statement.symbol), bets }),
            ),
            words('info.tumble.scatters'),
            words('info.rule.scatter.added'),
            words('info.tumble.scatters.not_multiplied'),
          ],
        };
      case 'free_spins':
        return freeSpins(statement);
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

/** What a game can do beside paying lines, told from its own rules. */
import type { Paytable } from '../../play-api.ts';
import { element } from '../dom/element.ts';
import type { InfoOptions } from './info-dialog.ts';
import { symbolPicture } from './symbol-picture.ts';

type Section = { heading: string; sentences: string[]; pictures: string[]; table?: HTMLElement };

/** Builds the page. */
export function featuresPage(options: InfoOptions): HTMLElement {
  const { art, paytable } = options;
  const nameOf = new Map(paytable.symbols.map(({ id, name }) => [id, name]));
  return element(
    'div',
    { class: 'features' },
    ...sections(options, nameOf).map(({ heading, sentences, pictures, table }) =>
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
        table ?? null,
      ),
    ),
  );
}

function sections(options: InfoOptions, nameOf: ReadonlyMap<string, string>): Section[] {
  const { words, paytable, money, bet } = options;
  const { features } = paytable;
  const idsOf = (kind: Paytable['symbols'][number]['kind']): string[] =>
    paytable.symbols.filter((symbol) => symbol.kind === kind).map(({ id }) => id);
  const found: Section[] = [];
  if (features.free_spins) found.push(freeSpins(options, features.free_spins, idsOf('scatter')));
  if (features.hold_and_respin) {
    const { symbol, trigger, respins, values, grand_bets } = features.hold_and_respin;
    const bet_minor = BigInt(bet());
    found.push({
      heading: words('info.feature.hold'),
      pictures: [symbol],
      sentences: [
        words('info.feature.hold.about', { trigger, respins }),
        words('info.feature.hold.grand', { amount: money(BigInt(grand_bets) * bet_minor) }),
        words('info.feature.hold.values'),
      ],
      table: element(
        'ul',
        { class: 'coin-values' },
        ...values.map(({ bets, jackpot }) =>
          element(
            'li',
            {},
            jackpot ? `${words(`stage.jackpot.${jackpot}`)}  ` : '',
            element('b', {}, money(BigInt(bets) * bet_minor)),
          ),
        ),
      ),
    });
  }
  if (features.expanding_wilds) {
    const { reels, phases, respin, sticky } = features.expanding_wilds;
    found.push({
      heading: words('info.feature.expanding'),
      pictures: idsOf('wild').slice(0, 1),
      sentences: [
        words('info.feature.expanding.about', {
          reel: reels.map((reel) => reel + 1).join(', '),
          phase: phases.length === 1 ? (phases[0] ?? 'base') : 'all',
        }),
        ...(respin ? [words('info.feature.expanding.respin')] : []),
        ...(sticky ? [words('info.feature.expanding.sticky')] : []),
      ],
    });
  }
  if (features.mystery) {
    const { symbol, becomes } = features.mystery;
    const symbols = becomes.map((id) => nameOf.get(id) ?? id).join(', ');
    found.push({
      heading: words('info.feature.mystery'),
      pictures: [symbol],
      sentences: [words('info.feature.mystery.about', { symbols })],
    });
  }
  if (features.strike) {
    const { base_chance, free_chance } = features.strike;
    found.push({
      heading: words('info.feature.strike'),
      pictures: idsOf('wild').slice(0, 1),
      sentences: [words('info.feature.strike.about', { base: base_chance ?? '0', free: free_chance ?? '0' })],
    });
  }
  if (features.boost) {
    const multipliers = features.boost.multipliers.map((multiplier) => `×${multiplier}`).join(', ');
    found.push({
      heading: words('info.feature.boost'),
      pictures: [],
      sentences: [words('info.feature.boost.about', { multipliers })],
    });
  }
  return found;
}

function freeSpins(
  { words }: InfoOptions,
  {
    awards,
    retriggers,
    max_spins,
    multiplier,
    special_symbols,
  }: NonNullable<Paytable['features']['free_spins']>,
  scatters: string[],
): Section {
  const { start, step, max } = multiplier;
  return {
    heading: words('info.feature.free_spins'),
    pictures: scatters,
    sentences: [
      ...awards.map(({ scatters: count, spins }) => words('info.feature.award', { scatters: count, spins })),
      ...retriggers.map(({ scatters: count, spins }) =>
        words('info.feature.retrigger', { scatters: count, spins }),
      ),
      ...(step > 0 ? [words('info.feature.multiplier_rises', { start, step, max })] : []),
      ...(step === 0 && start > 1 ? [words('info.feature.multiplier', { start })] : []),
      ...(special_symbols.length > 0 ? [words('info.feature.special')] : []),
      words('info.feature.max_spins', { spins: max_spins }),
    ],
  };
}

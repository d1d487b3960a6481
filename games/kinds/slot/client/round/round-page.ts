/** The page of one round, which the player's history on the site and the operator's support open. */
import { roundPageSchema } from '../../play-api.ts';
import { element } from '../dom/element.ts';
import { createMoneyFormat } from '../../../../kit/client/words/money.ts';
import { titleIn } from '../../../../kit/client/words/title.ts';
import { loadSymbolNames } from '../words/symbol-names.ts';
import type { Language } from '../../../../kit/client/words/language.ts';
import type { Words } from '../words/words.ts';
import { readPublishedGame } from './check-round.ts';
import { coinsOf, namesOf, slotRoundPicture } from './slot-round-picture.ts';
import { checkPart, choiceFacts, factList, jackpotFacts, meterFacts, proofFacts } from './round-view.ts';
import { loadSymbolSheet } from './symbol-sheet.ts';

export type RoundPageOptions = { words: Words; language: Language; given: unknown };

/** Builds a round, as the server tells of it, into a page. */
export async function fillRoundPage(page: HTMLElement, options: RoundPageOptions): Promise<void> {
  const { words, language, given } = options;
  const parsed = roundPageSchema.safeParse(given);
  if (!parsed.success) {
    page.replaceChildren(element('h1', {}, words('check.round_missing')));
    return;
  }
  const { currency, round, book, server_seed } = parsed.data;
  const title = titleIn(language, book?.game_code ?? '', parsed.data.title);
  const money = createMoneyFormat(language, currency);
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  document.title = title;
  const [game, nameSymbol] = book
    ? await Promise.all([readPublishedGame(book.game_code, round.game_version), loadSymbolNames(language)])
    : [];
  const names = game && nameSymbol ? namesOf(game, nameSymbol) : new Map<string, string>();
  const head = factList(words, [
    [round.bought ? 'round.fact.price' : 'round.fact.bet', money(round.bet_minor)],
    round.state === 'settled'
      ? ['round.fact.win', money(round.win_minor)]
      : ['round.fact.state', words(`round.state.${round.state}`)],
    ['round.fact.time', time.format(new Date(round.created_at))],
    ['round.fact.round', round.round_id],
    ...jackpotFacts(round, money),
    ...choiceFacts(words, round, (id) => names.get(id) ?? id),
    ...meterFacts(words, book),
  ]);
  const proof = factList(words, proofFacts(words, round, server_seed));
  const parts: HTMLElement[] = [proof];
  if (book && game) {
    const draw = await loadSymbolSheet(book.game_code);
    const pictured = { words, money, names, ...coinsOf(game), draw, heading: 'h2' } as const;
    parts.unshift(slotRoundPicture(pictured, book));
    if (server_seed !== null) parts.push(checkPart(words, { ...round, book }, server_seed));
  }
  page.replaceChildren(
    element('h1', {}, title),
    head,
    ...parts,
    element(
      'p',
      { class: 'fair-links' },
      element('a', { href: '/fairness/check' }, words('info.fair.check_page')),
      element('a', { href: '/fairness' }, words('info.fair.spec')),
    ),
  );
}

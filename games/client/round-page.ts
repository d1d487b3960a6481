/** A round on a page of its own, whatever its kind: its facts, what it followed from, and the check in this browser. */
import type { Language } from '../kit/client/words/language.ts';
import { createMoneyFormat } from '../kit/client/words/money.ts';
import type { RoundView } from '../kit/play-api/rounds.ts';
import { element } from '../kinds/slot/client/dom/element.ts';
import { checkButtons, type Fact, factList, proofFacts } from '../kinds/slot/client/round/round-view.ts';
import type { Words } from '../kinds/slot/client/words/words.ts';
import type { RoundCheck } from './copied-round.ts';

type Told<Copy> = {
  title: string;
  currency: string;
  round: RoundView;
  /** Null until it may be told. */
  serverSeed: string | null;
  picture: HTMLElement | SVGElement | null;
  /** Written behind what a settled round has won. */
  won?: string;
  /** What the kind has to say of the round. */
  facts?: readonly Fact[];
  /** What the round was decided by, where that is not seeds of its player. */
  decidedBy?: readonly Fact[];
  /** Parts between the facts and what the round was decided by. */
  more?: readonly HTMLElement[];
  /** Undefined where nothing can be checked yet. */
  copy: Copy | undefined;
  check: RoundCheck<Copy>;
  /** A further link, before those to the checks of all rounds. */
  link?: { href: string; words: string };
};

/** Builds a round into a page. */
export function fillRoundPage<Copy extends object>(
  page: HTMLElement,
  { words, language }: { words: Words; language: Language },
  told: Told<Copy>,
): void {
  const { title, currency, round, picture, copy, check, link } = told;
  const money = createMoneyFormat(language, currency);
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  document.title = title;
  const { fairness } = round;
  const seeds = fairness && proofFacts(words, { ...round, fairness }, told.serverSeed);
  const decidedBy = told.decidedBy ?? seeds;
  page.replaceChildren(
    element('h1', {}, title),
    ...(picture ? [picture] : []),
    factList(words, [
      ['round.fact.bet', money(round.bet_minor)],
      round.state === 'settled'
        ? ['round.fact.win', [money(round.win_minor), told.won ?? []].flat().join(' · ')]
        : ['round.fact.state', words(`round.state.${round.state}`)],
      ...(told.facts ?? []),
      ['round.fact.time', time.format(new Date(round.created_at))],
      ['round.fact.round', round.round_id],
    ]),
    ...(told.more ?? []),
    ...(decidedBy ? [factList(words, decidedBy)] : []),
    ...(copy ? [checkButtons(words, copy, () => check.verdictOf(words, copy))] : []),
    element(
      'p',
      { class: 'fair-links' },
      ...(link ? [element('a', { href: link.href }, link.words)] : []),
      element('a', { href: '/fairness/check' }, words('info.fair.check_page')),
      element('a', { href: '/fairness' }, words('info.fair.spec')),
    ),
  );
}

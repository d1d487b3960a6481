/** One round whole: what it was decided by, the check in this browser, and its pictures. */
import type { BookedRound } from '../../play-api.ts';
import type { SlotBook } from '../../slot-book.ts';
import type { MoneyFormat } from '../../../../kit/client/words/money.ts';
import type { RoundCopy } from '../../published/round-copy.ts';
import { button, element } from '../dom/element.ts';
import type { MessageId, Words } from '../words/words.ts';
import { CannotCheck, type Check, checkRound, copyOfRound } from './check-round.ts';

export type Fact = [MessageId, string];

/** Characters of a fact that fit beside another one on a phone. */
const longest = 14;

/** Facts as a list of terms. Long values have a line of their own and may break anywhere. */
export function factList(words: Words, facts: readonly Fact[]): HTMLElement {
  return element(
    'dl',
    { class: 'round-facts' },
    ...facts.map(([term, value]) =>
      element(
        'div',
        { class: value.length > longest ? 'is-long' : undefined },
        element('dt', {}, words(term)),
        element('dd', {}, value),
      ),
    ),
  );
}

/** What a round has had to do with a progressive jackpot; nothing for one without a part in it. */
export function jackpotFacts({ jackpot }: Pick<BookedRound, 'jackpot'>, money: MoneyFormat): Fact[] {
  if (!jackpot) return [];
  return [
    ...(jackpot.won_minor === '0' ? [] : [['round.fact.jackpot', money(jackpot.won_minor)] satisfies Fact]),
    ['round.fact.jackpot_part', money(jackpot.contribution_minor)],
    ['round.fact.jackpot_entry', `${jackpot.pot} – ${jackpot.number}`],
    ['round.fact.jackpot_pot', `${money(jackpot.before_minor)} → ${money(jackpot.after_minor)}`],
    ['round.fact.jackpot_must', money(jackpot.must_pay_by_minor)],
    ['round.fact.jackpot_draw', jackpot.draw],
  ];
}

/** What was chosen in a round, and who chose it; nothing for one without a choice. */
export function choiceFacts(
  words: Words,
  { choice }: Pick<BookedRound, 'choice'>,
  nameOf: (id: string) => string,
): Fact[] {
  if (!choice) return [];
  if (choice.chosen === null) return [['round.fact.chosen', words('round.chosen.waits')]];
  const name = nameOf(choice.chosen);
  return [['round.fact.chosen', choice.is_made_for_absent ? words('round.chosen.away', { name }) : name]];
}

/** Where the kept meter of a round stood before and after it; nothing for a round without one. */
export function meterFacts(words: Words, book: SlotBook | null): Fact[] {
  if (book?.form !== 'collect') return [];
  return [['round.fact.meter', words('round.meter', book.meter)]];
}

/** What a round was decided by. */
export function proofFacts(
  words: Words,
  round: Pick<BookedRound, 'fairness' | 'build' | 'game_version'>,
  serverSeed: string | null,
): Fact[] {
  const { fairness, build } = round;
  return [
    ['round.fact.nonce', String(fairness.nonce)],
    ['round.fact.client_seed', fairness.client_seed],
    ['round.fact.client_seed_by', words(`round.client_seed_by.${fairness.client_seed_by}`)],
    ['round.fact.server_seed_hash', fairness.server_seed_hash],
    ['round.fact.server_seed', serverSeed ?? words('round.not_revealed')],
    ['round.fact.version', String(round.game_version)],
    ['round.fact.definition_hash', build?.definition_hash ?? '–'],
    ['round.fact.engine_hash', build?.engine_hash ?? '–'],
  ];
}

/** Buttons that check a round of a slot here, and copy it for another verifier. */
export function checkPart(words: Words, round: BookedRound, serverSeed: string): HTMLElement {
  const copy = copyOfRound(round, serverSeed);
  return checkButtons(words, copy, () => verdictOf(words, copy));
}

/** Buttons that check a round of any kind here, and copy it for another verifier. */
export function checkButtons(words: Words, copy: object, verdictOn: () => Promise<HTMLElement>): HTMLElement {
  const verdict = element('div', { role: 'status', 'aria-live': 'polite' });
  const copied = element('span', { class: 'round-copied', role: 'status' });
  const check = async (): Promise<void> => {
    // A draw late in its chain has a million hashes before it: some seconds' work.
    verdict.replaceChildren(element('p', {}, words('check.under_way')));
    verdict.replaceChildren(await verdictOn());
  };
  const put = async (): Promise<void> => {
    await navigator.clipboard.writeText(JSON.stringify(copy, null, 2)).then(
      () => (copied.textContent = words('round.copied')),
      () => (copied.textContent = words('round.copy_failed')),
    );
  };
  return element(
    'div',
    { class: 'round-check' },
    button({ class: 'action action-main' }, () => void check(), words('round.check')),
    button({ class: 'action' }, () => void put(), words('round.copy')),
    copied,
    verdict,
  );
}

async function verdictOf(words: Words, copy: RoundCopy): Promise<HTMLElement> {
  try {
    return verdictPart(words, await checkRound(copy));
  } catch (error) {
    return failurePart(words, error);
  }
}

/** What a check found, step by step. */
export function verdictPart(
  words: Words,
  { steps, isAsPlayed }: Pick<Check, 'steps' | 'isAsPlayed'>,
  headlines: { good: MessageId; bad: MessageId } = { good: 'check.good', bad: 'check.bad' },
): HTMLElement {
  const isCompared = steps.some(({ id }) => id === 'win' || id === 'course' || id === 'round');
  const headline = !isAsPlayed ? headlines.bad : isCompared ? headlines.good : 'check.computed';
  return element(
    'div',
    { class: `verdict ${isAsPlayed ? 'is-good' : 'is-bad'}` },
    element('p', { class: 'verdict-head' }, words(headline)),
    element(
      'ul',
      {},
      ...steps.map(({ id, holds }) =>
        element(
          'li',
          { class: holds ? 'holds' : 'fails' },
          words(holds ? `check.step.${id}.holds` : `check.step.${id}.fails`),
        ),
      ),
    ),
  );
}

/** Why a round could not be checked. */
export function failurePart(words: Words, error: unknown): HTMLElement {
  const reason = error instanceof CannotCheck ? error.reason : 'input';
  return element(
    'div',
    { class: 'verdict is-bad' },
    element('p', { class: 'verdict-head' }, words(`check.cannot.${reason}`)),
  );
}

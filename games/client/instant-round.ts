/** A round of wager and actions on a page of its own: what it was decided by, and the check in this browser. */
import type { Language } from '../kit/client/words/language.ts';
import { writeMultiplier } from '../kit/client/words/multiplier.ts';
import { hashOfSeed } from '../kit/fairness/revealed.ts';
import { canonicalJson } from '../kit/published/canonical.ts';
import { publishedInstantSchema, publishInstant } from '../kinds/instant/published/published-instant.ts';
import {
  copyOfInstant,
  instantCopySchema,
  type InstantCopy,
  type InstantPage,
} from '../kinds/instant/published/round-copy.ts';
import { recomputeRound } from '../kinds/instant/recompute.ts';
import { instantVersions } from '../kinds/instant/versions.ts';
import { element } from '../kinds/slot/client/dom/element.ts';
import {
  CannotCheck,
  type CheckStep,
  readPublished,
  requireCryptography,
} from '../kinds/slot/client/round/check-round.ts';
import type { Words } from '../kinds/slot/client/words/words.ts';
import { createRoundCheck, definitionStep } from './copied-round.ts';
import { fillRoundPage } from './round-page.ts';
import { pictureOf } from './round-picture.tsx';

/**
 * Computes a round and compares it with what is said of it. The server is asked for the published file only.
 * @throws CannotCheck if the game's version is unknown or the browser has no cryptography; ZodError or ActionRefused for a wager or
 * an action that the game does not know.
 */
async function checkInstant(copy: InstantCopy): Promise<CheckStep[]> {
  requireCryptography();
  const rules = instantVersions.get(copy.game_code)?.get(copy.game_version);
  if (!rules) throw new CannotCheck('version');
  const published = publishedInstantSchema.parse(await readPublished(copy.game_code, copy.game_version));
  const { mathematics } = published;
  const { server_seed: serverSeed, client_seed: clientSeed, nonce } = copy;
  const { course, win_minor } = await recomputeRound(copy, { serverSeed, clientSeed, nonce });
  const steps: CheckStep[] = [];
  if (copy.server_seed_hash)
    steps.push({ id: 'seed', holds: (await hashOfSeed(serverSeed)) === copy.server_seed_hash });
  // The rules of this page have to be the published ones, and those the ones the round was played by.
  const isOurs = canonicalJson(publishInstant(rules).mathematics) === canonicalJson(mathematics);
  const definition = await definitionStep(copy.definition_hash, mathematics);
  steps.push(...definition.map(({ id, holds }) => ({ id, holds: isOurs && holds })));
  if (copy.win_minor) steps.push({ id: 'win', holds: win_minor === copy.win_minor });
  if (copy.course) {
    const { state, multiplier, canCashOut, seen } = course;
    const computed = canonicalJson({ state, multiplier, can_cash_out: canCashOut, seen });
    steps.push({ id: 'round', holds: computed === canonicalJson(copy.course) });
  }
  return steps;
}

/** The check of rounds of instant games. */
export const instantCheck = createRoundCheck(instantCopySchema, checkInstant);

/** Builds a round into a page. */
export async function fillInstantRound(
  page: HTMLElement,
  { words, language, given }: { words: Words; language: Language; given: InstantPage },
): Promise<void> {
  const { round, server_seed } = given;
  const { wager, actions, course } = round;
  const told = JSON.stringify({ wager, actions, course }, null, 2);
  const isChecked = server_seed !== null && course !== null && round.state === 'settled';
  fillRoundPage(
    page,
    { words, language },
    {
      ...given,
      serverSeed: server_seed,
      // A picture that cannot be loaded costs nobody the facts.
      picture: await pictureOf(given.game_code, round, language).catch(() => null),
      won: writeMultiplier(course?.multiplier ?? 0),
      more: [
        element(
          'details',
          { class: 'round-told' },
          element('summary', {}, words('round.told')),
          element('pre', { tabindex: '0' }, told),
        ),
      ],
      copy: isChecked ? copyOfInstant(given, server_seed) : undefined,
      check: instantCheck,
    },
  );
}

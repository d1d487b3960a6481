/** The form in which anyone checks a round: by pasting a copied one, or field by field. */
import { z } from 'zod';
import { roundCopySchema, type RoundCopy } from '../../published/round-copy.ts';
import { element } from '../dom/element.ts';
import { createMoneyFormat } from '../../../../kit/client/words/money.ts';
import { loadSymbolNames } from '../words/symbol-names.ts';
import type { Language } from '../../../../kit/client/words/language.ts';
import type { MessageId, Words } from '../words/words.ts';
import { checkRound } from './check-round.ts';
import { coinsOf, namesOf, slotRoundPicture } from './slot-round-picture.ts';
import { failurePart, verdictPart } from './round-view.ts';
import { loadSymbolSheet } from './symbol-sheet.ts';

const listSchema = z.object({
  games: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      versions: z.array(z.object({ version: z.int(), definition_hash: z.string() })),
    }),
  ),
});

type FieldName =
  | 'game_version'
  | 'bet_minor'
  | 'server_seed'
  | 'server_seed_hash'
  | 'client_seed'
  | 'nonce'
  | 'meter';

const fieldWords: Record<FieldName, MessageId> = {
  game_version: 'check.version',
  bet_minor: 'check.bet',
  server_seed: 'check.server_seed',
  server_seed_hash: 'check.hash',
  client_seed: 'round.fact.client_seed',
  nonce: 'round.fact.nonce',
  meter: 'check.meter',
};

export type CheckFormOptions = {
  words: Words;
  language: Language;
  /** Checks a pasted round of another kind of game; undefined if it is none. */
  checkOther: (text: string) => Promise<HTMLElement | undefined>;
  /** Values that fill the form from the start. */
  given: URLSearchParams;
};

/** Builds the form and its result into a page. */
export async function fillCheckForm(
  page: HTMLElement,
  { words, language, given, checkOther }: CheckFormOptions,
): Promise<void> {
  document.title = words('check.title');
  const answer = await fetch('/fairness/games.json').then(async (got) => listSchema.parse(await got.json()));
  const result = element('div', { class: 'check-result', 'aria-live': 'polite' });
  const game = element(
    'select',
    { id: 'game_code', name: 'game_code' },
    ...answer.games.map(({ code, title }) => element('option', { value: code }, title)),
  );
  const inputs = new Map<FieldName, HTMLInputElement>();
  const field = (name: FieldName): HTMLElement => {
    const input = element('input', { id: name, name, autocomplete: 'off', spellcheck: 'false' });
    input.value = given.get(name) ?? '';
    inputs.set(name, input);
    return element(
      'div',
      { class: 'field' },
      element('label', { for: name }, words(fieldWords[name])),
      input,
    );
  };
  const names: FieldName[] = [
    'game_version',
    'bet_minor',
    'server_seed',
    'server_seed_hash',
    'client_seed',
    'nonce',
    'meter',
  ];
  const fields = names.map(field);
  game.value = given.get('game_code') ?? answer.games[0]?.code ?? '';
  const newestVersion = (): string =>
    String(answer.games.find(({ code }) => code === game.value)?.versions[0]?.version ?? '');
  const version = inputs.get('game_version');
  game.addEventListener('change', () => {
    if (version) version.value = newestVersion();
  });
  if (version && version.value === '') version.value = newestVersion();

  const paste = element('textarea', {
    id: 'paste',
    rows: '5',
    spellcheck: 'false',
    'aria-describedby': 'paste-about',
  });
  /** What was pasted beyond the fields: win and events to compare with. */
  let pasted: RoundCopy | undefined;
  async function readPasted(): Promise<void> {
    const other = await checkOther(paste.value);
    if (other) {
      result.replaceChildren(other);
      return;
    }
    pasted = readCopy(paste.value);
    if (!pasted) return;
    game.value = pasted.game_code;
    for (const [name, input] of inputs)
      input.value = String((name === 'meter' ? pasted.meter?.before : pasted[name]) ?? '');
    await run();
  }
  paste.addEventListener('input', () => void readPasted());

  const valueOf = (name: FieldName): string => inputs.get(name)?.value.trim() ?? '';
  function readFields(): unknown {
    const hash = valueOf('server_seed_hash');
    const numberOf = (name: FieldName) => (valueOf(name) === '' ? Number.NaN : Number(valueOf(name)));
    return {
      game_code: game.value,
      game_version: numberOf('game_version'),
      bet_minor: valueOf('bet_minor'),
      server_seed: valueOf('server_seed').toLowerCase(),
      server_seed_hash: hash === '' ? null : hash.toLowerCase(),
      client_seed: valueOf('client_seed'),
      nonce: numberOf('nonce'),
      ...(valueOf('meter') === '' ? {} : { meter_before: numberOf('meter') }),
    };
  }

  async function run(): Promise<void> {
    const parsed = roundCopySchema.safeParse(readFields());
    try {
      const compared = { ...(parsed.success ? claimsOf(pasted, parsed.data) : {}) };
      if (!parsed.success) throw parsed.error;
      const check = await checkRound({ ...compared, ...parsed.data });
      const { mathematics } = check.game;
      const [draw, nameSymbol] = await Promise.all([
        loadSymbolSheet(mathematics.code),
        loadSymbolNames(language),
      ]);
      result.replaceChildren(
        verdictPart(words, check),
        slotRoundPicture(
          {
            words,
            money: createMoneyFormat(language, 'XXX'),
            names: namesOf(check.game, nameSymbol),
            ...coinsOf(check.game),
            draw,
            heading: 'h2',
          },
          check.book,
        ),
      );
    } catch (error) {
      result.replaceChildren(failurePart(words, error));
    }
    result.scrollIntoView({ block: 'nearest' });
  }

  const form = element(
    'form',
    { class: 'check-form', novalidate: true },
    element(
      'div',
      { class: 'field' },
      element('label', { for: 'paste' }, words('check.paste')),
      element('p', { id: 'paste-about', class: 'soft' }, words('check.paste.about')),
      paste,
    ),
    element(
      'details',
      { open: given.get('server_seed') !== null },
      element('summary', {}, words('check.fields')),
      element(
        'div',
        { class: 'check-fields' },
        element('div', { class: 'field' }, element('label', { for: 'game_code' }, words('check.game')), game),
        ...fields,
        element('button', { class: 'action action-main', type: 'submit' }, words('check.run')),
      ),
    ),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run();
  });
  page.replaceChildren(
    element('h1', {}, words('check.title')),
    element('p', { class: 'soft' }, words('check.about')),
    element('p', {}, element('a', { href: '/fairness' }, words('info.fair.spec'))),
    element('div', { class: 'check-columns' }, form, result),
  );
  if (given.get('server_seed')) await run();
}

function readCopy(text: string): RoundCopy | undefined {
  try {
    return roundCopySchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** What a pasted round says beyond the fields, as long as the fields are still its own. */
function claimsOf(pasted: RoundCopy | undefined, fields: RoundCopy): Partial<RoundCopy> {
  if (!pasted) return {};
  const isSame =
    pasted.game_code === fields.game_code &&
    pasted.game_version === fields.game_version &&
    pasted.bet_minor === fields.bet_minor &&
    pasted.server_seed === fields.server_seed &&
    pasted.client_seed === fields.client_seed &&
    pasted.nonce === fields.nonce &&
    pasted.meter?.before === fields.meter_before;
  return isSame ? pasted : {};
}

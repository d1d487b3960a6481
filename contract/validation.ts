import type { z } from 'zod';
import type { FieldFault } from './envelope.ts';

/**
 * What may be expected of a field: the sentence for developers, with its figures in braces, and the id of the sentence
 * for players in the `validation` catalogue. Schemas and commands write the sentence; the id follows from it.
 */
const expectations = {
  '4 to 32 letters, digits, dots, dashes or underscores': 'validation.accountName',
  'a phone number such as +63 917 123 4567': 'validation.phone',
  'Invalid email address': 'validation.email',
  'Invalid URL': 'validation.url',
  'letters and spaces': 'validation.nameLetters',
  'six digits': 'validation.code',
  'six digits, or a recovery code such as 7K3F-9QXA-M2TD': 'validation.codeOrRecovery',
  'a date such as 1990-12-31': 'validation.date',
  'a date of birth': 'validation.date',
  'a time such as 2026-01-31T12:00:00Z': 'validation.time',
  'a time after date_from': 'validation.timeAfter',
  'a positive decimal amount such as "120.50"': 'validation.amount',
  'a decimal amount such as "120.50"': 'validation.amount',
  'a multiple of {step}': 'validation.multipleOf',
  '6 to 34 digits': 'validation.accountNumber',
  'the account': 'validation.required',
  'the password': 'validation.required',
  'the bank': 'validation.required',
  'the session token': 'validation.required',
  'the bank account': 'validation.bankAccount',
  'a name': 'validation.required',
  'the passkey': 'validation.required',
  'the subscription': 'validation.required',
  'the address of a push service': 'validation.url',
  'the key of the subscription': 'validation.text',
  'the secret of the subscription': 'validation.text',
  'the method': 'validation.choose',
  'a value': 'validation.required',
  text: 'validation.text',
  'text without a NUL and with whole characters': 'validation.text',
  'a number': 'validation.number',
  'a whole number': 'validation.wholeNumber',
  'true or false': 'validation.choose',
  'true: the player has read that it cannot be undone': 'validation.confirm',
  'one of {values}': 'validation.oneOf',
  'a list': 'validation.list',
  'a JSON object': 'validation.object',
  'at least {minimum} letters': 'validation.nameShort',
  'at most {maximum} letters': 'validation.nameLong',
  'at least {minimum} characters': 'validation.atLeastCharacters',
  'at most {maximum} characters': 'validation.atMostCharacters',
  'at least {minimum} entries': 'validation.atLeastEntries',
  'at most {maximum} entries': 'validation.atMostEntries',
  'at least {minimum}': 'validation.atLeast',
  'at most {maximum}': 'validation.atMost',
  'at most {maximum}, which is the whole window': 'validation.atMost',
  'null for a limit on money': 'validation.empty',
  'null for a limit on time': 'validation.empty',
  'a picture or a PDF in base64': 'validation.proof',
  'a picture or a PDF of at most 4 MB, in base64': 'validation.proof',
  base64: 'validation.proof',
  'an id': 'validation.id',
  'a known form': 'validation.form',
  'a domain name': 'validation.id',
  'an address or a range': 'validation.form',
  'a public key': 'validation.form',
  'the path': 'validation.form',
  'the code of a provider': 'validation.form',
  'the AgentKey': 'validation.required',
  'at least one address': 'validation.required',
  'at most 64 letters, digits, dots or dashes': 'validation.form',
  'JavaScript, or the snippet of a service': 'validation.required',
  'JavaScript, or a script with an https address': 'validation.form',
  'an origin like https://measure.example': 'validation.url',
  'a page name': 'validation.id',
  'an address of this site': 'validation.url',
  'the deposit': 'validation.id',
  'the withdrawal': 'validation.id',
  'the provider': 'validation.id',
  'the round': 'validation.id',
  'the game': 'validation.id',
  'the leaderboard': 'validation.id',
  'the id of a minigame': 'validation.id',
  'the mission': 'validation.id',
  'the news': 'validation.id',
  'the promotion': 'validation.id',
  'the bonus': 'validation.id',
  'the exclusion': 'validation.id',
  'what auth/step_up answered': 'validation.id',
  '16 to 64 letters, digits or dashes, new for each intent': 'validation.id',
  '1 to 64 characters of ASCII without spaces': 'validation.text',
  'a text in English': 'validation.required',
  'a text': 'validation.required',
  'a picture': 'validation.required',
  'a picture that was uploaded here': 'validation.required',
  'a picture that was uploaded to this site': 'validation.choose',
  'a path of the site such as /slots, or an address that begins with https://': 'validation.url',
  'an address that begins with https://': 'validation.url',
  'an e-mail address': 'validation.email',
  'a time after the beginning': 'validation.timeAfter',
  'at least one domain': 'validation.required',
  'at least one language': 'validation.choose',
  'one of the languages of the site': 'validation.choose',
  'a multiple such as "20" or "2.5"': 'validation.number',
  'a percentage such as "2.5"': 'validation.number',
  'a game': 'validation.choose',
  'a game of the site': 'validation.choose',
  'a level of the site': 'validation.choose',
  'at least one kind of game that counts': 'validation.required',
  'how often the bonus must be wagered': 'validation.required',
  'as it was published; stop it and build another': 'validation.fixed',
  'prizes that two dice can throw, 36 throws together': 'validation.dice',
  'ranks from 1 on, each in one prize': 'validation.ranks',
  'not before the running period ends': 'validation.afterPeriod',
  'a category of the site': 'validation.choose',
  'a provider of the site': 'validation.choose',
} as const;

export type ValidationId = (typeof expectations)[keyof typeof expectations];
/** Every id that a field can be told about, for the test of the catalogues. */
export const validationIds: readonly ValidationId[] = [...new Set(Object.values(expectations))];

interface Words {
  readonly id: ValidationId;
  readonly values: Readonly<Record<string, string>>;
}

const templates = Object.entries(expectations).map(([sentence, id]) => {
  const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const escaped = sentence
    .replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replaceAll('{values}', '(.+)')
    .replaceAll(/\{\w+\}/g, String.raw`([\d.,e+-]+)`);
  return { id, names, pattern: new RegExp(`^${escaped}$`) };
});

/** The message of an expectation, with its figures; undefined for a text that is none of them. */
export function expectationWords(expected: string): Words | undefined {
  for (const { id, names, pattern } of templates) {
    const found = pattern.exec(expected);
    if (found) {
      return { id, values: Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ''])) };
    }
  }
  return undefined;
}

/** What is told about an invalid field. */
export function faultOf(field: string, expected: string): FieldFault {
  const words = expectationWords(expected);
  return { field, expected, key: words?.id ?? 'validation.form', values: words?.values ?? {} };
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
};
const formats: Readonly<Record<string, string>> = {
  uuid: 'an id',
  datetime: 'a time such as 2026-01-31T12:00:00Z',
  date: 'a date such as 1990-12-31',
  email: 'Invalid email address',
  url: 'Invalid URL',
};
const units: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

/**
 * What was expected where a schema has no sentence of its own. It is given to every parse as `error`, so that no
 * sentence of the validating library reaches anyone.
 */
export function expectationOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined && issue.expected !== 'object') return 'a value';
      return kinds[issue.expected] ?? 'a known form';
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `at least ${issue.minimum}${units[issue.origin] ?? ''}`;
    case 'too_big':
      return `at most ${issue.maximum}${units[issue.origin] ?? ''}`;
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return formats[issue.format] ?? 'a known form';
    default:
      return 'a known form';
  }
}

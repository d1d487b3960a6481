import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { reasonOf } from '@marquee/contract/command-reasons.ts';
import { expect, test } from 'vitest';
import chinese from '../messages/CN/errors.json' with { type: 'json' };
import chineseInterface from '../messages/CN/interface.json' with { type: 'json' };
import type { Words } from '../words/use-words.ts';
import { fieldFaults, reasonsText, refusalText } from './refusal-words.ts';

/** The words of the console in Chinese. */
function chineseWords(): Words {
  const compiled = Object.entries({ ...chineseInterface, ...chinese }).map(
    ([id, message]) => [id, compileMessage(message)] as const,
  );
  const i18n = setupI18n({ locale: 'zh', messages: { zh: Object.fromEntries(compiled) } });
  return Object.assign((id: string, values?: Record<string, unknown>): string => i18n._(id, values), {
    find: (id: string, otherwise: string, values?: Record<string, unknown>): string =>
      Object.hasOwn(i18n.messages, id) ? i18n._(id, values) : otherwise,
    locale: 'zh',
  });
}

const words = chineseWords();
const refusal = (reason: ReturnType<typeof reasonOf>) => ({
  statusCode: 6050,
  statusMessage: 'commandRefused',
  statusDetail: [reason],
});

test('a command that is refused says why in the language of the console, with its figures', () => {
  const refunded = reasonOf('This deposit was refunded under {reference}.', { reference: 'BDO-7' });
  expect(refunded.expected).toBe('This deposit was refunded under BDO-7.');
  expect(refusalText(words, refusal(refunded))).toBe('现在无法执行：此存款已退款，参考号 BDO-7。');
  const decided = reasonOf('This withdrawal is already {status}.', { status: 'paid' });
  expect(refusalText(words, refusal(decided))).toBe('现在无法执行：此提款已付款。');
});

test('the documents that a withdrawal waits for are named in the language of the console', () => {
  const awaited = reasonOf('It waits for a document to be approved: {documents}.', {
    documents: 'identity, funds',
  });
  expect(awaited.expected).toBe('It waits for a document to be approved: identity, funds.');
  expect(reasonsText(words, [awaited])).toBe(
    `须先审核通过玩家的证件：${chineseInterface['documentKind.identity']}、${chineseInterface['documentKind.funds']}。`,
  );
});

test('it is about no field of a form, and what has no words is told as it came', () => {
  expect(fieldFaults(words, refusal(reasonOf('Give a reason.')))).toEqual({});
  const unknown = { field: '', expected: 'The moon is full.', key: 'errors.moon', values: {} };
  expect(reasonsText(words, [unknown])).toBe('The moon is full.');
});

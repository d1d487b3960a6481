import cn from '../messages/CN.json' with { type: 'json' };
import en from '../messages/EN.json' with { type: 'json' };
import php from '../messages/PHP.json' with { type: 'json' };
import { isSpoken } from '@marquee/contract/languages.ts';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { SecurityChangeKind } from '../security-change.ts';

const i18n = setupI18n();
i18n.setMessagesCompiler(compileMessage);
i18n.load({ EN: en, PHP: php, CN: cn });

/** The text of a one-time code, in the player's language or else in English. */
export function codeMessage(
  language: string,
  values: { site: string; code: string; minutes: number },
): { subject: string; body: string } {
  i18n.activate(isSpoken(language) ? language : 'EN');
  return { subject: i18n._('code.subject', values), body: i18n._('code.body', values) };
}

/** The text that tells a player about a security change, sent outside the site. */
export function securityNotice(
  language: string,
  kind: SecurityChangeKind,
  values: { site: string },
): { subject: string; body: string } {
  i18n.activate(isSpoken(language) ? language : 'EN');
  return {
    subject: i18n._(`security.${kind}.subject`, values),
    body: i18n._(`security.${kind}.body`, values),
  };
}

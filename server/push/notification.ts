import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { isSpoken } from '@marquee/contract/languages.ts';
import type { PushSubject } from './queue.ts';
import cn from './words/CN.json' with { type: 'json' };
import en from './words/EN.json' with { type: 'json' };
import php from './words/PHP.json' with { type: 'json' };

const i18n = setupI18n();
i18n.setMessagesCompiler(compileMessage);
i18n.load({ EN: en, PHP: php, CN: cn });

/** The text of a notification, in the player's language or else in English. */
export function notificationText(
  language: string,
  subject: PushSubject,
  site: string,
): { title: string; body: string } {
  i18n.activate(isSpoken(language) ? language : 'EN');
  return { title: i18n._(`${subject}.title`, { site }), body: i18n._(`${subject}.body`, { site }) };
}

import type { MessageId } from '../words/message-id.ts';
import { createWords } from '../words/load.ts';
import type { LanguageCode } from '../words/languages.ts';
import type { ShellData } from './shell-data.ts';

/** The titles of pages that are the same on every site. */
const titleIds = [
  'account.pages',
  'account.register',
  'forgot.title',
  'login.title',
  'menu.promotions',
  'menu.vip',
  'minigame.title',
  'offline.title',
  'page.about',
  'page.banking',
  'page.contact',
  'page.download',
  'page.fairness',
  'page.faqs',
  'page.news',
  'page.privacyPolicy',
  'page.responsibleGaming',
  'page.terms',
] as const satisfies readonly MessageId[];

export type TitleId = (typeof titleIds)[number];

/**
 * The titles in a language, one a line. They come with the shell, because a page's `meta` has to know its title at once and in the
 * browser before the catalogues of the page are loaded. Their ids would be as long again.
 */
export async function pageTitles(language: LanguageCode): Promise<string> {
  const words = await createWords(language, ['interface', 'general', 'misc']);
  return titleIds.map((id) => words._(id)).join('\n');
}

export function titleOf(shell: Pick<ShellData, 'titles'> | undefined, id: TitleId): string {
  return shell?.titles.split('\n')[titleIds.indexOf(id)] ?? '';
}

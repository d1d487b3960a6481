import { chineseTitle } from '@marquee/contract/game-titles.ts';
import type { Language } from './language.ts';

/** The title of a game for players of a language, from the English one that the server tells. */
export function titleIn(language: Language, gameCode: string, title: string): string {
  return language === 'zh' ? chineseTitle(gameCode, title) : title;
}

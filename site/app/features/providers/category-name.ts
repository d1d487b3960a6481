import { categories, categoryOf } from '@marquee/contract/categories.ts';
import type { Words } from '../../words/use-words.ts';

/** The name of a category, as the menu says it. */
export function categoryName(t: Words, category: string): string {
  const key = categoryOf(category);
  return key ? t.find(`menu.${categories[key].path.slice(1)}`) : category;
}

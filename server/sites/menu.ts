import type { MenuItem } from '@marquee/contract/entities.ts';
import type { Site } from './site.ts';

/**
 * The menus as players see them: items whose category has providers, and items that are no product category; the game
 * menu keeps those categories plus Hot, whatever its case.
 */
export function menuForPlayers(
  menu: Site['menu'],
  categoriesWithProviders: ReadonlySet<string>,
): Site['menu'] {
  const keep = (items: MenuItem[]): MenuItem[] =>
    items
      .filter((item) => item.category === null || categoriesWithProviders.has(item.category))
      .map((item) => ({ ...item, children: keep(item.children) }));
  return {
    menu: keep(menu.menu),
    game_menu: menu.game_menu.filter(
      (item) => item.category.toLowerCase() === 'hot' || categoriesWithProviders.has(item.category),
    ),
  };
}

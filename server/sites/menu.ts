import type { MenuItem } from '@marquee/contract/entities.ts';
import type { Site } from './site.ts';

/**
 * Filter the menus for players. The main menu keeps items without a category and items whose category has providers.
 * The game menu keeps items whose category has providers, and Hot in any letter case.
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

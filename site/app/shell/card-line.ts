import type { CardGame } from './games.ts';

/** Stands between the values of a line; in a name it becomes a space. */
const TAB = '\t';

/** Stands for the game's code in the addresses of its pictures, which have no space of their own. */
const CODE = ' ';

/**
 * A game of a card as one line of text. The data of a page is written as a list in which every object is a table of numbers that point to
 * its values; those of forty games compress badly, and lines take about two thirds of it.
 * Without its code the addresses of a game are those of the line before, which leaves more than a hundred bytes of a home page out.
 */
export function cardLine(game: CardGame): string {
  const at = (address: string): string => address.replaceAll(' ', '%20').replaceAll(game.game_code, CODE);
  return [
    game.game_code,
    game.game_name,
    at(game.game_image),
    at(game.game_image_2x),
    at(game.game_image_wide),
    game.rtp_percent ?? '',
    game.volatility ?? '',
    game.is_new ? '1' : '',
    game.is_hot ? '1' : '',
    game.game_type,
    game.provider_code,
    game.provider_name,
  ]
    .map((value) => value.replaceAll(TAB, ' '))
    .join(TAB);
}

/** The game of a line. */
export function cardOfLine(line: string): CardGame {
  const [
    code = '',
    name = '',
    image = '',
    image2x = '',
    wide = '',
    rtp,
    volatility,
    fresh,
    hot,
    type = '',
    provider = '',
    house = '',
  ] = line.split(TAB);
  const at = (address: string): string => address.replaceAll(CODE, () => code);
  return {
    game_code: code,
    game_name: name,
    game_image: at(image),
    game_image_2x: at(image2x),
    game_image_wide: at(wide),
    rtp_percent: rtp || null,
    // Written out: the list of them would bring all features and themes of games into every first page.
    volatility: volatility === 'low' || volatility === 'medium' || volatility === 'high' ? volatility : null,
    is_new: fresh === '1',
    is_hot: hot === '1',
    game_type: type,
    provider_code: provider,
    provider_name: house,
  };
}

import type { CardGame } from './games.ts';

/** Stands between the values of a line; in a name it becomes a space. */
const TAB = '\t';

/**
 * A game of a card as one line of text. The data of a page is written as a list in which every object is a table of numbers that point to
 * its values; those of forty games compress badly, and lines take about two thirds of it.
 */
export function cardLine(game: CardGame): string {
  return [
    game.game_code,
    game.game_name,
    game.game_image,
    game.game_image_2x,
    game.game_image_wide,
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
  return {
    game_code: code,
    game_name: name,
    game_image: image,
    game_image_2x: image2x,
    game_image_wide: wide,
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

/** The chats of this process, one a game whose room has one. */
import { type DrawnHouseGame, hasDraws, type House } from '../house.ts';
import { type Chat, openChat } from './chat.ts';

export type Chats = {
  /** Undefined where the room of a game has no chat. */
  of: (game: DrawnHouseGame) => Chat | undefined;
  /** Looks for changes in all of them now. */
  hurry: () => void;
  /** Tells a player everything again, wherever they are. */
  refresh: (player: string) => void;
  close: () => Promise<void>;
};

/** Whether players talk to each other in the room of a game: where they wait together, as in bingo. */
function hasChat(game: DrawnHouseGame): boolean {
  return game.kind === 'live' && game.live.pool?.form === 'cards';
}

export function createChats(house: House): Chats {
  const chats = new Map<string, Chat>();
  for (const game of house.games.values())
    if (hasDraws(game) && hasChat(game)) chats.set(game.code, openChat(house, game.code));
  const each = (does: (chat: Chat) => void): void => {
    for (const chat of chats.values()) does(chat);
  };
  return {
    of: ({ code }) => chats.get(code),
    hurry: () => each((chat) => chat.hurry()),
    refresh: (player) => each((chat) => chat.refresh(player)),
    close: async () => {
      await Promise.all([...chats.values()].map((chat) => chat.close()));
    },
  };
}

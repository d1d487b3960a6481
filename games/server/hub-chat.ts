/** The chat of rooms, for the operator: `/hub/chat/*`. */
import * as chat from '@marquee/contract/providers/chat.ts';
import { chatOfPlayer, forgetPlayerInChat } from './chat/kept.ts';
import { changeMute, judgeLine, listLines, listMutes } from './chat/moderation.ts';
import { changeWordList, readWordList } from './chat/word-list.ts';
import type { Draws } from './draws/start.ts';
import { type AddHubCall, HubError } from './hub-call.ts';
import type { House } from './house.ts';

const timeOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

export function addChatRoutes(add: AddHubCall, house: House, draws: () => Draws): void {
  add(chat.chatLinesPath, chat.chatLinesRequestSchema, async (asked) => {
    const { lines, hasMore } = await listLines(house, {
      subPartnerId: asked.sub_partner_id,
      view: asked.view,
      user: asked.user ?? null,
      after: asked.after ?? null,
      limit: asked.limit,
    });
    return { lines, has_more: hasMore };
  });
  add(
    chat.chatJudgePath,
    chat.chatJudgeRequestSchema,
    async ({ sub_partner_id: subPartnerId, line, verdict, actor, reason }) => {
      const changed = await judgeLine(house, { subPartnerId, line }, verdict, { actor, reason });
      if (changed === null) throw new HubError(404, `line: ${subPartnerId} has no line ${line}`);
      draws().chats.hurry();
      return { changed };
    },
  );
  add(
    chat.chatMutePath,
    chat.chatMuteRequestSchema,
    async ({ sub_partner_id: subPartnerId, user, muted, until, actor, reason }) => {
      const mute = { isMuted: muted, until: timeOf(until) };
      const changed = await changeMute(house, { subPartnerId, user }, mute, { actor, reason });
      draws().chats.refresh(user);
      return { changed };
    },
  );
  add(chat.chatMutesPath, chat.chatMutesRequestSchema, ({ sub_partner_id }) =>
    listMutes(house, sub_partner_id),
  );
  add(chat.chatWordsPath, chat.chatWordsRequestSchema, async ({ sub_partner_id }) => {
    const { words, isOfHouse, changed } = await readWordList(house, sub_partner_id);
    return {
      words,
      of_provider: isOfHouse,
      changed: changed && { ...changed, at: changed.at.toISOString() },
    };
  });
  add(
    chat.chatSetWordsPath,
    chat.chatSetWordsRequestSchema,
    async ({ sub_partner_id, words, actor, reason }) => {
      await changeWordList(house, sub_partner_id, words, { actor, reason });
      return { changed: true };
    },
  );
  add(chat.chatOfPlayerPath, chat.chatOfPlayerRequestSchema, ({ user }) => chatOfPlayer(house, user));
  add(chat.chatForgetPath, chat.chatForgetRequestSchema, async ({ user }) => {
    const lines = await forgetPlayerInChat(house, user);
    draws().chats.refresh(user);
    return { lines };
  });
}

/** The chats of providers' rooms, as operators see and change them. What was written lies with the provider, who knows players by ids of its own. */
import type {
  ProviderChatLine,
  ProviderChatMute,
  ProviderChatWords,
} from '@marquee/contract/providers/chat.ts';
import { refuse } from '../kernel/errors.ts';
import type { App } from './app.ts';
import { askEveryHub, requireHub } from './ask-every-hub.ts';
import * as hub from './hub88/chat-client.ts';
import { ProviderRefusal } from './hub88/client.ts';
import { timed, type ProviderClientApp } from './provider-client.ts';
import { type PlayerKey, playersOfUsers, userIdsOf } from './provider-player.ts';

/** What calls about chats need beside what others do. */
type ChatApp = ProviderClientApp & Pick<App, 'db'>;

/** A chat: of one site's players, at one provider. */
interface ChatKey {
  readonly providerCode: string;
  readonly siteCode: string;
}
type By = { readonly actor: string; readonly reason: string };
/** What a provider says, with the players whom it names by its own ids. */
type OfProvider<Said> = Said & { readonly providerCode: string };
type Named<Said> = OfProvider<Said> & { readonly player: PlayerKey | undefined };

export interface ListedChatLines {
  readonly lines: readonly OfProvider<ProviderChatLine>[];
  readonly players: ReadonlyMap<string, PlayerKey>;
  /** Where the list goes on, if it does. */
  readonly next: { readonly providerCode: string; readonly line: string } | null;
  readonly silent: readonly string[];
}

/** Names a player of a provider, among those of others. */
export const nameOf = (providerCode: string, user: string): string => `${providerCode} ${user}`;

/**
 * The lines of a site's players. The first page asks every provider; the list then goes on with the first of them that has more.
 *
 * @param of only of this player.
 */
export async function listChatLines(
  app: ChatApp,
  siteCode: string,
  asked: {
    readonly view: 'reported' | 'judged' | 'all';
    readonly of: PlayerKey | undefined;
    readonly after: ListedChatLines['next'];
    readonly limit: number;
  },
): Promise<ListedChatLines> {
  const users = asked.of && new Map(await userIdsOf(app.db, asked.of));
  const { answers, silent } = await askEveryHub(app, async (connection) => {
    const { providerCode } = connection;
    const isPassed = asked.after !== null && asked.after.providerCode !== providerCode;
    const user = users?.get(providerCode);
    if (isPassed || (users && user === undefined)) return { lines: [], has_more: false };
    return hub.listChatLines(app, connection, {
      sub_partner_id: siteCode,
      view: asked.view,
      user: user ?? null,
      after: asked.after?.line ?? null,
      limit: asked.limit,
    });
  });
  const lines = answers.flatMap(({ providerCode, answer }) =>
    answer.lines.map((line) => ({ ...line, providerCode })),
  );
  const more = answers.find(({ answer }) => answer.has_more);
  const last = more?.answer.lines.at(-1);
  return {
    lines,
    players: await playersIn(
      app,
      lines.flatMap((line) =>
        [line, ...line.context].map(({ user }) => ({ user, providerCode: line.providerCode })),
      ),
    ),
    next: more && last ? { providerCode: more.providerCode, line: last.line } : null,
    silent,
  };
}

async function playersIn(
  app: ChatApp,
  named: readonly { readonly providerCode: string; readonly user: string }[],
): Promise<ReadonlyMap<string, PlayerKey>> {
  const found = new Map<string, PlayerKey>();
  for (const code of new Set(named.map(({ providerCode }) => providerCode))) {
    const users = [
      ...new Set(named.filter(({ providerCode }) => providerCode === code).map(({ user }) => user)),
    ];
    for (const [user, player] of await playersOfUsers(app.db, code, users))
      found.set(nameOf(code, user), player);
  }
  return found;
}

/** The players of a site who may not write now. */
export async function listChatMutes(
  app: ChatApp,
  siteCode: string,
): Promise<{ readonly mutes: readonly Named<ProviderChatMute>[]; readonly silent: readonly string[] }> {
  const { answers, silent } = await askEveryHub(app, (connection) =>
    hub.listChatMutes(app, connection, siteCode),
  );
  const mutes = answers.flatMap(({ providerCode, answer }) =>
    answer.map((mute) => ({ ...mute, providerCode })),
  );
  const players = await playersIn(app, mutes);
  return {
    mutes: mutes.map((mute) => ({ ...mute, player: players.get(nameOf(mute.providerCode, mute.user)) })),
    silent,
  };
}

/** The words that a site's players cannot write. */
export async function listChatWords(
  app: ChatApp,
  siteCode: string,
): Promise<{ readonly lists: readonly OfProvider<ProviderChatWords>[]; readonly silent: readonly string[] }> {
  const { answers, silent } = await askEveryHub(app, (connection) =>
    hub.readChatWords(app, connection, siteCode),
  );
  return { lists: answers.map(({ providerCode, answer }) => ({ ...answer, providerCode })), silent };
}

/** Remove a line for everybody, or leave it. Answers whether that changed anything; null where the site has no such line. */
export async function judgeChatLine(
  app: ChatApp,
  { providerCode, siteCode }: ChatKey,
  lineId: string,
  verdict: 'remove' | 'leave',
  by: By,
): Promise<boolean | null> {
  const connection = await requireHub(app, providerCode);
  const asked = { sub_partner_id: siteCode, line: lineId, verdict, ...by };
  try {
    return (await timed(app, connection, () => hub.judgeChatLine(app, connection, asked))).changed;
  } catch (error) {
    if (error instanceof ProviderRefusal) return null;
    throw error;
  }
}

/** Mute a player until a time, for good (null), or let them write again. Throws `gameUnavailable` where the provider has no chat, or does not know the player. */
export async function muteInChat(
  app: ChatApp,
  { providerCode, siteCode }: ChatKey,
  player: PlayerKey,
  mute: { readonly muted: boolean; readonly until: Date | null },
  by: By,
): Promise<boolean> {
  const connection = await requireHub(app, providerCode);
  const user = new Map(await userIdsOf(app.db, player)).get(providerCode);
  if (user === undefined) throw refuse('gameUnavailable');
  const asked = {
    sub_partner_id: siteCode,
    user,
    muted: mute.muted,
    until: mute.until?.toISOString() ?? null,
    ...by,
  };
  return (await orUnavailable(() => timed(app, connection, () => hub.muteInChat(app, connection, asked))))
    .changed;
}

/** Put a list of words in force; null for the provider's own. Throws `gameUnavailable` where the provider has no chat. */
export async function setChatWords(
  app: ChatApp,
  { providerCode, siteCode }: ChatKey,
  words: readonly string[] | null,
  by: By,
): Promise<void> {
  const connection = await requireHub(app, providerCode);
  const asked = { sub_partner_id: siteCode, words: words && [...words], ...by };
  await orUnavailable(() => timed(app, connection, () => hub.setChatWords(app, connection, asked)));
}

async function orUnavailable<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderRefusal) throw refuse('gameUnavailable');
    throw error;
  }
}

/** What providers keep of a player's chats, for an archive. Throws `providerUnavailable`: an archive without it would not be whole. */
export async function readPlayersChats(app: ChatApp, player: PlayerKey) {
  return atEveryChat(app, player, (connection, user) => hub.readChatOfPlayer(app, connection, user));
}

/** Have providers forget what a player wrote. Throws `providerUnavailable`; asked again it forgets the rest. */
export async function forgetPlayersChats(app: ChatApp, player: PlayerKey): Promise<void> {
  await atEveryChat(app, player, (connection, user) => hub.forgetInChat(app, connection, user));
}

/** Asks each connected provider that knows the player and has chats. */
async function atEveryChat<Answer extends object>(
  app: ChatApp,
  player: PlayerKey,
  ask: (connection: Awaited<ReturnType<typeof requireHub>>, user: string) => Promise<Answer>,
): Promise<readonly OfProvider<Answer>[]> {
  const answers: OfProvider<Answer>[] = [];
  for (const [providerCode, user] of await userIdsOf(app.db, player)) {
    const connection = await app.rounds.connections.byProvider(providerCode);
    if (connection?.isActive !== true || connection.protocol !== 'hub88') continue;
    try {
      answers.push({ ...(await timed(app, connection, () => ask(connection, user))), providerCode });
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
    }
  }
  return answers;
}

/**
 * The chat of a room in this process. As with draws, what is told is read from the database, whichever process wrote it; a line that was written
 * here is told at once.
 */
import type { ChatMessage, ChatRefusal, ChatRequest } from '../../kit/play-api/chat.ts';
import type { House } from '../house.ts';
import type { Session } from '../sessions.ts';
import { blockAuthor, blocksOf, reportLine, unblockAll } from './between-players.ts';
import { barOf, changedLines, ChatFault, lastLines, type LineRow, presentLine, writeLine } from './lines.ts';

/** How often changes of other processes are looked for, and how far back, because a transaction may take a while to be seen. */
const beat_ms = 1_000;
const lookBack_ms = 5_000;

/** Somebody who reads. */
type ChatSeat = {
  /** Does what is asked for. It never throws: what is not done is told. */
  receive: (request: ChatRequest) => Promise<void>;
  leave: () => void;
};

export type Chat = {
  /** Lets somebody in, and tells them the last lines. */
  enter: (session: Session, send: (message: ChatMessage) => void) => Promise<ChatSeat>;
  /** Looks for changes now, as after an operator has removed a line. */
  hurry: () => void;
  /** Tells a player everything again, as after an operator has muted them. */
  refresh: (player: string) => void;
  close: () => Promise<void>;
};

type Reader = {
  session: Session;
  send: (message: ChatMessage) => void;
  blocked: ReadonlySet<string>;
  /** Whether the operator has switched the player off since they came. */
  isOff: boolean;
};

/** Opens the chat of a game. */
export function openChat(house: House, gameCode: string): Chat {
  const readers = new Set<Reader>();
  /** What was told of lines that may come up again: whether they were there or gone. */
  let told = new Map<string, 'there' | 'gone'>();
  let readAt = house.now();
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> = Promise.resolve();
  let isClosed = false;

  function tell(changed: readonly LineRow[]): void {
    const stateOf = ({ removed_at }: LineRow) => (removed_at === null ? 'there' : 'gone');
    const news = changed.filter((row) => told.get(row.line_id) !== stateOf(row));
    told = new Map(changed.map((row) => [row.line_id, stateOf(row)]));
    if (news.length === 0) return;
    for (const { session, send, blocked } of readers) {
      const ofBrand = news.filter(
        (row) => row.sub_partner_id === session.subPartnerId && !blocked.has(row.player),
      );
      const lines = ofBrand.filter((row) => stateOf(row) === 'there');
      const gone = ofBrand.filter((row) => stateOf(row) === 'gone');
      if (ofBrand.length > 0)
        send({
          type: 'chat_beat',
          lines: lines.map((row) => presentLine(house, row, session.player)),
          gone: gone.map(({ public_id }) => public_id),
        });
    }
  }

  async function read(): Promise<void> {
    const now = house.now();
    const changed = await changedLines(
      house.pool,
      gameCode,
      new Date(Math.min(readAt.getTime(), now.getTime()) - lookBack_ms),
    );
    readAt = now;
    tell(changed);
  }

  /** One reading after the other: whoever asks for one gets one that begins later. */
  function pass(): Promise<void> {
    reading = reading
      .then(read)
      .catch((error: unknown) => house.log.warn({ err: error, game: gameCode }, 'a chat could not be read'));
    return reading;
  }

  function schedule(wait_ms: number): void {
    clearTimeout(timer);
    if (isClosed || readers.size === 0) return;
    timer = setTimeout(() => void pass().then(() => schedule(beat_ms)), wait_ms);
  }

  async function sayAll(reader: Reader): Promise<void> {
    const { session, send } = reader;
    const [blocked, bar, lines] = await Promise.all([
      blocksOf(house.pool, session.player),
      barOf(house, house.pool, session),
      lastLines(house.pool, session, session.player),
    ]);
    reader.blocked = blocked;
    send({
      type: 'chat',
      lines: lines.map((row) => presentLine(house, row, session.player)),
      bar: bar?.why ?? null,
      muted_until: bar?.until?.getTime() ?? null,
      blocked: blocked.size,
    });
  }

  const ofPlayer = (player: string): Reader[] =>
    [...readers].filter(({ session }) => session.player === player);
  const refresh = async (player: string): Promise<void> => {
    await Promise.all(ofPlayer(player).map(sayAll));
  };

  async function act(reader: Reader, request: ChatRequest): Promise<void> {
    const { session, send } = reader;
    if (reader.isOff) throw new ChatFault('off');
    switch (request.type) {
      case 'chat_say':
        await writeLine(house, session, request);
        return pass();
      case 'chat_block':
        await blockAuthor(house, session, request.line_id);
        return refresh(session.player);
      case 'chat_unblock':
        await unblockAll(house, session.player);
        return refresh(session.player);
      case 'chat_report':
        await reportLine(house, session, request.line_id);
        return send({ type: 'chat_reported', line_id: request.line_id });
    }
  }

  return {
    enter: async (session, send) => {
      const reader: Reader = { session, send, blocked: new Set(), isOff: false };
      // First the reader is in, so that nothing is missed that is written meanwhile; a line that comes twice is the same.
      readers.add(reader);
      if (readers.size === 1) {
        readAt = house.now();
        schedule(beat_ms);
      }
      try {
        await sayAll(reader);
      } catch (error) {
        readers.delete(reader);
        throw error;
      }
      return {
        receive: async (request) => {
          const refused = (why: ChatRefusal, until: Date | null): void =>
            send({
              type: 'chat_refused',
              to: request.type,
              line_id: 'line_id' in request ? request.line_id : null,
              why,
              until: until?.getTime() ?? null,
            });
          try {
            await act(reader, request);
          } catch (error) {
            if (error instanceof ChatFault) {
              // Whoever was switched off stays so until they come again: the operator is not asked for every try.
              if (error.why === 'off') reader.isOff = true;
              return refused(error.why, error.until);
            }
            house.log.error({ err: error, game: gameCode }, 'a chat failed');
            refused('failed', null);
          }
        },
        leave: () => {
          readers.delete(reader);
        },
      };
    },
    hurry: () => schedule(0),
    refresh: (player) =>
      void refresh(player).catch((error: unknown) =>
        house.log.warn({ err: error, game: gameCode }, 'a chat could not be told again'),
      ),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await reading;
    },
  };
}

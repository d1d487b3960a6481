/** The words that a brand does not allow in chat: its own list, or that of the house while it has none. */
import type { House } from '../house.ts';
import type { AskedBy } from '../draws/call-off.ts';
import type { Queryable } from '../transaction.ts';
import { houseWords } from './house-words.ts';
import { compileWords, type Words } from './judge.ts';

/** Lists that were made ready, by their number; a list never changes. */
const ready = new Map<string, Words>();
const MOST_READY = 200;
const ofHouse = compileWords(houseWords);

type ListRow = { list_id: string; words: string[] | null; changed_at: Date; changed_by: string; why: string };

async function latestList(client: Queryable, subPartnerId: string): Promise<ListRow | undefined> {
  const { rows } = await client.query<ListRow>(
    `SELECT list_id, words, changed_at, changed_by, why FROM house.chat_word_list WHERE sub_partner_id = $1
     ORDER BY list_id DESC LIMIT 1`,
    [subPartnerId],
  );
  return rows[0];
}

/** The words in force. They are asked for with each line, so that a change counts from the next one on. */
export async function wordsOf(client: Queryable, subPartnerId: string): Promise<Words> {
  const list = await latestList(client, subPartnerId);
  if (!list?.words) return ofHouse;
  const known = ready.get(list.list_id) ?? compileWords(list.words);
  if (ready.size >= MOST_READY) ready.clear();
  ready.set(list.list_id, known);
  return known;
}

/** The list in force, as an operator reads it, and who changed it last. */
export async function readWordList(
  { pool }: Pick<House, 'pool'>,
  subPartnerId: string,
): Promise<{
  words: readonly string[];
  isOfHouse: boolean;
  changed: { at: Date; by: string; why: string } | null;
}> {
  const list = await latestList(pool, subPartnerId);
  return {
    words: list?.words ?? houseWords,
    isOfHouse: !list?.words,
    changed: list ? { at: list.changed_at, by: list.changed_by, why: list.why } : null,
  };
}

/** Puts a list in force. @param words null for the list of the house. */
export async function changeWordList(
  { pool, now, log }: Pick<House, 'pool' | 'now' | 'log'>,
  subPartnerId: string,
  words: readonly string[] | null,
  { actor, reason }: AskedBy,
): Promise<void> {
  await pool.query(
    `INSERT INTO house.chat_word_list (sub_partner_id, words, changed_at, changed_by, why) VALUES ($1, $2, $3, $4, $5)`,
    [subPartnerId, words, now(), actor, reason],
  );
  log.info({ subPartnerId, words: words?.length ?? null, actor }, 'the words of a chat were changed');
}

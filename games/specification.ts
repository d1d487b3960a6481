/** How every round of the house follows from its seeds, whatever its kind: one text for the file in `docs` and the provider's page. */
import { crashChapter } from './kinds/crash/published/chapter.ts';
import type { PublishedCrash } from './kinds/crash/published/published-crash.ts';
import { crashVectors } from './kinds/crash/published/vectors.ts';
import { instantChapter } from './kinds/instant/published/chapter.ts';
import type { PublishedInstant } from './kinds/instant/published/published-instant.ts';
import { liveChapter } from './kinds/live/published/chapter.ts';
import type { PublishedLive } from './kinds/live/published/published-live.ts';
import { liveVectors } from './kinds/live/published/vectors.ts';
import type { PublishedGame } from './kinds/slot/published/published-game.ts';
import { collectChapter } from './kinds/slot/collect/published/chapter.ts';
import type { PublishedCollect } from './kinds/slot/collect/published/published-collect.ts';
import { slotChapters } from './kinds/slot/published/specification.ts';
import { tumbleChapter } from './kinds/slot/tumble/published/chapter.ts';
import type { PublishedTumble } from './kinds/slot/tumble/published/published-tumble.ts';
import { tableChapter } from './kinds/table/published/chapter.ts';
import type { PublishedTable } from './kinds/table/published/published-table.ts';
import { claims, numbers } from './kit/published/chapters.ts';
import type { RoundVectors } from './kit/published/round-vectors.ts';
import { type Block, code, heading, list, paragraph } from './kit/published/text.ts';

export type Specified = {
  slots: readonly ReadonlyMap<number, PublishedGame>[];
  tumbles: readonly ReadonlyMap<number, PublishedTumble>[];
  collects: readonly ReadonlyMap<number, PublishedCollect>[];
  instants: readonly ReadonlyMap<number, PublishedInstant>[];
  crashes: readonly ReadonlyMap<number, PublishedCrash>[];
  tables: readonly ReadonlyMap<number, PublishedTable>[];
  lives: readonly ReadonlyMap<number, PublishedLive>[];
  instantVectors: readonly RoundVectors[];
  tableVectors: readonly RoundVectors[];
};

/** The whole specification; the games in the order given, each with its versions. */
export function specification({
  slots,
  tumbles,
  collects,
  instants,
  crashes,
  tables,
  lives,
  instantVectors,
  tableVectors,
}: Specified): Block[] {
  const slot = slotChapters(slots);
  return [
    heading(1, 'How every round follows from its seeds'),
    paragraph(
      'This page is enough to compute every round of the house games again, with any program. A verifier that was written from it alone is in `docs/verifier/verify.mjs`. The tables are made from the files that the game server plays by.',
    ),
    ...claims,
    ...numbers,
    ...slot.rules,
    ...tumbleChapter(tumbles),
    ...collectChapter(collects),
    ...instantChapter(instants, instantVectors),
    ...tableChapter(tables, tableVectors),
    ...crashChapter(crashes, crashVectors()),
    ...liveChapter(lives, liveVectors()),
    ...files,
    ...compared,
    ...slot.tables,
  ];
}

const files: Block[] = [
  heading(2, 'Published files, hashes and test vectors', 'files'),
  list(
    '`/fairness/<code>/<version>.json` on the game server: all that decides a round of a game in a version, in the field `mathematics`. The same files are in `games/<code>/published`. A file is never changed; other mathematics are another version.',
    'Hash of a definition: the SHA-256 of `mathematics` as JSON in UTF-8 without spaces, the keys of every object in the order of their characters (`"10"` before `"9"`).',
    'Hash of the engine: `/fairness/engine.json` (slots) and `/fairness/engine/<kind>.json` (`slot`, `choice` for slots with a choice, `tumble`, `collect`, `instant`, `table`, `crash`, `live`) list the source files that turn a definition and seeds into a round, each with its SHA-256. The engine’s hash is the SHA-256 of the lines `<sha256>  <path>` in that order, each with a line feed.',
    'Every round keeps version, definition’s hash and engine’s hash. The game’s fairness page and the page of the round show them.',
    '`/fairness/vectors.json` (in `docs/verifier`): rounds of every slot and version with known seeds. `numbers.drawn` are the first results of `below(numbers.limit)` with nonce 0; a quarter of the numbers is skipped for this limit. `digest.sha256` is the SHA-256 over the courses of the nonces from 0 to `digest.rounds` − 1: each the list of its events without `positions` and `anticipation`, as JSON without spaces and with ordered keys as above, and a line feed. In a game with `choices` nonce n takes choice n mod their number, where there is one to make.',
    '`/fairness/vectors-tumble.json`: the same for tumbling slots, without `numbers`.',
    '`/fairness/vectors-collect.json`: the same for slots whose meter is kept, where each round says its meter, and round n of the digest begins where round n − 1 has left it.',
    '`/fairness/vectors-instant.json`: rounds of every instant game and version. `digest.sha256` is the SHA-256 over the rounds of the nonces from 0 to `digest.rounds` − 1, each `{"course": …, "win_minor": …}` as JSON in the same form, and a line feed. Nonce n is played by plan n mod the number of `digest.plans`: its wager, and its actions one after the other until the round has ended; one that the round does not allow where it stands is left out. A round that is still in play pays 0.',
    '`/fairness/vectors-table.json`: the same for table games. Rounds and plans have their own `bet_minor`, and what is hashed of a round has `raised_minor` as well.',
    '`/fairness/vectors-crash.json`: links, salts and crash points. `/fairness/vectors-live.json`: links, salts, what the draws of each live table came to, and what bets in them are paid. `/fairness/chains.json`: the chains that are in use.',
  ),
  paragraph(
    'A round is copied from the history, and given to the verifier, in this form; a slot’s first, then an instant game’s, then a table game’s:',
  ),
  code(
    `{
  "game_code": "koi-pond", "game_version": 2, "bet_minor": "100000",
  "server_seed": "<64 digits>", "server_seed_hash": "<64 digits>", "client_seed": "mine", "nonce": 0,
  "win_minor": "0", "events": [ … ]
}`,
  ),
  paragraph(
    'A round of a slot whose meter is kept has `"meter": { "before": 7, "after": 8, "full": 40 }` as well, and `"is_free_bet"`. Of two rounds of one bet with successive nonces in one file the verifier checks that the later begins where the earlier has left the meter.',
  ),
  code(
    `{
  "game_code": "mines", "game_version": 1, "bet_minor": "100000",
  "server_seed": "<64 digits>", "server_seed_hash": "<64 digits>", "client_seed": "mine", "nonce": 0,
  "wager": { "mines": 3 }, "actions": [{ "type": "reveal", "tile": 7 }, { "type": "cash_out" }],
  "win_minor": "112500", "course": { "state": "ended", … }
}`,
  ),
  code(
    `{
  "game_code": "baccarat", "game_version": 1, "bet_minor": "100000",
  "server_seed": "<64 digits>", "server_seed_hash": "<64 digits>", "client_seed": "mine", "nonce": 0,
  "wager": { "spots": { "banker": 9, "tie": 1 } }, "actions": [],
  "win_minor": "175500", "raised_minor": "0", "course": { "state": "ended", … }
}`,
  ),
  code(`node docs/verifier/verify.mjs round.json https://<game server>
node docs/verifier/verify.mjs --vectors docs/verifier/vectors.json games
node docs/verifier/verify.mjs --vectors docs/verifier/vectors-tumble.json games
node docs/verifier/verify.mjs --vectors docs/verifier/vectors-collect.json games
node docs/verifier/verify.mjs --vectors docs/verifier/vectors-instant.json games
node docs/verifier/verify.mjs --vectors docs/verifier/vectors-table.json games
node docs/verifier/verify.mjs --vectors docs/verifier/vectors-crash.json games
node docs/verifier/verify.mjs --vectors docs/verifier/vectors-live.json games`),
];

const compared: Block[] = [
  heading(2, 'Beside the games of others', 'others'),
  paragraph(
    'Stake’s originals take their numbers from the same blocks, `HMAC-SHA256(server seed, "<client seed>:<nonce>:<i>")`, and bustabit’s crash from the same chain and mapping. A test computes public results of both by our functions: ten games of bustabit in a row, and of Stake 13 dice rolls, 10 results of limbo, 27 of plinko, 15 of its wheel, 12 fields of mines, 5 draws of keno, 5 towers, 80 flips and 60 cards. What differs, differs on purpose:',
  ),
  list(
    'The key of a block is the 32 bytes of our server seed, not the text of their digits.',
    'An integer below n is the remainder of a 32-bit number, and numbers in the incomplete last run of n are skipped. Stake’s is ⌊float × n⌋ of the same number over 2³², which makes some integers more likely than others by up to one part in 2³² ÷ n. Ours are equally likely, exactly, and need no floating point.',
    'Shuffles swap within the list; Stake’s take the drawn entry out of it. Both are fair.',
    'Dice rolls are 0.00 to 99.99, ten thousand of them; Stake’s go to 100.00. Coins: 0 is heads; Stake’s 0 is tails.',
    'Limbo draws from 2³¹ numbers and is computed in whole numbers; Stake’s from 2³² and in floating point.',
  ),
];

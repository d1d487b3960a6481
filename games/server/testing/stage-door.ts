/**
 * A house without a database or money: serves the built client and answers its calls with books that the caller chooses. For
 * pictures, frame rates and tests of what is shown; what a round costs and pays is tested against the real house.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { defaultBet, betLadder } from '../../kinds/slot/bets.ts';
import type { Book, BookEvent } from '../../kinds/slot/book.ts';
import type { CollectBook } from '../../kinds/slot/collect/book.ts';
import { playCollectBook } from '../../kinds/slot/collect/engine/book-recorder.ts';
import { compileCollect } from '../../kinds/slot/collect/engine/compile.ts';
import { collectPaytableOf } from '../../kinds/slot/collect/paytable.ts';
import { readCollectProof } from '../../kinds/slot/collect/prove/proof.ts';
import type { SlotBook } from '../../kinds/slot/slot-book.ts';
import type { TumbleBook } from '../../kinds/slot/tumble/book.ts';
import { playTumbleBook } from '../../kinds/slot/tumble/engine/book-recorder.ts';
import { compileTumble } from '../../kinds/slot/tumble/engine/compile.ts';
import { tumblePaytableOf } from '../../kinds/slot/tumble/paytable.ts';
import { measuredFigures } from '../../kinds/slot/tumble/prove/figures.ts';
import { readBlocks } from '../../kinds/slot/tumble/prove/store.ts';
import { paytableOf, proofSchema } from '../../kinds/slot/paytable.ts';
import type { playApi } from '../../kinds/slot/play-api.ts';
import type { SlotPaytable } from '../../kinds/slot/shown-paytable.ts';
import { compileSlot } from '../../kinds/slot/engine/compile.ts';
import { createSimulationRandom } from '../../kit/fairness/random.ts';
import { playBook } from '../../kinds/slot/engine/book-recorder.ts';
import { findCollect, findGame, findTumble } from '../../catalogue.ts';

const gamesFolder = fileURLToPath(new URL('../..', import.meta.url));
const startBalance_minor = 500_000_000n;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** What a bet of a game buys, and the most that it pays. */
function stakedOn(gameCode: string): { betCoins: number; maxCoins: number } {
  const [tumble, collect] = [findTumble(gameCode), findCollect(gameCode)];
  if (collect) return compileCollect(collect);
  return tumble ? compileTumble(tumble) : compiled(gameCode);
}

/** The stake that the stage door plays a game at. */
function stakeOf(gameCode: string): bigint {
  return defaultBet(stakedOn(gameCode), 'XXX') ?? 100_000n;
}

async function paytable(gameCode: string): Promise<SlotPaytable> {
  const tumble = findTumble(gameCode);
  if (tumble) return tumblePaytableOf(tumble, measuredFigures(tumble, await readBlocks(tumble)));
  const collect = findCollect(gameCode);
  if (collect) return collectPaytableOf(collect, await readCollectProof(gameCode));
  const proof: unknown = JSON.parse(await readFile(join(gamesFolder, gameCode, 'proof.json'), 'utf8'));
  return paytableOf(compiled(gameCode).definition, proofSchema.parse(proof));
}

/** The round of a game that follows from a seed of the simulation, and from where its meter stands. */
function bookOf(gameCode: string, seed: number, meter: number): SlotBook {
  const [tumble, collect] = [findTumble(gameCode), findCollect(gameCode)];
  const [stake, random] = [stakeOf(gameCode), createSimulationRandom(seed)];
  if (collect) return playCollectBook(compileCollect(collect), stake, random, meter);
  return tumble
    ? playTumbleBook(compileTumble(tumble), stake, random)
    : playBook(compiled(gameCode), stake, random);
}

function compiled(gameCode: string): ReturnType<typeof compileSlot> {
  const game = findGame(gameCode);
  if (!game) throw new Error(`no game ${gameCode}`);
  return compileSlot(game);
}

/**
 * Finds a round of a game that has what is asked for, by playing seeds in order, so that it is the same every time.
 * @returns null if none of so many rounds has it.
 */
export function findBook(
  gameCode: string,
  has: (book: Book, winBets: number) => boolean,
  tries = 60_000,
): Book | null {
  const slot = compiled(gameCode);
  const stake = stakeOf(gameCode);
  for (let seed = 1; seed <= tries; seed += 1) {
    const book = playBook(slot, stake, createSimulationRandom(seed));
    if (has(book, Number(book.win_minor) / Number(stake))) return book;
  }
  return null;
}

/** The same of a tumbling slot. */
export function findTumbleBook(
  gameCode: string,
  has: (book: TumbleBook, winBets: number) => boolean,
  tries = 200_000,
): TumbleBook | null {
  const game = findTumble(gameCode);
  if (!game) throw new Error(`no tumbling slot ${gameCode}`);
  const slot = compileTumble(game);
  const stake = stakeOf(gameCode);
  for (let seed = 1; seed <= tries; seed += 1) {
    const book = playTumbleBook(slot, stake, createSimulationRandom(seed));
    if (has(book, Number(book.win_minor) / Number(stake))) return book;
  }
  return null;
}

/** The same of a slot whose meter is kept, from where the meter stands. */
export function findCollectBook(
  gameCode: string,
  meter: number,
  has: (book: CollectBook, winBets: number) => boolean,
  tries = 60_000,
): CollectBook | null {
  const game = findCollect(gameCode);
  if (!game) throw new Error(`no slot ${gameCode} whose meter is kept`);
  const slot = compileCollect(game);
  const stake = stakeOf(gameCode);
  for (let seed = 1; seed <= tries; seed += 1) {
    const book = playCollectBook(slot, stake, createSimulationRandom(seed), meter);
    if (has(book, Number(book.win_minor) / Number(stake))) return book;
  }
  return null;
}

/** A hold and respin that fills the board: far too rare to be found by playing. */
export function grandBook(gameCode: string): Book | null {
  const game = findGame(gameCode);
  const hold = game?.features.holdAndRespin;
  const base = findBook(gameCode, (book) => book.events.some(({ type }) => type === 'hold_start'));
  if (!game || !hold || !base) return null;
  const stake = BigInt(base.bet_minor);
  const start = base.events.find((event) => event.type === 'hold_start');
  if (start?.type !== 'hold_start') return null;
  const held = new Set(start.coins.map(({ reel, row }) => `${reel}:${row}`));
  const jackpots = ['mini', 'minor', 'major'] as const;
  const landed = Array.from({ length: game.reels * game.rows }, (_, cell) => ({
    reel: Math.floor(cell / game.rows),
    row: cell % game.rows,
  }))
    .filter(({ reel, row }) => !held.has(`${reel}:${row}`))
    .map((cell, index) => {
      const jackpot = jackpots[index] ?? null;
      const bets = hold.values.find((value) => (value.jackpot ?? null) === jackpot)?.bets ?? 1;
      return { ...cell, amount_minor: (stake * BigInt(bets)).toString(), jackpot };
    });
  const coins = [...start.coins, ...landed];
  const paid =
    coins.reduce((sum, coin) => sum + BigInt(coin.amount_minor), 0n) + stake * BigInt(hold.grandBets);
  const before = base.events.slice(0, base.events.indexOf(start) + 1);
  const wonBefore = before.reduce(
    (sum, event) => (event.type === 'wins' ? BigInt(event.round_win_minor) : sum),
    0n,
  );
  const total = (wonBefore + paid).toString();
  const events: BookEvent[] = [
    ...before,
    { type: 'hold_spin', coins: landed, respins_left: hold.respins, held: coins.length },
    { type: 'hold_end', grand: true, amount_minor: paid.toString(), round_win_minor: total },
    { type: 'end', win_minor: total },
  ];
  return { ...base, win_minor: total, events };
}

export type StageDoor = {
  url: string;
  /** The books of the next spins, in order; when they run out the reels show a round of the game itself. */
  next: (...books: readonly SlotBook[]) => void;
  close: () => Promise<void>;
};

/** Opens the stage door on a free port. The client must have been built. */
export async function openStageDoor(): Promise<StageDoor> {
  const queue: SlotBook[] = [];
  let balance = startBalance_minor;
  let seed = 1;
  let meter = 0;

  /** Where the next round begins: as it was decided, or as the one before has left it. */
  function keptMeters(gameCode: string) {
    const [next] = queue;
    const collected = next?.form === 'collect' ? next.meter.before : meter;
    return [{ bet_minor: stakeOf(gameCode).toString(), is_free_bet: false, collected }];
  }

  async function answer(path: string, body: { session: string }): Promise<object> {
    const gameCode = body.session.split('_')[0] ?? '';
    const game = findGame(gameCode) ?? findTumble(gameCode) ?? findCollect(gameCode);
    if (!game) return { ok: false, error: 'session_unknown', detail: gameCode };
    const fairness = {
      server_seed_hash: '0'.repeat(64),
      client_seed: 'stage-door',
      client_seed_by: 'house',
      nonce: 0,
      next_server_seed_hash: '0'.repeat(64),
    } as const;
    if (path === '/play-api/open') {
      const shown = await paytable(gameCode);
      return {
        ok: true,
        game_code: gameCode,
        is_demo: true,
        currency: 'XXX',
        language: 'en',
        balance_minor: balance.toString(),
        bet_ladder_minor: betLadder(stakedOn(gameCode), 'XXX').map(String),
        default_bet_minor: stakeOf(gameCode).toString(),
        buyable_bets_minor: [],
        free_bets: null,
        paytable: shown,
        fairness,
        build: { definition_hash: '0'.repeat(64), engine_hash: '0'.repeat(64) },
        pot: null,
        meters: keptMeters(gameCode),
        last_round: null,
        is_last_round_unseen: false,
        waiting_round: null,
        play_rules: {
          min_cycle_ms: 0,
          fast_play: true,
          quick_stop: true,
          autoplay: true,
          parallel_games: true,
        },
        lobby_url: null,
        deposit_url: null,
      } satisfies z.infer<typeof playApi.open.answer>;
    }
    if (path === '/play-api/balance') return { ok: true, currency: 'XXX', balance_minor: balance.toString() };
    if (path === '/play-api/meters') return { ok: true, meters: keptMeters(gameCode) };
    if (path !== '/play-api/spin') return { ok: false, error: 'bad_request', detail: path };
    const book = queue.shift() ?? bookOf(gameCode, (seed += 1), meter);
    if (book.form === 'collect') meter = book.meter.after;
    const afterBet = balance - BigInt(book.bet_minor);
    balance = afterBet + BigInt(book.win_minor);
    const { nonce, client_seed, client_seed_by, server_seed_hash } = fairness;
    return {
      ok: true,
      round: {
        round_id: randomUUID(),
        created_at: new Date().toISOString(),
        game_version: game.version,
        build: null,
        bet_minor: book.bet_minor,
        win_minor: book.win_minor,
        jackpot: null,
        bought: null,
        choice: null,
        is_free_bet: false,
        fairness: { nonce, client_seed, client_seed_by, server_seed_hash },
        book,
      },
      balance_minor: balance.toString(),
      balance_after_bet_minor: afterBet.toString(),
      free_bets: null,
      fairness,
      next_round_in_ms: 0,
    } satisfies z.infer<typeof playApi.spin.answer>;
  }

  async function sendFile(response: ServerResponse, path: string): Promise<void> {
    const content = await readFile(path).catch(() => null);
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
      .end(content);
  }

  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://stage.door');
      const [, place = '', code = '', ...rest] = pathname.split('/');
      const file = decodeURIComponent(rest.join('/')).replaceAll('..', '');
      if (request.method === 'POST') {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(Buffer.from(chunk));
        const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
        const session = String(Object(body).session ?? '');
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(await answer(pathname, { session })));
        return;
      }
      if (place === 'site') {
        response.writeHead(200, { 'content-type': 'text/html' }).end(framingPage(code));
        return;
      }
      if (place === 'play') return sendFile(response, join(gamesFolder, 'build/client/index.html'));
      if (place === 'play-client') return sendFile(response, join(gamesFolder, 'build/client', code, file));
      // The pictures of a game, and its music where it has any.
      if (findGame(code) ?? findTumble(code) ?? findCollect(code))
        return sendFile(response, join(gamesFolder, code, place, file));
      response.writeHead(404).end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    next: (...books) => queue.push(...books),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A site's page that frames a game and keeps what the game tells it, in `heard`. */
function framingPage(gameCode: string): string {
  return `<!doctype html><script>
    heard = [];
    addEventListener('message', ({ data }) => heard.push(data));
  </script>
  <iframe name="game" style="width: 390px; height: 844px; border: 0" src="/play/${gameCode}?lang=en#session=${gameCode}_${'0'.repeat(24)}"></iframe>`;
}

/** The address of a game behind the stage door. */
export function stageDoorAddress(door: StageDoor, gameCode: string, language = 'en'): string {
  return `${door.url}/play/${gameCode}?lang=${language}#session=${gameCode}_${'0'.repeat(24)}`;
}

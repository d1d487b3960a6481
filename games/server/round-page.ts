/**
 * A page that shows one round, for the player and the operator's support, and one on which anyone
 * checks a round from its seeds. Both work without script.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Book, BookEvent } from '../kit/book.ts';
import { createFairRandom, hashServerSeed } from '../kit/fairness/stream.ts';
import { playBook } from '../kit/slot/book-recorder.ts';
import { type House, slotAtVersion } from './house.ts';
import { escapeHtml as h, formatMinor, page } from './html.ts';
import { findRound, type Round } from './rounds.ts';

const signRound = (house: House, publicId: string) =>
  createHmac('sha256', house.linkSecret).update(publicId).digest('base64url');

/** Address of the page of a round; its signature is what lets the bearer see it. */
export function roundPageUrl(house: House, publicId: string): string {
  return `${house.publicUrl}/round/${publicId}?key=${signRound(house, publicId)}`;
}

function grid(book: Book, event: Extract<BookEvent, { type: 'spin' }>, names: ReadonlyMap<string, string>) {
  const rows = event.grid[0]?.length ?? 0;
  const cells = (row: number) =>
    event.grid.map((reel) => `<td>${h(names.get(reel[row] ?? '') ?? '')}</td>`).join('');
  const body = Array.from({ length: rows }, (_, row) => `<tr>${cells(row)}</tr>`).join('');
  const title = event.free_spin
    ? `Free spin ${event.free_spin.index} of ${event.free_spin.total}, ×${event.multiplier}`
    : event.phase === 'wild_respin'
      ? 'Respin'
      : 'Spin';
  return `<h3>${title}</h3><table class="grid"><tbody>${body}</tbody></table>`;
}

function describe(book: Book, event: BookEvent, names: ReadonlyMap<string, string>): string {
  const name = (id: string) => h(names.get(id) ?? id);
  const reels = (list: readonly number[]) => list.map((reel) => reel + 1).join(', ');
  switch (event.type) {
    case 'spin':
      return grid(book, event, names);
    case 'mystery_reveal':
      return `<p>Mystery symbols become ${name(event.symbol)}.</p>`;
    case 'wild_reels':
      return `<p>Reels ${reels(event.reels)} turn wild.</p>`;
    case 'boost':
      return `<p>Wins of this spin count ×${event.multiplier}.</p>`;
    case 'special_expand':
      return `<p>${name(event.symbol)} fills reels ${reels(event.reels)}.</p>`;
    case 'wins':
      return `<ul>${event.wins
        .map(
          (win) =>
            `<li>${name(win.symbol)} × ${win.count}${win.kind === 'line' ? `, line ${win.line + 1}` : ''}${
              win.kind === 'ways' ? `, ${win.ways} ${win.ways === 1 ? 'way' : 'ways'}` : ''
            }${win.multiplier > 1 ? `, ×${win.multiplier}` : ''}: ${formatMinor(win.amount_minor)}</li>`,
        )
        .join('')}</ul>`;
    case 'wild_respin':
      return `<p>Reels ${reels(event.held_reels)} hold, the others turn again.</p>`;
    case 'free_spins_start':
      return `<p>${event.spins} free spins begin${
        event.special_symbol ? ` with ${name(event.special_symbol)} as special symbol` : ''
      }.</p>`;
    case 'free_spins_retrigger':
      return `<p>${event.added} more free spins, ${event.total} in all.</p>`;
    case 'free_spins_end':
      return `<p>The free spins won ${formatMinor(event.amount_minor)}.</p>`;
    case 'hold_start':
      return `<p>Hold and respin begins with ${event.coins.length} coins.</p>`;
    case 'hold_spin':
      return `<p>${event.coins.length} new coins, ${event.held} held, ${event.respins_left} respins left.</p>`;
    case 'hold_end':
      return `<p>Hold and respin won ${formatMinor(event.amount_minor)}${event.grand ? ', the grand jackpot among it' : ''}.</p>`;
    case 'max_win':
      return `<p>The round reached the game’s maximum win of ${formatMinor(event.amount_minor)} and ended.</p>`;
    case 'end':
      return `<p><strong>Round won ${formatMinor(event.win_minor)}.</strong></p>`;
  }
}

function bookHtml(house: House, book: Book): string {
  const symbols = house.games.get(book.game_code)?.slot.definition.symbols ?? [];
  const names = new Map(symbols.map((symbol) => [symbol.id, symbol.name]));
  return book.events.map((event) => describe(book, event, names)).join('\n');
}

function courseHtml(house: House, round: Round): string {
  switch (round.state) {
    case 'settled':
      return bookHtml(house, round.book);
    case 'opened':
    case 'bet_ok':
      return '<p>The round is on its way.</p>';
    case 'refused':
    case 'rolling_back':
    case 'rolled_back':
      return '<p>The round did not come about: its bet was refused or taken back.</p>';
  }
}

function roundHtml(house: House, round: Round): string {
  const title = house.games.get(round.gameCode)?.slot.definition.title ?? round.gameCode;
  // What is decided is told once it has come about: not before the bet is taken, and not of a round without one.
  const win: [string, string][] =
    round.state === 'settled' ? [['Win', `${formatMinor(round.win.toString())} ${round.currency}`]] : [];
  const facts: [string, string][] = [
    ['Game', title],
    ['Round', round.publicId],
    ['Time', round.createdAt.toISOString()],
    ['State', round.state.replaceAll('_', ' ')],
    ['Bet', `${formatMinor(round.bet.toString())} ${round.currency}`],
    ...win,
    ['Server seed hash', hashServerSeed(round.serverSeed)],
    [
      'Server seed',
      round.isSeedRevealed ? round.serverSeed.toString('hex') : 'revealed once the player changes seeds',
    ],
    ['Client seed', round.clientSeed],
    ['Nonce', String(round.nonce)],
  ];
  const list = facts.map(([term, value]) => `<dt>${term}</dt><dd>${h(value)}</dd>`).join('');
  const check = new URLSearchParams({
    game: round.gameCode,
    bet: round.bet.toString(),
    server_seed: round.isSeedRevealed ? round.serverSeed.toString('hex') : '',
    client_seed: round.clientSeed,
    nonce: String(round.nonce),
    version: String(round.gameVersion),
  });
  const link = round.isSeedRevealed
    ? `<p><a href="/fairness?${h(check.toString())}">Check this round from its seeds</a></p>`
    : '';
  return page(`${title} – round`, `<h1>${h(title)}</h1><dl>${list}</dl>${link}${courseHtml(house, round)}`);
}

const checkSchema = z.object({
  game: z.string(),
  bet: z.string().regex(/^[1-9]\d{0,12}$/),
  server_seed: z.string().regex(/^[0-9a-f]{64}$/),
  client_seed: z.string().regex(/^[\x21-\x7e]{1,64}$/),
  nonce: z.coerce.number().int().min(0).max(1_000_000_000),
  // Empty in the form: the version that is played now.
  version: z
    .literal('')
    .transform(() => undefined)
    .or(z.coerce.number().int().min(1).max(1_000_000))
    .optional(),
});

function checkHtml(house: House, query: Readonly<Record<string, unknown>>): string {
  const value = (name: string) => {
    const given = query[name];
    return typeof given === 'string' ? h(given) : '';
  };
  const options = [...house.games]
    .map(([code, { slot }]) => {
      const selected = code === query['game'] ? ' selected' : '';
      return `<option value="${h(code)}"${selected}>${h(slot.definition.title)}</option>`;
    })
    .join('');
  const field = (name: string, label: string) =>
    `<label>${label}<input name="${name}" value="${value(name)}" required></label>`;
  const versionField = `<label>Version of the game (empty: as played now)<input name="version" value="${value('version')}"></label>`;
  const form = `<h1>Check a round</h1>
<p>The server shows the SHA-256 of its seed before you play, and that of its next seed before you choose the client seed that goes with it.
Once you change seeds it reveals the seed. Block <em>i</em> of a round's numbers is
HMAC-SHA256(server seed, "client seed:nonce:<em>i</em>"), read as 32-bit numbers; a number <em>u</em> gives an integer below <em>n</em> as <em>u</em> mod <em>n</em>,
and numbers of the incomplete last run of <em>n</em> are skipped.</p>
<form method="get"><label>Game<select name="game">${options}</select></label>${field('bet', 'Bet in 1/100,000')}${field('server_seed', 'Server seed')}
${field('client_seed', 'Client seed')}${field('nonce', 'Nonce')}${versionField}<button>Check</button></form>`;
  if (query['server_seed'] === undefined) return page('Check a round', form);
  const parsed = checkSchema.safeParse(query);
  const game = parsed.success ? house.games.get(parsed.data.game) : undefined;
  const slot = game && parsed.success ? slotAtVersion(game, parsed.data.version) : undefined;
  if (!parsed.success || !slot || BigInt(parsed.data.bet) % BigInt(slot.betCoins) !== 0n) {
    return page('Check a round', `${form}<p role="alert">One of the fields is not as a round has it.</p>`);
  }
  const serverSeed = Buffer.from(parsed.data.server_seed, 'hex');
  const { client_seed: clientSeed, nonce } = parsed.data;
  const book = playBook(slot, BigInt(parsed.data.bet), createFairRandom({ serverSeed, clientSeed, nonce }));
  return page(
    'Check a round',
    `${form}<dl><dt>Server seed hash</dt><dd>${hashServerSeed(serverSeed)}</dd><dt>Win</dt><dd>${formatMinor(book.win_minor)}</dd></dl>${bookHtml(house, book)}`,
  );
}

/** How often one address is shown a round, and how often it is computed one. */
const roundLimit = { config: { rateLimit: { max: 120, timeWindow: '1 minute' } } };
const checkLimit = { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } };

/** Adds `/round/<id>` and `/fairness`. */
export function addRoundPages(server: FastifyInstance, house: House): void {
  const params = z.object({ id: z.uuid() });
  const query = z.object({ key: z.string() });
  server.get('/round/:id', roundLimit, async (request, reply) => {
    const id = params.safeParse(request.params);
    const link = query.safeParse(request.query);
    if (!id.success || !link.success) return reply.callNotFound();
    const expected = Buffer.from(signRound(house, id.data.id));
    const given = Buffer.from(link.data.key);
    const isAllowed = expected.length === given.length && timingSafeEqual(expected, given);
    const round = isAllowed ? await findRound(house, id.data.id) : undefined;
    if (!round) return reply.callNotFound();
    return reply.type('text/html').header('cache-control', 'no-store').send(roundHtml(house, round));
  });
  server.get('/fairness', checkLimit, async (request, reply) => {
    const fields = z.record(z.string(), z.unknown()).parse(request.query);
    return reply.type('text/html').header('cache-control', 'no-store').send(checkHtml(house, fields));
  });
}

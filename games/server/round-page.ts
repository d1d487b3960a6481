/** The page of one round, for the player's history on the site and the operator's support. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { demoCurrency } from '@marquee/contract/providers/hub88.ts';
import { z } from 'zod';
import type { CrashPage, FlightPage } from '../kinds/crash/published/round-copy.ts';
import { wagerSchema } from '../kinds/crash/rules.ts';
import type { LivePage } from '../kinds/live/published/round-copy.ts';
import { wagerSchema as liveWagerSchema } from '../kinds/live/rules.ts';
import type { InstantPage } from '../kinds/instant/published/round-copy.ts';
import type { RoundPage } from '../kinds/slot/play-api.ts';
import { slotBookSchema } from '../kinds/slot/slot-book.ts';
import { readClientPage } from './client-routes.ts';
import { chainsOf } from './draws/chains.ts';
import { findDrawBet } from './draws/draw-bets.ts';
import { findDraw } from './draws/draws.ts';
import { readCrashBet } from './draws/crash/draw-bets.ts';
import { presentDraw } from './draws/crash/present.ts';
import { presentLiveDraw } from './draws/live/present.ts';
import { presentChain } from './draws/present.ts';
import { presentFlight, readFlight } from './flights/flight-rounds.ts';
import type { House } from './house.ts';
import { presentListedRound, presentRoundView } from './rounds/present.ts';
import { findRound, revealedSeed, type Round } from './rounds/round.ts';
import { lineIn } from './stakes.ts';

const signRound = (house: House, publicId: string) =>
  createHmac('sha256', house.linkSecret).update(publicId).digest('base64url');

/** Address of the page of a round; its signature is what lets the bearer see it. */
export function roundPageUrl(house: House, publicId: string): string {
  return `${house.publicUrl}/round/${publicId}?key=${signRound(house, publicId)}`;
}

/** A bet in a draw. Nothing of a draw is told before it has ended. */
async function presentCrash(house: House, title: string, round: Round): Promise<CrashPage> {
  const { bet, draw, chain } = await drawOf(house, round);
  return {
    title,
    currency: round.currency,
    game_code: round.gameCode,
    round: presentRoundView(round),
    draw: draw ? presentDraw(draw) : null,
    chain: chain ? presentChain(chain) : null,
    wager: wagerSchema.parse(round.wager),
    cashed_out_on: bet ? readCrashBet(bet).cashedOutOn : null,
  };
}

/** A bet in a draw of a live table. */
async function presentLive(house: House, title: string, round: Round): Promise<LivePage> {
  const { bet, draw, chain } = await drawOf(house, round);
  const currency = bet?.is_demo ? demoCurrency : round.currency;
  const share = bet && draw?.shared[currency];
  return {
    title,
    currency: round.currency,
    game_code: round.gameCode,
    round: presentRoundView(round),
    live_draw: draw ? presentLiveDraw(draw) : null,
    chain: chain ? presentChain(chain) : null,
    wager: liveWagerSchema.parse(round.wager),
    prizes: share?.prizes ?? null,
    line_minor: share ? lineIn(currency).toString() : null,
    ...(share?.won_at ? { won_at: share.won_at } : {}),
  };
}

/** The draw that a round is a bet in, with its chain. */
async function drawOf(house: House, round: Round) {
  const bet = await findDrawBet(house.pool, round.publicId);
  const draw = bet && (await findDraw(house.pool, bet.draw_id));
  const chain =
    draw && (await chainsOf(house, round.gameCode)).find(({ chainId }) => chainId === draw.chainId);
  return { bet, draw, chain };
}

type AnyPage = RoundPage | InstantPage | CrashPage | FlightPage | LivePage;

async function presentPage(house: House, round: Round): Promise<AnyPage> {
  const game = house.games.get(round.gameCode);
  const title = game?.title ?? round.gameCode;
  if (readFlight(round)) {
    return {
      title,
      currency: round.currency,
      game_code: round.gameCode,
      round: presentRoundView(round),
      flight: presentFlight(round, house.now().getTime()),
      server_seed: revealedSeed(round),
    };
  }
  if (game?.kind === 'crash') return presentCrash(house, title, round);
  if (game?.kind === 'live') return presentLive(house, title, round);
  if (game?.kind === 'instant' || game?.kind === 'table') {
    return {
      title,
      currency: round.currency,
      game_code: round.gameCode,
      round: presentRoundView(round),
      server_seed: revealedSeed(round),
    };
  }
  return {
    title,
    currency: round.currency,
    round: presentListedRound(round),
    book: round.state === 'settled' ? slotBookSchema.parse(round.book) : null,
    server_seed: revealedSeed(round),
  };
}

/** How often one address is shown a round. */
const roundLimit = { config: { rateLimit: { max: 120, timeWindow: '1 minute' } } };

/** Adds `/round/<id>`, a page that reads `/round/<id>.json`. */
export function addRoundPages(server: FastifyInstance, house: House): void {
  const params = z.object({ id: z.uuid() });
  const query = z.object({ key: z.string() });
  async function findShown(request: { params: unknown; query: unknown }): Promise<Round | undefined> {
    const id = params.safeParse(request.params);
    const link = query.safeParse(request.query);
    if (!id.success || !link.success) return undefined;
    const expected = Buffer.from(signRound(house, id.data.id));
    const given = Buffer.from(link.data.key);
    const isAllowed = expected.length === given.length && timingSafeEqual(expected, given);
    return isAllowed ? findRound(house, id.data.id) : undefined;
  }
  server.get('/round/:id.json', roundLimit, async (request, reply) => {
    const round = await findShown(request);
    if (!round) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').send(await presentPage(house, round));
  });
  server.get('/round/:id', roundLimit, async (request, reply) => {
    if (!(await findShown(request))) return reply.callNotFound();
    return reply
      .type('text/html')
      .header('cache-control', 'no-store')
      .send(await readClientPage('check.html'));
  });
}

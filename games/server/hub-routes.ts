/**
 * The provider's half of the protocol, for the operator: `/hub/*`. Every request is signed by the
 * operator over its raw bytes; nothing is parsed before the signature has been checked.
 */
import type { KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { GameFeature } from '@marquee/contract/game-traits.ts';
import { currencies } from '@marquee/contract/currencies.ts';
import {
  demoCurrency,
  gameListRequestSchema,
  gameRoundRequestSchema,
  gamesPaths,
  gameUrlRequestSchema,
  type ListedGame,
  signatureHeader,
} from '@marquee/contract/providers/hub88.ts';
import { stakedCurrency } from '../kinds/slot/bets.ts';
import { isSignedBy } from '../kit/wallet/signature.ts';
import { addCertificationRoutes, type Certification } from './certification.ts';
import { type AddHubCall, HubError } from './hub-call.ts';
import { addChatRoutes } from './hub-chat.ts';
import { addDrawRoutes } from './hub-draws.ts';
import type { Draws } from './draws/start.ts';
import { addFreeBetRoutes } from './hub-free-bets.ts';
import { addJackpotRoutes } from './hub-jackpots.ts';
import { addResendRoutes } from './hub-resend.ts';
import { addTransactionRoutes } from './hub-transactions.ts';
import {
  type DrawnHouseGame,
  type House,
  type HouseGame,
  isOffered,
  type RoundHouseGame,
  type SlotHouseGame,
} from './house.ts';
import { rulesFor } from './jurisdictions.ts';
import { roundFormsOf } from './round-forms.ts';
import { findRound } from './rounds/round.ts';
import { roundPageUrl } from './round-page.ts';
import { collectFeaturesOf, featuresOf, tumbleFeaturesOf } from '../traits.ts';
import { createSession } from './sessions.ts';

function listGame(house: House, game: HouseGame): ListedGame {
  const art = `${house.publicUrl}/art/${game.code}`;
  const forms = roundFormsOf(game);
  return {
    game_code: game.code,
    name: game.title,
    product: 'Marquee Originals',
    enabled: isOffered(house, game),
    url_thumb: `${art}/poster.avif`,
    url_thumb_2x: `${art}/poster@2x.avif`,
    url_wide: `${art}/wide.avif`,
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    demo_game_support: true,
    ...(game.kind === 'slot' ? slotFacts(game, art) : steadyFacts(game)),
    ...(forms.length > 0 ? { round_forms: [...forms] } : {}),
  };
}

function slotFacts(game: SlotHouseGame, art: string) {
  const { proof, jackpot } = game.paytable;
  return {
    category: 'Video Slots',
    url_background: `${art}/background.webp`,
    freebet_support: true,
    rtp: jackpot?.rtp_with_percent ?? proof.rtp_percent,
    volatility: proof.volatility,
    features: slotFeatures(game),
    theme: game.slot.definition.theme,
    max_win_bets: proof.max_win_bets,
    max_win_once_in: proof.max_win_once_in,
    // What a jackpot pays is not in the computed spread.
    ...(game.form === 'reels' && jackpot === undefined
      ? { deviation_bets: game.paytable.proof.deviation_bets }
      : {}),
  };
}

function slotFeatures(game: SlotHouseGame): GameFeature[] {
  switch (game.form) {
    case 'reels':
      return featuresOf(game.slot.definition);
    case 'tumble':
      return tumbleFeaturesOf(game.slot.definition);
    case 'collect':
      return collectFeaturesOf(game.slot.definition);
  }
}

/** How widely the wins of a game with wagers spread is the player's choice, so it states no volatility. */
function steadyFacts(game: RoundHouseGame | DrawnHouseGame) {
  const { figures } = game;
  return {
    category: game.kind === 'crash' ? 'Crash Games' : game.category,
    freebet_support: false,
    rtp: figures.rtp_percent,
    max_win_bets: figures.max_win_bets,
    max_win_once_in: figures.max_win_once_in,
  };
}

function requireGame(house: House, code: string): HouseGame {
  const game = house.games.get(code);
  if (!game) throw new HubError(404, `game_code: there is no game ${code}`);
  return game;
}

/** Adds the operator's calls, each behind the check of its signature. */
export function addHubRoutes(
  server: FastifyInstance,
  house: House,
  operatorPublicKey: KeyObject,
  draws: () => Draws,
  certification?: Certification,
): void {
  void server.register(async (hub) => {
    // The body stays raw until its signature has been checked.
    hub.removeAllContentTypeParsers();
    hub.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    hub.setErrorHandler((error, request, reply) => {
      if (error instanceof HubError) return reply.code(error.statusCode).send({ error: error.message });
      house.log.error({ err: error, url: request.url }, 'hub call failed');
      return reply.code(500).send({ error: 'internal error' });
    });

    const add: AddHubCall = (path, schema, handle) => {
      hub.post(`/hub${path}`, async (request) => {
        const signature = request.headers[signatureHeader];
        const { body } = request;
        if (!Buffer.isBuffer(body)) throw new HubError(400, 'the body is missing');
        if (typeof signature !== 'string' || !isSignedBy(body, signature, operatorPublicKey)) {
          throw new HubError(401, 'the signature is not of these bytes and this operator');
        }
        const parsed = schema.safeParse(parseJson(body));
        if (!parsed.success) {
          const [issue] = parsed.error.issues;
          throw new HubError(400, `${issue?.path.join('.') ?? 'body'}: ${issue?.message ?? 'malformed'}`);
        }
        return handle(parsed.data, request.raw.socket);
      });
    };

    add(gamesPaths.list, gameListRequestSchema, async () =>
      [...house.games.values()].map((game) => listGame(house, game)),
    );
    add(gamesPaths.url, gameUrlRequestSchema, async (request) => {
      const game = requireGame(house, request.game_code);
      const { code } = game;
      if (!isOffered(house, game)) throw new HubError(404, `game_code: ${code} is not offered`);
      const isDemo = request.currency === demoCurrency;
      if (!stakedCurrency(request.currency)) {
        const taken = [...currencies.keys()].join(', ');
        throw new HubError(400, `currency: ${request.currency} is not taken; these are: ${taken}`);
      }
      const { user, token } = request;
      if (!isDemo && (user === undefined || token === undefined)) {
        throw new HubError(400, 'user and token are required unless the currency is XXX');
      }
      const key = await createSession(house, {
        player: isDemo || user === undefined || token === undefined ? null : { user, token },
        subPartnerId: request.sub_partner_id,
        gameCode: code,
        currency: request.currency,
        language: request.lang,
        country: request.country,
        platform: request.platform,
        lobbyUrl: request.lobby_url,
        depositUrl: request.deposit_url,
        jurisdiction: request.jurisdiction ?? null,
        rules: rulesFor(request.jurisdiction, request.game_rules, request.currency),
      });
      // Browsers keep a fragment to themselves: the key reaches no log and no other server.
      const query = new URLSearchParams({ lang: request.lang });
      return { url: `${house.publicUrl}/play/${code}?${query.toString()}#session=${key}` };
    });
    add(gamesPaths.round, gameRoundRequestSchema, async (request) => {
      const isUuid = z.uuid().safeParse(request.round).success;
      const round = isUuid ? await findRound(house, request.round) : undefined;
      const betMatches =
        request.transaction_uuid === undefined ||
        round?.transactions.some(({ transactionUuid }) => transactionUuid === request.transaction_uuid);
      if (!round || round.player !== request.user || !betMatches) {
        throw new HubError(404, 'round: this user has no such round');
      }
      return { url: roundPageUrl(house, round.publicId) };
    });
    addJackpotRoutes(add, house);
    addDrawRoutes(add, house, draws);
    addChatRoutes(add, house, draws);
    addFreeBetRoutes(add, house);
    addTransactionRoutes(add, house);
    addResendRoutes(add, house);
    if (certification) addCertificationRoutes(add, house, certification);
  });
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new HubError(400, 'the body is no JSON');
  }
}

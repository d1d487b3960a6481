/**
 * Rounds that are played to certify this provider: `/hub/certification/round`. Their wallet is named by the caller, and what
 * goes to it is signed as any other call, so that this is served by installations without real money only.
 */
import {
  certificationRoundPath,
  certificationRoundRequestSchema,
} from '@marquee/contract/providers/hub88.ts';
import { v7 as newId } from 'uuid';
import type { WalletClient } from '../kit/wallet/client.ts';
import { playAction } from './act.ts';
import { playBegin } from './begin.ts';
import type { RoundForm } from './draws/one-bet.ts';
import type { Draws } from './draws/start.ts';
import { type AddHubCall, HubError } from './hub-call.ts';
import { hasDraws, type House, type HouseGame, type RoundHouseGame, type SlotHouseGame } from './house.ts';
import { rulesOfCertification } from './jurisdictions.ts';
import { roundFormsOf } from './round-forms.ts';
import { findSpin } from './rounds/round.ts';
import { createSession, findSession, type Session } from './sessions.ts';
import { Refusal } from './refusal.ts';
import { playChoice } from './choose.ts';
import { playSpin } from './spin.ts';

export type CertificationWallets = {
  /** Sends what belongs to a certification's token to its wallet, and everything else to the operator's. */
  wallet: WalletClient;
  /** Plays what comes under a token against the wallet at an address. */
  use: (token: string, walletUrl: string) => void;
};

/** What rounds that certify are played with. */
export type Certification = {
  wallets: CertificationWallets;
  draws: () => Draws;
};

/** `operator` is the wallet of all other tokens; `connect` reaches the one at an address. */
export function createCertificationWallets(
  operator: WalletClient,
  connect: (walletUrl: string) => WalletClient,
): CertificationWallets {
  const wallets = new Map<string, WalletClient>();
  const of = ({ token }: { token: string }) => wallets.get(token) ?? operator;
  return {
    wallet: {
      userInfo: (request) => operator.userInfo(request),
      balance: (request) => of(request).balance(request),
      bet: (request) => of(request).bet(request),
      win: (request) => of(request).win(request),
      rollback: (request) => of(request).rollback(request),
    },
    use: (token, walletUrl) => {
      wallets.set(token, connect(walletUrl));
    },
  };
}

export function addCertificationRoutes(
  add: AddHubCall,
  house: House,
  { wallets, draws }: Certification,
): void {
  // The house decides by its own draw: the win that is wished for is not looked at.
  add(certificationRoundPath, certificationRoundRequestSchema, async (request, socket) => {
    const game = house.games.get(request.game_code);
    if (!game) throw new HubError(400, `game_code: there is no game ${request.game_code}`);
    const run = draws();
    const form = formOf(game, request.round_form);
    if (hasDraws(game)) {
      if (!run.runs(game.code)) throw new HubError(409, `game_code: ${game.code} is not played here`);
      // The draw before, or what a round ends with, may take minutes, in which nothing is sent.
      socket.setTimeout(0);
    }
    const bet = BigInt(request.bet);
    wallets.use(request.token, request.wallet_url);
    const key = await createSession(house, {
      player: { user: request.user, token: request.token },
      subPartnerId: request.sub_partner_id,
      gameCode: request.game_code,
      currency: request.currency,
      language: 'en',
      country: 'ZZ',
      platform: 'GPL_DESKTOP',
      lobbyUrl: '',
      depositUrl: '',
      jurisdiction: null,
      rules: rulesOfCertification,
    });
    const session = await findSession(house, key);
    if (!session) throw new Error('The session of a certification is gone.');
    const spinId = newId();
    try {
      if (hasDraws(game)) await run.playOnce(session, { betId: spinId, bet }, form);
      else await playRound(house, game, session, spinId, bet);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'bet_not_allowed') throw new HubError(400, `bet: ${error.message}`);
      // A bet that is refused, or has no answer, is what is being tried.
    }
    const round = await findSpin(house, session.sessionId, spinId);
    if (!round) throw new Error('The round of a certification is gone.');
    return { round: round.publicId, win: Number(round.win) };
  });
}

/** How a bet in a draw is placed. @throws HubError if the game's rounds do not have the form that is asked for. */
function formOf(game: HouseGame, asked: string | undefined): RoundForm {
  if (asked !== undefined && !roundFormsOf(game).includes(asked))
    throw new HubError(400, `round_form: the rounds of ${game.code} do not have the form ${asked}`);
  return asked === 'solo' ? 'solo' : 'shared';
}

/** Plays a round to its end: a slot's, or a plain one of a game with wagers. */
async function playRound(
  house: House,
  game: SlotHouseGame | RoundHouseGame,
  session: Session,
  roundId: string,
  bet: bigint,
) {
  if (game.kind === 'slot') {
    const spun = await playSpin(house, game, session, { spinId: roundId, bet, bought: null });
    const [choice] = game.form === 'reels' ? (game.choices.get(spun.gameVersion)?.byChoice.keys() ?? []) : [];
    if (spun.state !== 'in_play' || choice === undefined) return spun;
    return playChoice(house, game, session, { roundId: spun.publicId, choice });
  }
  const { usual } = game.current;
  let round = await playBegin(house, game, session, { roundId, bet, wager: usual.wager });
  for (const [step, action] of usual.actions.entries()) {
    if (round.state !== 'in_play') break;
    round = await playAction(house, game, session, { roundId, actionId: newId(), step, action });
  }
  return round;
}

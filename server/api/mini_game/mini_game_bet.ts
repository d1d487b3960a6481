import { miniGameBet } from '@marquee/contract/api/mini_game/mini_game_bet.ts';
import { serve } from '../../http/serve.ts';
import { refuse } from '../../kernel/errors.ts';
import { formatMoney } from '../../kernel/money.ts';
import { readMiniGames } from '../../minigames/games.ts';
import { frozenTokens } from '../../minigames/log.ts';
import { hashServerSeed } from '../../minigames/draw.ts';
import { beginPlay } from '../../minigames/plays.ts';

export const serveMiniGameBet = serve(miniGameBet, async ({ app, input, session }) => {
  const [game] = await readMiniGames(app.db, session.siteId, { gameId: input.game_id });
  if (!game) throw refuse('miniGameNotFound');
  const play = await beginPlay(app, session, game, {
    clientSeed: input.client_seed,
    oddsVersion: input.odds_version,
  });
  const [balance, frozen] = await Promise.all([app.ledger.balance(session), frozenTokens(app.db, session)]);
  return {
    play_id: play.play_id,
    game_id: game.gameId,
    token_cost: formatMoney(play.token_cost),
    server_seed_hash: hashServerSeed(play.server_seed),
    client_seed: play.client_seed,
    token_balance: formatMoney(balance?.token ?? 0n),
    frozen_token: formatMoney(frozen),
  };
});

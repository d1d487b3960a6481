import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import { formatMoney } from '../kernel/money.ts';
import { presentPrize, prizeKindOf, prizesOfVersion, type MiniGame } from './games.ts';
import { hashServerSeed } from './draw.ts';
import type { Play } from './plays.ts';

/** A play's result for the contract, with what proves that both seeds decided it. */
export async function presentResult(
  app: Pick<App, 'db' | 'ledger'>,
  session: PlayerSession,
  game: MiniGame,
  play: Pick<
    Play,
    'play_id' | 'draw' | 'server_seed' | 'client_seed' | 'client_seed_by' | 'prize_id' | 'odds_version'
  > & {
    prize_kind: string;
    prize_amount: bigint;
  },
) {
  const balance = await app.ledger.balance(session);
  // The prize is shown as it was drawn, with its chance by the odds of then.
  const prizes = await prizesOfVersion(app.db, session.siteId, game, play.odds_version);
  const listed = prizes.find((prize) => prize.prizeId === play.prize_id);
  const prize = {
    prizeId: play.prize_id,
    kind: prizeKindOf(play.prize_kind),
    amount: play.prize_amount,
    weight: listed?.weight ?? 0,
  };
  return {
    play_id: play.play_id,
    game_id: game.gameId,
    prize: presentPrize(prize, prizes),
    prizes: prizes.map((one) => presentPrize(one, prizes)),
    draw: play.draw,
    proof:
      play.server_seed === null || play.client_seed === null
        ? null
        : {
            server_seed: play.server_seed.toString('hex'),
            server_seed_hash: hashServerSeed(play.server_seed),
            client_seed: play.client_seed,
            client_seed_by: play.client_seed_by === 'player' ? ('player' as const) : ('house' as const),
          },
    game_balance: formatMoney((balance?.real ?? 0n) + (balance?.bonus ?? 0n)),
    token_balance: formatMoney(balance?.token ?? 0n),
  };
}

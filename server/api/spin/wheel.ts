import { spinWheel } from '@marquee/contract/api/spin/wheel.ts';
import { serve } from '../../http/serve.ts';
import { formatMoney } from '../../kernel/money.ts';
import { grantEarnedTokens } from '../../minigames/earned-tokens.ts';
import { nextSeedHash } from '../../minigames/draw.ts';
import { presentMiniGame, readMiniGames } from '../../minigames/games.ts';
import { freePlayOf, playsLeftOf } from '../../minigames/plays.ts';
import { playerLanguage } from '../../players/player-language.ts';

export const serveSpinWheel = serve(spinWheel, async ({ app, input, session }) => {
  await grantEarnedTokens(app, session);
  const [[wheel], language, balance] = await Promise.all([
    readMiniGames(app.db, session.siteId, { isSpin: true }),
    playerLanguage(app, session, input.language),
    app.ledger.balance(session),
  ]);
  const free = wheel && (await freePlayOf(app.db, session, wheel, app.clock.now()));
  const playsLeft = wheel ? await playsLeftOf(app.db, session, wheel, app.clock.now()) : null;
  const seedHash = wheel && (await nextSeedHash(app.db, session, wheel.gameId));
  return {
    wheel:
      wheel && free && seedHash !== undefined
        ? presentMiniGame(wheel, language, { ...free, nextSeedHash: seedHash, openPlayId: null, playsLeft })
        : null,
    token_balance: formatMoney(balance?.token ?? 0n),
  };
});

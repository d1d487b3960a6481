import { miniGameLog } from '@marquee/contract/api/mini_game/mini_game_log.ts';
import { miniGameKinds } from '@marquee/contract/minigames.ts';
import { serve } from '../../http/serve.ts';
import { formatMoney } from '../../kernel/money.ts';
import { prizeKindOf } from '../../minigames/games.ts';
import { readPlays } from '../../minigames/log.ts';
import { playerLanguage } from '../../players/player-language.ts';
import { inLanguage } from '../../sites/words.ts';

export const serveMiniGameLog = serve(miniGameLog, async ({ app, input, session }) => {
  const language = await playerLanguage(app, session, input.language);
  const { total, rows } = await readPlays(app.db, session, {
    page: input.page,
    pageSize: input.page_size,
  });
  return {
    page: input.page,
    page_size: input.page_size,
    total,
    value: rows.map((row) => ({
      play_id: row.play_id,
      game_id: row.game_id,
      name: row.name === null ? row.game_id : inLanguage(row.name, language),
      kind: miniGameKinds.find((kind) => kind === row.kind) ?? 'wheel',
      token_cost: formatMoney(row.token_cost),
      prize_kind: row.settled_at ? prizeKindOf(row.prize_kind) : ('open' as const),
      prize_amount: formatMoney(row.settled_at ? row.prize_amount : 0n),
      currency: row.currency,
      at: row.created_at.toISOString(),
    })),
  };
});

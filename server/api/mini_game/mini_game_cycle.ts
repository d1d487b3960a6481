import { miniGameCycle } from '@marquee/contract/api/mini_game/mini_game_cycle.ts';
import { serve } from '../../http/serve.ts';
import { readCycles } from '../../minigames/cycles.ts';
import { playerLanguage } from '../../players/player-language.ts';
import { inLanguage } from '../../sites/words.ts';

export const serveMiniGameCycle = serve(miniGameCycle, async ({ app, input, session }) => {
  const [cycles, language] = await Promise.all([
    readCycles(app.db, session.siteId, app.clock.now()),
    playerLanguage(app, session, input.language),
  ]);
  return {
    value: cycles.map((cycle) => ({
      cycle_id: cycle.cycle_id,
      name: inLanguage(cycle.name, language),
      status: cycle.isRunning ? 1 : 0,
      starts_at: cycle.starts_at.toISOString(),
      ends_at: cycle.ends_at?.toISOString() ?? null,
    })),
  };
});

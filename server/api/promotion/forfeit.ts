import { forfeitBonus } from '@marquee/contract/api/promotion/forfeit.ts';
import { serve } from '../../http/serve.ts';
import { parseMoney } from '../../kernel/money.ts';
import { forfeit } from '../../bonus/forfeit.ts';
import { showBonus } from '../../bonus/present-bonus.ts';
import { playerLanguage } from '../../players/player-language.ts';

export const serveForfeitBonus = serve(forfeitBonus, async ({ app, input, session }) => {
  await forfeit(app, session, input.bonus_id, parseMoney(input.forfeits));
  const language = await playerLanguage(app, session, input.language);
  return { bonus: await showBonus(app, session, input.bonus_id, language) };
});

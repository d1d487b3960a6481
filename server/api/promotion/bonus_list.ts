import { bonusList } from '@marquee/contract/api/promotion/bonus_list.ts';
import { serve } from '../../http/serve.ts';
import { countFor } from '../../bonus/count-all.ts';
import { listBonuses } from '../../bonus/present-bonus.ts';
import { playerLanguage } from '../../players/player-language.ts';

export const serveBonusList = serve(bonusList, async ({ app, input, session }) => {
  await countFor(app, session);
  const { page, page_size, group } = input;
  const language = await playerLanguage(app, session, input.language);
  const list = await listBonuses(app, session, { group, page, pageSize: page_size, language });
  return { ...list, page, page_size };
});

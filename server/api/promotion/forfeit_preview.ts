import { forfeitPreview } from '@marquee/contract/api/promotion/forfeit_preview.ts';
import { serve } from '../../http/serve.ts';
import { previewForfeit } from '../../bonus/forfeit.ts';
import { playerLanguage } from '../../players/player-language.ts';

export const serveForfeitPreview = serve(forfeitPreview, async ({ app, input, session }) => {
  const language = await playerLanguage(app, session, input.language);
  return { forfeiture: await previewForfeit(app, session, input.bonus_id, language) };
});

import { chatMute } from '@marquee/contract/operate/chat/mute.ts';
import type { muteTerms } from '@marquee/contract/operator-chat.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requirePlayer } from '../../console/show-player.ts';
import { requireSite } from '../../console/site-filter.ts';
import { muteInChat } from '../../rounds/provider-chat.ts';

const hour_ms = 3_600_000;
const terms_ms: Readonly<Record<(typeof muteTerms)[number], number | null>> = {
  hour: hour_ms,
  day: 24 * hour_ms,
  week: 7 * 24 * hour_ms,
  ever: null,
};

/** The provider is asked first, and keeps who asked and why itself; the entry of the audit says what it answered. */
export const serveChatMute = serveOperation(chatMute, async ({ app, input, operator, sites, change }) => {
  const siteId = await requireSite(app.db, input.site_code, sites);
  const player = await requirePlayer(app, [siteId], input.player_id);
  const { term, reason } = input;
  const length_ms = term && terms_ms[term];
  const until = length_ms === null ? null : new Date(app.clock.now().getTime() + length_ms);
  const changed = await muteInChat(
    app,
    { providerCode: input.provider_code, siteCode: input.site_code },
    { siteId, playerId: player.player_id },
    { muted: term !== null, until },
    { actor: operator.email, reason },
  );
  return change(async (_within, note) => {
    const after = { muted: term !== null, until: until?.toISOString() ?? null, changed };
    await note({ siteId, subjectId: input.player_id, after, reason });
    return { changed, until: until?.toISOString() ?? null };
  });
});

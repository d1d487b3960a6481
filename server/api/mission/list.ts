import { missionList } from '@marquee/contract/api/mission/list.ts';
import { serve } from '../../http/serve.ts';
import { listMissions } from '../../engagement/missions/list.ts';
import { playerLanguage } from '../../players/player-language.ts';

export const serveMissionList = serve(missionList, async ({ app, input, session }) => {
  const value = await listMissions(app, session, await playerLanguage(app, session, input.language));
  return { claimable: value.filter((mission) => mission.state === 'claimable').length, value };
});

import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { useState, type ReactNode } from 'react';
import { callOrThrow } from '../api/client.ts';
import { endpoints } from '../api/endpoints.ts';
import { AccountPage } from '../features/account/account-page.tsx';
import { Answered } from '../features/account/query-state.tsx';
import { Art } from '../features/engagement/art.tsx';
import { TimeLeft } from '../features/engagement/time-left.tsx';
import { useClaim } from '../features/engagement/use-claim.ts';
import { missionKey, useMissions } from '../features/engagement/waiting.ts';
import { MissionCard, type Mission } from '../features/mission/mission-card.tsx';
import { missionGroups } from '../features/mission/mission-groups.ts';
import { LateStakeWeights } from '../features/promotions/late-stake-weights.tsx';
import { usePath } from '../shell/shell-context.ts';
import { useWords } from '../words/use-words.ts';
import styles from '../features/mission/mission.module.css';

/** The missions of the day and the week, those that are done once, and what they give. */
export default function MissionPage(): ReactNode {
  const t = useWords();
  const path = usePath();
  const query = useMissions();
  const [now_ms] = useState(() => Date.now());
  const { claim, claiming } = useClaim(
    (player, { mission_id, period_start }: Mission) =>
      callOrThrow(endpoints.missionClaim, { ...player, mission_id, period_start }),
    [missionKey],
  );
  const isClaiming = (mission: Mission): boolean =>
    claiming?.mission_id === mission.mission_id && claiming.period_start === mission.period_start;
  return (
    <AccountPage title={t('account.missions')} lead={t('mission.lead')}>
      <Answered query={query} height="32rem">
        {({ value }) =>
          value.length === 0 ? (
            <Card>
              <EmptyState
                picture={<Art name="empty-games" />}
                title={t('mission.none')}
                text={t('mission.noneText')}
              >
                <LinkButton variant="primary" href={path('/slots')}>
                  {t('bets.findGame')}
                </LinkButton>
              </EmptyState>
            </Card>
          ) : (
            <>
              {missionGroups(value, now_ms).map(({ group, missions }) => {
                const ends_at = group === 'daily' || group === 'weekly' ? missions[0]?.ends_at : undefined;
                return (
                  <Card key={group} className={styles['group']}>
                    <div className={styles['groupHead']}>
                      <h2 className={styles['groupTitle']}>{t(`mission.group.${group}`)}</h2>
                      {ends_at && (
                        <p className={styles['muted']}>
                          {t('mission.endsIn')} <TimeLeft until={ends_at} />
                        </p>
                      )}
                    </div>
                    <ul className={styles['list']}>
                      {missions.map((mission) => (
                        <MissionCard
                          key={`${mission.mission_id} ${mission.period_start}`}
                          mission={mission}
                          claiming={isClaiming(mission)}
                          onClaim={() => claim(mission)}
                        />
                      ))}
                    </ul>
                  </Card>
                );
              })}
              <LateStakeWeights className={styles['muted']} />
            </>
          )
        }
      </Answered>
    </AccountPage>
  );
}

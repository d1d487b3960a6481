import type { ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { useWords } from '../../words/use-words.ts';
import { SideCard } from '../editor/side-card.tsx';
import frame from '../editor/editor.module.css';
import { channels, type Segment } from './campaign.ts';

/** How many players a segment has as it is written, and whom each channel reaches of them. */
export function Audience({ site, segment }: { site: string; segment: Segment }): ReactNode {
  const words = useWords();
  const { data, error, refetch } = useOperation(endpoints.campaignsCount, { site_code: site, segment });
  const failure = data ? undefined : failureText(words, error);
  return (
    <SideCard title={words('campaign.audience')}>
      <p className={frame['quiet']}>{words('campaign.audienceText')}</p>
      {failure !== undefined && <LoadFailure failure={failure} retry={() => void refetch()} />}
      {data && (
        <div className={frame['result']} aria-live="polite">
          <p className={frame['headline']}>{words('campaign.players', { count: data.players })}</p>
          <Facts
            facts={channels.map(
              (channel) =>
                [words(`campaign.reach.${channel}`), data[channel].toLocaleString(words.locale)] as const,
            )}
          />
        </div>
      )}
    </SideCard>
  );
}

import type { betHistory } from '@marquee/contract/api/history/bets.ts';
import type { roundDetail } from '@marquee/contract/api/history/round.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { Money } from '@marquee/ui/data/money.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { usePlayerQuery } from '../../session/player-query.ts';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import { formatMoment } from './moments.ts';
import styles from './history.module.css';

type Bet = AnswerOf<typeof betHistory>['value'][number];

/** One round, with the page on which its provider shows it. */
export function RoundDialog({ bet, onClose }: { bet: Bet | null; onClose: () => void }): ReactNode {
  const t = useWords();
  return (
    <Dialog
      open={bet !== null}
      onClose={onClose}
      title={bet ? t.game(bet) : undefined}
      closeLabel={t('common.close')}
    >
      {bet && <Round bet={bet} />}
    </Dialog>
  );
}

function Round({ bet: { provider_code, round_id } }: { bet: Bet }): ReactNode {
  const t = useWords();
  const { language } = useShell();
  const query = usePlayerQuery<AnswerOf<typeof roundDetail>>(
    ['round', provider_code, round_id],
    (player, signal) =>
      callOrThrow(endpoints.roundDetail, { ...player, provider_code, round_id }, { signal }),
  );
  return (
    <Answered query={query} height="16rem">
      {({ bet, url }) => (
        <>
          <dl className={styles['round']}>
            <div>
              <dt>{t('list.time')}</dt>
              <dd>{formatMoment(bet.at, language)}</dd>
            </div>
            <div>
              <dt>{t('bets.stake')}</dt>
              <dd>
                <Money amount={bet.stake} currency={bet.currency} />
              </dd>
            </div>
            <div>
              <dt>{t('bets.payout')}</dt>
              <dd>
                <Money amount={bet.payout} currency={bet.currency} />
              </dd>
            </div>
            <div>
              <dt>{t('bets.result')}</dt>
              <dd>
                <Money amount={bet.result} currency={bet.currency} signed />
              </dd>
            </div>
            <div>
              <dt>{t('bets.status')}</dt>
              <dd>{t(`bets.status.${bet.status}`)}</dd>
            </div>
            <div>
              <dt>{t('bets.round')}</dt>
              <dd>{bet.round_id}</dd>
            </div>
          </dl>
          {url && (
            <LinkButton
              className={styles['roundLink']}
              variant="primary"
              wide
              href={url}
              target="_blank"
              rel="noreferrer"
              icon={<ExternalLink size={18} aria-hidden="true" />}
            >
              {t('bets.verify')}
            </LinkButton>
          )}
        </>
      )}
    </Answered>
  );
}

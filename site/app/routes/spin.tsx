import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import type { ReactNode } from 'react';
import { AccountPage } from '../features/account/account-page.tsx';
import { Answered } from '../features/account/query-state.tsx';
import { useMiniGameCycle, useSpinWheel } from '../features/minigames/mini-game-queries.ts';
import { Resting } from '../features/minigames/resting.tsx';
import { SpinPanel } from '../features/minigames/spin-panel.tsx';
import { usePath } from '../shell/shell-context.ts';
import { useWords } from '../words/use-words.ts';

/** The wheel that turns once a day for nothing, and for tokens otherwise. */
export default function SpinPage(): ReactNode {
  const t = useWords();
  const path = usePath();
  const wheel = useSpinWheel();
  const cycle = useMiniGameCycle();
  return (
    <AccountPage
      title={t('spin.title')}
      lead={t('spin.lead')}
      aside={<LinkButton href={path('/minigame')}>{t('minigame.title')}</LinkButton>}
    >
      <Answered query={cycle} height="40rem">
        {({ value: [first] }) =>
          first?.status ? (
            <Answered query={wheel} height="40rem">
              {(answer) =>
                answer.wheel ? (
                  <SpinPanel wheel={answer.wheel} token_balance={answer.token_balance} />
                ) : (
                  <Card>
                    <EmptyState
                      picture={<img src="/art/minigame/spin.webp" alt="" width={96} height={96} />}
                      title={t('spin.noWheel')}
                      text={t('spin.noWheelText')}
                    >
                      <LinkButton variant="primary" href={path('/minigame')}>
                        {t('minigame.title')}
                      </LinkButton>
                    </EmptyState>
                  </Card>
                )
              }
            </Answered>
          ) : (
            <Resting next={first} />
          )
        }
      </Answered>
    </AccountPage>
  );
}

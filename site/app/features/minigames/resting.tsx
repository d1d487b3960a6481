import type { miniGameCycle } from '@marquee/contract/api/mini_game/mini_game_cycle.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import type { ReactNode } from 'react';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { formatMoment } from '../history/moments.ts';

type Cycle = AnswerOf<typeof miniGameCycle>['value'][number];

/** No cycle runs: when the next begins, where one is planned, and a way on. */
export function Resting({ next }: { next: Cycle | undefined }): ReactNode {
  const t = useWords();
  const path = usePath();
  const { language } = useShell();
  return (
    <Card>
      <EmptyState
        picture={<img src="/art/minigame/prize-box.webp" alt="" width={96} height={96} />}
        title={t('minigame.resting')}
        text={
          next
            ? t('minigame.restingUntil', { cycle: next.name, time: formatMoment(next.starts_at, language) })
            : t('minigame.restingText')
        }
      >
        <LinkButton variant="primary" href={path('/slots')}>
          {t('minigame.toSlots')}
        </LinkButton>
      </EmptyState>
    </Card>
  );
}

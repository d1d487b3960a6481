import { envelopeOf } from '../../api/client.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { ErrorState } from '@marquee/ui/states/empty-state.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRefusalWords } from '../../session/report.ts';
import { useWords } from '../../words/use-words.ts';

/** Shows an answer once it is there; until then its place, or what failed with a button to try again. */
export function Answered<Answer>({
  query,
  height,
  children,
}: {
  query: UseQueryResult<Answer>;
  /** The height of the place that is held. */
  height: string;
  children: (answer: Answer) => ReactNode;
}): ReactNode {
  const t = useWords();
  const refusalWords = useRefusalWords();
  const { data, error, refetch, isFetching } = query;
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton height={height} radius="var(--radius-control)" />;
  return (
    <ErrorState title={t('list.failed')} text={refusalWords(envelopeOf(error).statusMessage)}>
      <Button busy={isFetching} onClick={() => void refetch()}>
        {t('list.retry')}
      </Button>
    </ErrorState>
  );
}

import type { gameList } from '@marquee/contract/api/product/game_list.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callOrThrow, siteInput } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useWords } from '../../words/use-words.ts';

/** Narrows the rounds to one game of the site. */
export function GameFilter({
  value,
  onValue,
}: {
  value: string;
  onValue: (gameCode: string) => void;
}): ReactNode {
  const t = useWords();
  const { data } = useQuery<AnswerOf<typeof gameList>>({
    queryKey: ['games', 'by_name'],
    queryFn: ({ signal }) =>
      callOrThrow(endpoints.gameList, { ...siteInput(), sort: 'name', page_size: 100 }, { signal }),
    staleTime: 600_000,
  });
  return (
    <SelectField
      label={t('bets.game')}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
      options={[
        { value: '', label: t('bets.allGames') },
        ...(data?.value ?? []).map((game) => ({ value: game.game_code, label: t.game(game) })),
      ]}
    />
  );
}

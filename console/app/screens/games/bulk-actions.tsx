import { Button } from '@marquee/ui/controls/button.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import type { ChangeKind } from './change-dialog.tsx';
import type { Game } from './columns.tsx';

/** What can be done with several games; each with those of them that it can be done with. */
export function BulkActions({
  games,
  onChange,
}: {
  games: readonly Game[];
  onChange: (kind: ChangeKind, games: readonly Game[]) => void;
}): ReactNode {
  const words = useWords();
  const able: Readonly<Record<ChangeKind, readonly Game[]>> = {
    mark: games,
    hide: games.filter(({ state }) => state === 'shown'),
    show: games.filter(({ state }) => state === 'hidden'),
    disable: games.filter(({ state }) => state !== 'disabled'),
    enable: games.filter(({ state }) => state === 'disabled'),
  };
  const shown = (['mark', 'hide', 'show', 'enable', 'disable'] as const).filter(
    (kind) => able[kind].length > 0,
  );
  return shown.map((kind) => (
    <Button
      key={kind}
      size="small"
      variant={kind === 'disable' ? 'danger' : 'secondary'}
      onClick={() => onChange(kind, able[kind].slice(0, 100))}
    >
      {words(`games.${kind}.do`)}
    </Button>
  ));
}

import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import type { Game } from './columns.tsx';
import { gameMarks } from './game-states.ts';

export type ChangeKind = 'disable' | 'enable' | 'hide' | 'show' | 'mark';

/** What is to be done with which games. */
export interface Change {
  readonly kind: ChangeKind;
  readonly site_code: string;
  readonly games: readonly Game[];
  /** Called once it is done. */
  readonly done: () => void;
}

const changes = {
  disable: { disabled: true },
  enable: { disabled: false },
  hide: { hidden: true },
  show: { hidden: false },
} as const;

type Mark = (typeof gameMarks)[number];
const untouched: Readonly<Record<Mark, string>> = { hot: '', featured: '', new: '' };

/** Asks before games are changed on a site. */
export function ChangeDialog({
  change: { kind, site_code, games, done },
  onClose,
}: {
  change: Change;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const [marks, setMarks] = useState(untouched);
  const count = games.length;
  const values = { count, game: games[0]?.game_name ?? '' };
  const open = games.reduce((sum, { open_rounds }) => sum + open_rounds, 0);

  async function confirm(reason: string): Promise<void> {
    const change =
      kind === 'mark'
        ? Object.fromEntries(
            Object.entries(marks).flatMap(([mark, value]) => (value === '' ? [] : [[mark, value === 'yes']])),
          )
        : changes[kind];
    const answer = await submission.run(endpoints.gamesChange, {
      site_code,
      games: games.map(({ provider_code, game_code }) => ({ provider_code, game_code })),
      change,
      ...(reason === '' ? {} : { reason }),
    });
    if (!answer) return;
    const changed = answer.value.filter(({ outcome }) => outcome === 'changed').length;
    done();
    onClose();
    say(words('games.changed', { count: changed }));
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words(`games.${kind}.title`, values)}
      text={
        <>
          <p>{words(`games.${kind}.text`)}</p>
          {kind === 'disable' && open > 0 && <p>{words('games.disable.open', { count: open })}</p>}
        </>
      }
      confirm={words(`games.${kind}.do`)}
      danger={kind === 'disable'}
      optional
      hint={words('games.reasonHint')}
      submission={submission}
      onConfirm={(reason) => void confirm(reason)}
    >
      {kind === 'mark' &&
        gameMarks.map((mark) => (
          <SelectField
            key={mark}
            label={words(`gameMark.${mark}`)}
            name={mark}
            value={marks[mark]}
            onChange={(event) => setMarks({ ...marks, [mark]: event.currentTarget.value })}
            options={[
              { value: '', label: words('games.mark.leave') },
              { value: 'yes', label: words('games.mark.yes') },
              { value: 'no', label: words('games.mark.no') },
            ]}
          />
        ))}
    </ReasonDialog>
  );
}

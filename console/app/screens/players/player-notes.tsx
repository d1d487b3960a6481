import { Button } from '@marquee/ui/controls/button.tsx';
import { TextArea } from '@marquee/ui/controls/text-area.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { X } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { Nothing, Section } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { Time } from '../../figures/time.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { textOf } from '../../forms/text-of.ts';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useWords } from '../../words/use-words.ts';
import type { Player } from './player.tsx';
import styles from './player.module.css';

/** What operators know about a player: tags, and notes that stay as they were written. */
export function PlayerNotes({ player }: { player: Player }): ReactNode {
  const words = useWords();
  const me = useMe();
  const found = useOperation(endpoints.playersNotes, { player_id: player.player_id });
  const canWrite = may(me, 'players.update', player.site_code);
  const { time_zone } = siteOf(me, player.site_code);
  const failure = failureText(words, found.error);
  if (!found.data) {
    return failure === undefined ? (
      <div aria-busy="true">
        <Skeleton height="12rem" radius="8px" />
      </div>
    ) : (
      <LoadFailure failure={failure} retry={() => void found.refetch()} />
    );
  }
  const { tags, value } = found.data;
  return (
    <div className={styles['column']}>
      <Tags player={player} tags={tags} canWrite={canWrite} />
      <Section title={words('notes.title')}>
        {canWrite && <NewNote player={player} />}
        {value.length === 0 ? (
          <Nothing>{words('notes.none')}</Nothing>
        ) : (
          <ul className={styles['rows']}>
            {value.map(({ note_id, body, written_by, written_at }) => (
              <li key={note_id}>
                <span className={styles['note']}>{body}</span>
                <span className={styles['quiet']}>
                  {written_by} · <Time at={written_at} timeZone={time_zone} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}

function Tags({
  player,
  tags,
  canWrite,
}: {
  player: Player;
  tags: readonly string[];
  canWrite: boolean;
}): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const set = (next: readonly string[]) =>
    submission.run(endpoints.playersSetTags, { player_id: player.player_id, tags: [...next] });
  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const tag = textOf(new FormData(form), 'tag').trim().toLowerCase().replaceAll(/\s+/g, '-');
    if (tag !== '' && (await set([...tags, tag]))) form.reset();
  }
  const fault = submission.message ?? Object.values(submission.faults)[0];
  return (
    <Section title={words('tags.title')}>
      {tags.length === 0 && <Nothing>{words('tags.none')}</Nothing>}
      <ul className={styles['tags']}>
        {tags.map((tag) => (
          <li key={tag}>
            {tag}
            {canWrite && (
              <button
                type="button"
                aria-label={words('tags.remove', { tag })}
                disabled={submission.busy}
                onClick={() => void set(tags.filter((other) => other !== tag))}
              >
                <X size={13} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {canWrite && (
        <form className={styles['inline']} onSubmit={(event) => void add(event)} noValidate>
          <TextField label={words('tags.new')} name="tag" maxLength={30} error={fault} />
          <Button type="submit" disabled={submission.busy}>
            {words('tags.add')}
          </Button>
        </form>
      )}
    </Section>
  );
}

function NewNote({ player }: { player: Player }): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const [body, setBody] = useState('');
  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await submission.run(endpoints.playersAddNote, { player_id: player.player_id, body })) setBody('');
  }
  return (
    <form className={styles['compose']} onSubmit={(event) => void add(event)} noValidate>
      <TextArea
        label={words('notes.new')}
        hint={words('notes.hint')}
        error={submission.faults['body']}
        rows={2}
        maxLength={2000}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      <FormMessage text={submission.message} />
      <div>
        <Button type="submit" disabled={submission.busy || body.trim() === ''}>
          {words('notes.add')}
        </Button>
      </div>
    </form>
  );
}

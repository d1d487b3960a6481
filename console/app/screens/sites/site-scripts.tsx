import type { SiteScripts } from '@marquee/contract/site-documents.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextArea } from '@marquee/ui/controls/text-area.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { may, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { changed, ListTools, moved } from '../content/list-tools.tsx';
import styles from './sites.module.css';

const most = 10;

/** What the pages of a site run for analytics and chat. A change waits for a second operator, who reads the code. */
export function SiteScriptsSetting({ site, mayUpdate }: { site: string; mayUpdate: boolean }): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const found = useOperation(endpoints.sitesScripts, { site_code: site });
  const failure = found.data ? undefined : failureText(words, found.error);
  const waiting = found.data?.change?.state === 'asked' ? found.data.change : undefined;
  return (
    <section className={styles['setting']}>
      <h2 className={styles['settingTitle']}>{words('document.scripts')}</h2>
      <p className={styles['warning']}>{words('scripts.warning')}</p>
      {failure !== undefined && <LoadFailure failure={failure} retry={() => void found.refetch()} />}
      {!found.data && failure === undefined && <Skeleton height="12rem" radius="8px" />}
      {waiting && (
        <p className={styles['quiet']}>
          {words('scripts.waits', { operator: waiting.asked_by })}{' '}
          {may(me, 'approvals.read', site) && (
            <Link to={to('/approvals')} className={styles['inline']}>
              {words('area.approvals')}
            </Link>
          )}
        </p>
      )}
      {found.data && (
        <ScriptsForm
          key={JSON.stringify(found.data)}
          site={site}
          known={found.data.scripts}
          disabled={!mayUpdate || waiting !== undefined}
          onAsked={() => void found.refetch()}
        />
      )}
    </section>
  );
}

/** One origin a line. */
function originsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

type Draft = { section: 'HEAD' | 'BODY'; script: string; origins: string };

function ScriptsForm({
  site,
  known,
  disabled,
  onAsked,
}: {
  site: string;
  known: SiteScripts;
  disabled: boolean;
  onAsked: () => void;
}): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const [saved] = useState<readonly Draft[]>(() =>
    known.map((entry) => ({ ...entry, origins: entry.origins.join('\n') })),
  );
  const [drafts, setDrafts] = useState(saved);
  const [reason, setReason] = useState('');
  const { faults } = submission;
  async function ask(): Promise<void> {
    const scripts = drafts.map((draft) => ({ ...draft, origins: originsOf(draft.origins) }));
    if (!(await submission.run(endpoints.sitesSaveScripts, { site_code: site, scripts, reason }))) return;
    say(words('scripts.asked'));
    onAsked();
  }
  return (
    <form
      className={styles['setting']}
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <FormMessage text={submission.message} />
      {drafts.length === 0 && <p className={styles['quiet']}>{words('scripts.none')}</p>}
      {drafts.map((draft, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- A script is written letter by letter; its place stays.
        <fieldset key={at} className={styles['script']} disabled={disabled}>
          <legend>{words('scripts.one', { number: at + 1 })}</legend>
          <SelectField
            label={words('scripts.section')}
            value={draft.section}
            options={(['HEAD', 'BODY'] as const).map((value) => ({
              value,
              label: words(`scripts.section.${value}`),
            }))}
            onChange={({ currentTarget: { value } }) =>
              setDrafts(changed(drafts, at, { section: value === 'HEAD' ? 'HEAD' : 'BODY' }))
            }
          />
          <TextArea
            label={words('scripts.code')}
            hint={words('scripts.codeHint')}
            className={styles['code'] ?? ''}
            value={draft.script}
            error={faults[`scripts.${at}.script`]}
            spellCheck={false}
            onChange={(event) => setDrafts(changed(drafts, at, { script: event.currentTarget.value }))}
          />
          <TextArea
            label={words('scripts.origins')}
            hint={words('scripts.originsHint')}
            className={styles['code'] ?? ''}
            rows={3}
            value={draft.origins}
            error={originFault(faults, at)}
            spellCheck={false}
            onChange={(event) => setDrafts(changed(drafts, at, { origins: event.currentTarget.value }))}
          />
          {!disabled && (
            <ListTools
              name={words('scripts.one', { number: at + 1 })}
              at={at}
              count={drafts.length}
              onMove={(place) => setDrafts(moved(drafts, at, place))}
              onRemove={() => setDrafts(drafts.filter((_, index) => index !== at))}
            />
          )}
        </fieldset>
      ))}
      {!disabled && drafts.length < most && (
        <Button
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => setDrafts([...drafts, { section: 'HEAD', script: '', origins: '' }])}
        >
          {words('scripts.add')}
        </Button>
      )}
      {!disabled && drafts !== saved && (
        <>
          <TextField
            label={words('reason.label')}
            hint={words('scripts.reasonHint')}
            value={reason}
            error={faults['reason']}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <div className={styles['save']}>
            <Button type="submit" variant="primary" busy={submission.busy}>
              {words('scripts.ask')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

/** What is wrong with any of a script's origins, which are written in one field. */
function originFault(faults: Readonly<Record<string, string>>, at: number): string | undefined {
  return Object.entries(faults).find(([field]) => field.startsWith(`scripts.${at}.origins`))?.[1];
}

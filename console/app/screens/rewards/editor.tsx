import { Button } from '@marquee/ui/controls/button.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { State } from '../../figures/state.tsx';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { say } from '../../session/toasts.ts';
import { Back } from '../../shell/back.tsx';
import { NotFound } from '../../shell/not-found.tsx';
import { Screen } from '../../shell/screen.tsx';
import { useWords } from '../../words/use-words.ts';
import { stateTones } from '../editor/document-columns.tsx';
import { EditorBody } from '../editor/editor-body.tsx';
import { EditorWaiting } from '../editor/editor-waiting.tsx';
import { PublishActions } from '../editor/publish-actions.tsx';
import { ScheduleCard } from '../editor/side-card.tsx';
import { codeOfTitle } from '../promotions/promotion.ts';
import frame from '../editor/editor.module.css';
import { HistoryPanel } from '../sites/history-panel.tsx';
import { useOneSite } from '../sites/one-site.tsx';
import { CheckPanel } from './check-panel.tsx';
import { ResultsPanel } from './results-panel.tsx';
import { RewardForm } from './reward-form.tsx';
import { isSingle, kinds, newReward, titleOf, withCode, type Kind, type LoadedReward } from './reward.ts';

/** One document of the rewards: edited, read as players read it, counted on the past, published and stopped. */
export default function Editor(): ReactNode {
  const words = useWords();
  const to = useTo();
  const { kind: askedKind = '', code: askedCode = '' } = useParams();
  const kind = kinds.find((one) => one === askedKind);
  const site = useOneSite('rewards.read');
  const isNew = askedCode === 'new';
  // A new document needs the same things around it as an old one: the ladder's answer has them, whatever there is of it.
  const wanted = isNew ? { kind: 'vip' as const, code: 'ladder' } : { kind: kind ?? 'vip', code: askedCode };
  const found = useOperation(
    endpoints.rewardsGet,
    { site_code: site ?? '', ...wanted },
    { enabled: site !== undefined && kind !== undefined },
  );
  if (kind === undefined) return <NotFound />;
  if (site === undefined || !found.data) {
    return (
      <EditorWaiting
        title={words(`reward.kind.${kind}`)}
        back={{ to: to('/rewards'), label: words('reward.back') }}
        empty={site === undefined ? { title: words('sites.none'), text: words('sites.noneText') } : undefined}
        found={found}
      />
    );
  }
  const loaded: LoadedReward = isNew ? withoutDocument(found.data) : found.data;
  const version = `${site} ${kind} ${askedCode} ${loaded.saved_at} ${JSON.stringify(loaded.published)}`;
  return <Loaded key={version} site={site} kind={kind} asked={isNew ? null : askedCode} loaded={loaded} />;
}

function withoutDocument(loaded: LoadedReward): LoadedReward {
  return {
    ...loaded,
    published: null,
    draft: null,
    state: 'draft',
    can_stop: false,
    has_started: false,
    saved_at: null,
    publish_at: null,
  };
}

function Loaded({
  site,
  kind,
  asked,
  loaded,
}: {
  site: string;
  kind: Kind;
  /** Null for a document that is new. */
  asked: string | null;
  loaded: LoadedReward;
}): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const navigate = useNavigate();
  const submission = useSubmission();
  const stopping = useSubmission();
  const [before] = useState(() => loaded.draft ?? loaded.published ?? newReward(kind));
  const [edited, setEdited] = useState(before);
  const [written, setWritten] = useState<string>();
  const [publishAt, setPublishAt] = useState(loaded.publish_at);
  const [shows, setShows] = useState<'history' | 'stop' | 'results'>();
  const isNew = asked === null;
  const code = asked ?? written ?? codeOfTitle(titleOf(edited)).slice(0, 40);
  const change = withCode(edited, code);
  const mayUpdate = may(me, 'rewards.update', site);
  const isChanged = edited !== before;
  const { time_zone: timeZone } = siteOf(me, site);
  const ref = { site_code: site, kind, code: change.code };
  const title = titleOf(loaded.published ?? edited) || words(`reward.kind.${kind}`);

  function arrive(said: string): void {
    say(said);
    if (isNew) void navigate(to(`/rewards/${kind}/${code}`, { site }), { replace: true });
  }
  async function publish(): Promise<void> {
    const done = await submission.run(endpoints.rewardsPublish, { site_code: site, is_new: isNew, change });
    if (done) arrive(words('promo.published'));
  }
  async function saveDraft(publish_at: string | null): Promise<void> {
    const saved = await submission.run(endpoints.rewardsSaveDraft, {
      site_code: site,
      is_new: isNew,
      change,
      publish_at,
    });
    if (saved) arrive(words(publish_at === null ? 'content.draftSaved' : 'content.scheduled'));
  }
  async function discard(): Promise<void> {
    const gone = await submission.run(endpoints.rewardsDiscardDraft, ref);
    if (!gone) return;
    say(words('content.discarded'));
    if (!loaded.published) void navigate(to('/rewards', { site }));
  }
  async function stop(reason: string): Promise<void> {
    const done = await stopping.run(endpoints.rewardsStop, { ...ref, reason });
    if (!done) return;
    setShows(undefined);
    say(words('reward.stopped'));
  }

  return (
    <Screen
      title={isNew && !isSingle(kind) ? words(`reward.new.${kind}`) : title}
      lead={<Back to={to('/rewards')} label={words('reward.back')} />}
      aside={<State tone={stateTones[loaded.state]}>{words(`promo.state.${loaded.state}`)}</State>}
      actions={
        <>
          {kind === 'leaderboard' && loaded.published && (
            <Button onClick={() => setShows('results')}>{words('board.results')}</Button>
          )}
          {!isNew && <Button onClick={() => setShows('history')}>{words('history.title')}</Button>}
          {mayUpdate && (
            <PublishActions
              hasDraft={loaded.draft !== null}
              canStop={loaded.can_stop}
              isChanged={isChanged}
              isStopped={loaded.state === 'stopped'}
              busy={submission.busy}
              onDiscard={() => void discard()}
              onStop={() => setShows('stop')}
              onSaveDraft={() => void saveDraft(null)}
              onPublish={() => void publish()}
            />
          )}
        </>
      }
      scrolls
    >
      <EditorBody
        draft={loaded.draft ? { saved_by: loaded.saved_by, saved_at: loaded.saved_at, timeZone } : undefined}
        submission={submission}
        side={
          <>
            <CheckPanel site={site} change={change} />
            {mayUpdate && (
              <ScheduleCard
                title={words('promo.schedule')}
                label={words('content.publishAt')}
                at={publishAt}
                planned={loaded.publish_at}
                isChanged={isChanged}
                error={submission.faults['publish_at']}
                onAt={setPublishAt}
                onSchedule={() => void saveDraft(publishAt)}
              />
            )}
          </>
        }
      >
        <fieldset className={frame['form']} disabled={!mayUpdate}>
          {isNew && (
            <div className={frame['figures']}>
              <TextField
                label={words('promo.code')}
                hint={words('promo.codeHint')}
                value={code}
                error={submission.faults['change.code']}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => setWritten(event.currentTarget.value)}
              />
            </div>
          )}
          <RewardForm
            change={edited}
            onChange={setEdited}
            loaded={loaded}
            fault={(field) => submission.faults[`change.content.${field}`]}
          />
        </fieldset>
      </EditorBody>
      {shows === 'history' && (
        <HistoryPanel
          area="rewards"
          kind={kind}
          site={site}
          document={code}
          mayRestore={mayUpdate}
          onClose={() => setShows(undefined)}
        />
      )}
      {shows === 'results' && (
        <ResultsPanel
          site={site}
          code={code}
          currency={loaded.currency}
          onClose={() => setShows(undefined)}
        />
      )}
      {kind !== 'vip' && kind !== 'tokens' && (
        <ReasonDialog
          open={shows === 'stop'}
          onClose={() => setShows(undefined)}
          title={words('promo.stopTitle', { title })}
          text={words(`reward.stopText.${kind}`)}
          confirm={words('promo.stop')}
          danger
          submission={stopping}
          onConfirm={(reason) => void stop(reason)}
        />
      )}
    </Screen>
  );
}

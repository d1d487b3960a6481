import { Button } from '@marquee/ui/controls/button.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { EmptyState, ErrorState } from '@marquee/ui/states/empty-state.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { ArrowLeft } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { Sign, State } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { say } from '../../session/toasts.ts';
import { NotFound } from '../../shell/not-found.tsx';
import { Screen } from '../../shell/screen.tsx';
import { useWords } from '../../words/use-words.ts';
import { localTime, momentOf } from '../content/moments.ts';
import player from '../players/player.module.css';
import { codeOfTitle } from '../promotions/promotion.ts';
import promo from '../promotions/promotions.module.css';
import { HistoryPanel } from '../sites/history-panel.tsx';
import { useOneSite } from '../sites/one-site.tsx';
import { CheckPanel } from './check-panel.tsx';
import { ResultsPanel } from './results-panel.tsx';
import { RewardForm } from './reward-form.tsx';
import { kinds, newReward, stateTones, titleOf, withCode, type Kind, type LoadedReward } from './reward.ts';

/** One document of the rewards: edited, read as players read it, counted on the past, published and stopped. */
export default function Editor(): ReactNode {
  const words = useWords();
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
  const failure = found.data ? undefined : failureText(words, found.error);
  if (site === undefined || failure !== undefined || !found.data) {
    return (
      <Screen title={words(`reward.kind.${kind}`)} lead={<Back />} scrolls>
        {site === undefined ? (
          <EmptyState title={words('sites.none')} text={words('sites.noneText')} />
        ) : failure === undefined ? (
          <div className={promo['layout']} aria-busy="true">
            <Skeleton height="14rem" radius="8px" />
          </div>
        ) : (
          <ErrorState title={words('table.failed')} text={failure}>
            <Button onClick={() => void found.refetch()}>{words('table.retry')}</Button>
          </ErrorState>
        )}
      </Screen>
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

function Back(): ReactNode {
  const words = useWords();
  const to = useTo();
  return (
    <Link to={to('/rewards')} className={player['back']} aria-label={words('reward.back')}>
      <ArrowLeft size={18} aria-hidden="true" />
    </Link>
  );
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
  const hasFaults = Object.keys(submission.faults).length > 0;

  return (
    <Screen
      title={isNew && kind !== 'vip' && kind !== 'referral' ? words(`reward.new.${kind}`) : title}
      lead={<Back />}
      aside={<State tone={stateTones[loaded.state]}>{words(`promo.state.${loaded.state}`)}</State>}
      actions={
        <>
          {kind === 'leaderboard' && loaded.published && (
            <Button onClick={() => setShows('results')}>{words('board.results')}</Button>
          )}
          {!isNew && <Button onClick={() => setShows('history')}>{words('history.title')}</Button>}
          {mayUpdate && (
            <>
              {loaded.draft && <Button onClick={() => void discard()}>{words('content.discard')}</Button>}
              {loaded.can_stop && (
                <Button variant="danger" onClick={() => setShows('stop')}>
                  {words('promo.stop')}
                </Button>
              )}
              <Button disabled={!isChanged} onClick={() => void saveDraft(null)}>
                {words('content.saveDraft')}
              </Button>
              <Button
                variant="primary"
                busy={submission.busy}
                disabled={!isChanged && !loaded.draft && loaded.state !== 'stopped'}
                onClick={() => void publish()}
              >
                {words('content.publish')}
              </Button>
            </>
          )}
        </>
      }
      scrolls
    >
      <div className={promo['layout']}>
        <div className={promo['main']}>
          {loaded.draft && (
            <p className={promo['draft']}>
              <Sign tone="accent">{words('content.draft')}</Sign> {loaded.saved_by}
              {loaded.saved_at !== null && (
                <>
                  {' · '}
                  <Time at={loaded.saved_at} timeZone={timeZone} />
                </>
              )}
            </p>
          )}
          <FormMessage text={submission.message ?? (hasFaults ? words('content.faults') : undefined)} />
          <fieldset className={promo['form']} disabled={!mayUpdate}>
            {isNew && (
              <div className={promo['figures']}>
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
        </div>
        <div className={promo['side']}>
          <CheckPanel site={site} change={change} />
          {mayUpdate && (
            <section className={promo['card']} aria-label={words('promo.schedule')}>
              <h2>{words('promo.schedule')}</h2>
              <TextField
                type="datetime-local"
                label={words('content.publishAt')}
                hint={words('content.publishAtHint')}
                value={localTime(publishAt)}
                error={submission.faults['publish_at']}
                onChange={(event) => setPublishAt(momentOf(event.currentTarget.value))}
              />
              <div className={promo['buttons']}>
                <Button
                  size="small"
                  disabled={publishAt === null || (publishAt === loaded.publish_at && !isChanged)}
                  onClick={() => void saveDraft(publishAt)}
                >
                  {words('content.schedule')}
                </Button>
              </div>
            </section>
          )}
        </div>
      </div>
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
      {kind !== 'vip' && (
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

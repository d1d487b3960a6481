import { Button } from '@marquee/ui/controls/button.tsx';
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
import { Screen } from '../../shell/screen.tsx';
import { useWords } from '../../words/use-words.ts';
import { stateTones } from '../editor/document-columns.tsx';
import { EditorBody } from '../editor/editor-body.tsx';
import { EditorWaiting } from '../editor/editor-waiting.tsx';
import { PublishActions } from '../editor/publish-actions.tsx';
import { ScheduleCard, SideCard } from '../editor/side-card.tsx';
import { HistoryPanel } from '../sites/history-panel.tsx';
import { useOneSite } from '../sites/one-site.tsx';
import { PromotionForm } from './promotion-form.tsx';
import { codeOfTitle, newPromotion, type LoadedPromotion } from './promotion.ts';
import styles from './promotions.module.css';
import { saidOf, sentenceGap } from './said.ts';
import { Simulation } from './simulation.tsx';

/** One promotion: built, read in plain words, tried on the past, published and stopped. */
export default function Builder(): ReactNode {
  const words = useWords();
  const to = useTo();
  const { promotion: asked = 'new' } = useParams();
  const code = asked === 'new' ? null : asked;
  const site = useOneSite('promotions.read');
  const found = useOperation(
    endpoints.promotionsGet,
    { site_code: site ?? '', code },
    { enabled: site !== undefined },
  );
  if (site === undefined || !found.data) {
    return (
      <EditorWaiting
        title={words('area.promotions')}
        back={{ to: to('/promotions'), label: words('promo.back') }}
        empty={site === undefined ? { title: words('sites.none'), text: words('sites.noneText') } : undefined}
        found={found}
      />
    );
  }
  const version = `${site} ${asked} ${found.data.saved_at} ${JSON.stringify(found.data.published)}`;
  return <Loaded key={version} site={site} asked={code} loaded={found.data} />;
}

function Loaded({
  site,
  asked,
  loaded,
}: {
  site: string;
  /** Null for a promotion that is new. */
  asked: string | null;
  loaded: LoadedPromotion;
}): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const navigate = useNavigate();
  const submission = useSubmission();
  const stopping = useSubmission();
  const [before] = useState(() => loaded.draft ?? loaded.published ?? newPromotion());
  const [promotion, setPromotion] = useState(before);
  const [written, setWritten] = useState<string>();
  const [publishAt, setPublishAt] = useState(loaded.publish_at);
  const [shows, setShows] = useState<'history' | 'stop'>();
  const isNew = asked === null;
  const code = asked ?? written ?? codeOfTitle(promotion.words.title.EN);
  const mayUpdate = may(me, 'promotions.update', site);
  const isChanged = promotion !== before;
  const timeZone = siteOf(me, site).time_zone;
  const setting = {
    currency: loaded.currency,
    timeZone,
    levels: loaded.levels,
    gameName: gameName(loaded, promotion),
  };
  const input = { site_code: site, code, is_new: isNew, promotion };
  const canStop = !isNew && (loaded.state === 'running' || loaded.state === 'upcoming');

  function arrive(said: string): void {
    say(said);
    if (isNew) void navigate(to(`/promotions/${code}`, { site }), { replace: true });
  }
  async function publish(): Promise<void> {
    if (await submission.run(endpoints.promotionsPublish, input)) arrive(words('promo.published'));
  }
  async function saveDraft(publish_at: string | null): Promise<void> {
    const saved = await submission.run(endpoints.promotionsSaveDraft, { ...input, publish_at });
    if (saved) arrive(publish_at === null ? words('content.draftSaved') : words('content.scheduled'));
  }
  async function discard(): Promise<void> {
    const gone = await submission.run(endpoints.promotionsDiscardDraft, { site_code: site, code });
    if (!gone) return;
    say(words('content.discarded'));
    if (!loaded.published) void navigate(to('/promotions', { site }));
  }
  async function stop(reason: string): Promise<void> {
    const done = await stopping.run(endpoints.promotionsStop, { site_code: site, code, reason });
    if (!done) return;
    setShows(undefined);
    say(words('promo.stopped'));
  }

  return (
    <Screen
      title={isNew ? words('promo.new') : (loaded.published ?? promotion).words.title.EN}
      lead={<Back to={to('/promotions')} label={words('promo.back')} />}
      aside={<State tone={stateTones[loaded.state]}>{words(`promo.state.${loaded.state}`)}</State>}
      actions={
        <>
          {!isNew && <Button onClick={() => setShows('history')}>{words('history.title')}</Button>}
          {mayUpdate && (
            <PublishActions
              hasDraft={loaded.draft !== null}
              canStop={canStop}
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
            <SideCard title={words('said.title')}>
              <p className={styles['said']}>{saidOf(words, promotion, setting).join(sentenceGap(words))}</p>
            </SideCard>
            <Simulation site={site} promotion={promotion} />
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
        <PromotionForm
          promotion={promotion}
          onPromotion={setPromotion}
          loaded={loaded}
          site={site}
          code={isNew ? { value: code, onValue: setWritten } : undefined}
          faults={submission.faults}
          disabled={!mayUpdate}
        />
      </EditorBody>
      {shows === 'history' && (
        <HistoryPanel
          area="promotions"
          site={site}
          document={code}
          mayRestore={mayUpdate}
          onClose={() => setShows(undefined)}
        />
      )}
      <ReasonDialog
        open={shows === 'stop'}
        onClose={() => setShows(undefined)}
        title={words('promo.stopTitle', { title: promotion.words.title.EN })}
        text={words(promotion.offer.kind === 'cashback' ? 'promo.stopCashback' : 'promo.stopText')}
        confirm={words('promo.stop')}
        danger
        submission={stopping}
        onConfirm={(reason) => void stop(reason)}
      />
    </Screen>
  );
}

/** The name of the game of the free rounds: as it was loaded, or its code until it is saved. */
function gameName(loaded: LoadedPromotion, promotion: LoadedPromotion['draft']): string {
  const offer = promotion?.offer;
  if (offer?.kind !== 'free_spins') return '';
  const before = (loaded.draft ?? loaded.published)?.offer;
  const isSame = before?.kind === 'free_spins' && before.game_code === offer.game_code;
  return isSame ? loaded.game_name : offer.game_code;
}

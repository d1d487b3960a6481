import { Button } from '@marquee/ui/controls/button.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { Sign, State } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { say } from '../../session/toasts.ts';
import { Back } from '../../shell/back.tsx';
import { Screen } from '../../shell/screen.tsx';
import { useWords } from '../../words/use-words.ts';
import { localTime, momentOf } from '../content/moments.ts';
import { HistoryPanel } from '../sites/history-panel.tsx';
import { useOneSite } from '../sites/one-site.tsx';
import { PromotionForm } from './promotion-form.tsx';
import { codeOfTitle, newPromotion, stateTones, type LoadedPromotion } from './promotion.ts';
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
  const failure = found.data ? undefined : failureText(words, found.error);
  if (site === undefined || failure !== undefined || !found.data) {
    return (
      <Screen
        title={words('area.promotions')}
        lead={<Back to={to('/promotions')} label={words('promo.back')} />}
        scrolls
      >
        {site === undefined ? (
          <EmptyState title={words('sites.none')} text={words('sites.noneText')} />
        ) : failure === undefined ? (
          <div className={styles['layout']} aria-busy="true">
            <Skeleton height="14rem" radius="8px" />
          </div>
        ) : (
          <LoadFailure failure={failure} retry={() => void found.refetch()} />
        )}
      </Screen>
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
            <>
              {loaded.draft && <Button onClick={() => void discard()}>{words('content.discard')}</Button>}
              {canStop && (
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
      <div className={styles['layout']}>
        <div className={styles['main']}>
          {loaded.draft && (
            <p className={styles['draft']}>
              <Sign tone="accent">{words('content.draft')}</Sign> {loaded.saved_by}
              {loaded.saved_at !== null && (
                <>
                  {' · '}
                  <Time at={loaded.saved_at} timeZone={timeZone} />
                </>
              )}
            </p>
          )}
          <FormMessage
            text={
              submission.message ??
              (Object.keys(submission.faults).length > 0 ? words('content.faults') : undefined)
            }
          />
          <PromotionForm
            promotion={promotion}
            onPromotion={setPromotion}
            loaded={loaded}
            site={site}
            code={isNew ? { value: code, onValue: setWritten } : undefined}
            faults={submission.faults}
            disabled={!mayUpdate}
          />
        </div>
        <div className={styles['side']}>
          <section className={styles['card']} aria-label={words('said.title')}>
            <h2>{words('said.title')}</h2>
            <p className={styles['said']}>{saidOf(words, promotion, setting).join(sentenceGap(words))}</p>
          </section>
          <Simulation site={site} promotion={promotion} />
          {mayUpdate && (
            <section className={styles['card']} aria-label={words('promo.schedule')}>
              <h2>{words('promo.schedule')}</h2>
              <TextField
                type="datetime-local"
                label={words('content.publishAt')}
                hint={words('content.publishAtHint')}
                value={localTime(publishAt)}
                error={submission.faults['publish_at']}
                onChange={(event) => setPublishAt(momentOf(event.currentTarget.value))}
              />
              <div className={styles['buttons']}>
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

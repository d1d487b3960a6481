import { Button } from '@marquee/ui/controls/button.tsx';
import { Checkbox } from '@marquee/ui/controls/checkbox.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { Facts, Section } from '../../figures/facts.tsx';
import { State } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { say } from '../../session/toasts.ts';
import { Back } from '../../shell/back.tsx';
import { Screen } from '../../shell/screen.tsx';
import { useWords } from '../../words/use-words.ts';
import { TextFields } from '../content/text-fields.tsx';
import { EditorBody } from '../editor/editor-body.tsx';
import { EditorWaiting } from '../editor/editor-waiting.tsx';
import { ScheduleCard, SideCard } from '../editor/side-card.tsx';
import frame from '../editor/editor.module.css';
import { useOneSite } from '../sites/one-site.tsx';
import { Audience } from './audience.tsx';
import { channels, newCampaign, stateTones, type Campaign, type CampaignDocument } from './campaign.ts';
import { SegmentFields } from './segment-fields.tsx';

/** One campaign: written, sent now or at a time, followed and stopped. */
export default function CampaignScreen(): ReactNode {
  const words = useWords();
  const to = useTo();
  const { campaign: asked = 'new' } = useParams();
  const site = useOneSite('campaigns.read');
  const found = useOperation(
    endpoints.campaignsList,
    { site_code: site ?? '' },
    { enabled: site !== undefined, every_ms: 10_000 },
  );
  const row = found.data?.value.find(({ campaign_id }) => campaign_id === asked);
  if (site !== undefined && found.data && (row || asked === 'new')) {
    const { levels, tags } = found.data;
    return <Editor key={`${asked} ${row?.saved_at}`} site={site} row={row} levels={levels} tags={tags} />;
  }
  const isMissing = site === undefined || found.data !== undefined;
  return (
    <EditorWaiting
      title={words('area.campaigns')}
      back={{ to: to('/campaigns'), label: words('campaign.back') }}
      empty={
        isMissing ? { title: words('campaign.notFound'), text: words('campaign.notFoundText') } : undefined
      }
      found={found}
    />
  );
}

function Editor({
  site,
  row,
  levels,
  tags,
}: {
  site: string;
  /** Undefined for a campaign that is new. */
  row: Campaign | undefined;
  levels: readonly string[];
  tags: readonly string[];
}): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const navigate = useNavigate();
  const submission = useSubmission();
  const stopping = useSubmission();
  const [campaign, setCampaign] = useState<CampaignDocument>(row?.campaign ?? newCampaign);
  const [sendAt, setSendAt] = useState(row?.send_at ?? null);
  const [isStopping, setStopping] = useState(false);
  const { currency, time_zone: timeZone } = siteOf(me, site);
  const state = row?.state ?? 'draft';
  const isOpen = state === 'draft' || state === 'scheduled';
  const mayUpdate = may(me, 'campaigns.update', site);
  const isChanged = campaign !== (row?.campaign ?? newCampaign);
  const set = (change: Partial<CampaignDocument>) => setCampaign({ ...campaign, ...change });
  const fault = (field: string): string | undefined => submission.faults[`campaign.${field}`];

  async function save(): Promise<string | undefined> {
    if (row && !isChanged) return row.campaign_id;
    const input = { site_code: site, campaign_id: row?.campaign_id ?? null, campaign };
    const saved = await submission.run(endpoints.campaignsSave, input);
    return saved?.campaign_id;
  }
  function arrive(campaign_id: string, said: string): void {
    say(said);
    if (!row) void navigate(to(`/campaigns/${campaign_id}`, { site }), { replace: true });
  }
  async function saveDraft(): Promise<void> {
    const campaign_id = await save();
    if (campaign_id !== undefined) arrive(campaign_id, words('campaign.saved'));
  }
  async function send(send_at: string | null): Promise<void> {
    const campaign_id = await save();
    if (campaign_id === undefined) return;
    const input = { site_code: site, campaign_id, send_at };
    if (await submission.run(endpoints.campaignsSend, input)) {
      arrive(campaign_id, words(send_at === null ? 'campaign.sending' : 'campaign.scheduled'));
    }
  }
  async function stop(reason: string): Promise<void> {
    if (!row) return;
    const input = { site_code: site, campaign_id: row.campaign_id, reason };
    if (!(await stopping.run(endpoints.campaignsStop, input))) return;
    setStopping(false);
    say(words('campaign.stopped'));
  }

  return (
    <Screen
      title={row?.campaign.name ?? words('campaign.new')}
      lead={<Back to={to('/campaigns')} label={words('campaign.back')} />}
      aside={<State tone={stateTones[state]}>{words(`campaign.state.${state}`)}</State>}
      actions={
        mayUpdate && (
          <>
            {(state === 'scheduled' || state === 'sending') && (
              <Button onClick={() => setStopping(true)}>{words('campaign.stop')}</Button>
            )}
            {isOpen && (
              <>
                <Button disabled={!isChanged} onClick={() => void saveDraft()}>
                  {words('content.saveDraft')}
                </Button>
                <Button variant="primary" busy={submission.busy} onClick={() => void send(null)}>
                  {words('campaign.sendNow')}
                </Button>
              </>
            )}
          </>
        )
      }
      scrolls
    >
      <EditorBody
        submission={submission}
        side={
          <>
            {row && !isOpen && <Figures row={row} timeZone={timeZone} />}
            {isOpen && <Audience site={site} segment={campaign.segment} />}
            {isOpen && mayUpdate && (
              <ScheduleCard
                title={words('campaign.later')}
                label={words('campaign.sendAt')}
                at={sendAt}
                planned={row?.send_at ?? null}
                isChanged={isChanged}
                error={submission.faults['send_at']}
                onAt={setSendAt}
                onSchedule={() => void send(sendAt)}
              />
            )}
          </>
        }
      >
        <fieldset className={frame['form']} disabled={!mayUpdate || !isOpen}>
          <Section title={words('campaign.who')}>
            <div className={frame['section']}>
              <SegmentFields
                segment={campaign.segment}
                onSegment={(segment) => set({ segment })}
                levels={levels}
                tags={tags}
                currency={currency}
                fault={(field) => fault(`segment.${field}`)}
              />
            </div>
          </Section>
          <Section title={words('campaign.message')}>
            <div className={frame['section']}>
              <div className={frame['figures']}>
                <TextField
                  label={words('campaign.name')}
                  hint={words('campaign.nameHint')}
                  error={fault('name')}
                  value={campaign.name}
                  onChange={(event) => set({ name: event.currentTarget.value })}
                />
                <TextField
                  label={words('content.link')}
                  hint={words('content.linkHint')}
                  error={fault('href')}
                  value={campaign.href}
                  onChange={(event) => set({ href: event.currentTarget.value })}
                />
              </div>
              <fieldset className={frame['group']}>
                <legend>{words('campaign.channels')}</legend>
                <div className={frame['choices']}>
                  {channels.map((channel) => (
                    <Checkbox
                      key={channel}
                      label={words(`campaign.channel.${channel}`)}
                      checked={campaign.channels.includes(channel)}
                      onChange={(event) =>
                        set({
                          channels: channels.filter((one) =>
                            one === channel ? event.currentTarget.checked : campaign.channels.includes(one),
                          ),
                        })
                      }
                    />
                  ))}
                </div>
                <FormMessage text={fault('channels')} />
              </fieldset>
              <TextFields
                label={words('promo.title')}
                value={campaign.words.title}
                onValue={(title) => set({ words: { ...campaign.words, title } })}
                faults={{ EN: fault('words.title.EN') }}
              />
              <TextFields
                label={words('content.text')}
                value={campaign.words.body}
                onValue={(body) => set({ words: { ...campaign.words, body } })}
                faults={{ EN: fault('words.body.EN') }}
                lines={5}
              />
            </div>
          </Section>
        </fieldset>
      </EditorBody>
      <ReasonDialog
        open={isStopping}
        onClose={() => setStopping(false)}
        title={words('campaign.stopTitle', { name: campaign.name })}
        text={words('campaign.stopText')}
        confirm={words('campaign.stop')}
        danger
        submission={stopping}
        onConfirm={(reason) => void stop(reason)}
      />
    </Screen>
  );
}

/** What a campaign that was sent, or is being sent, has come to. */
function Figures({ row, timeZone }: { row: Campaign; timeZone: string }): ReactNode {
  const words = useWords();
  const count = (value: number) => value.toLocaleString(words.locale);
  const { figures } = row;
  return (
    <SideCard title={words('campaign.figures')}>
      <Facts
        facts={[
          ...(row.started_at === null
            ? []
            : ([
                [words('campaign.startedAt'), <Time key="at" at={row.started_at} timeZone={timeZone} />],
              ] as const)),
          [words('campaign.figure.recipients'), count(figures.recipients)],
          [words('campaign.figure.sent'), count(figures.sent)],
          [words('campaign.figure.waiting'), count(figures.waiting)],
          [words('campaign.figure.failed'), count(figures.failed)],
          [words('campaign.figure.skipped'), count(figures.skipped)],
          [words('campaign.figure.openedInbox'), count(figures.opened)],
          ...row.by_channel.map(
            ({ channel, sent, recipients }) =>
              [
                words(`campaign.channel.${channel}`),
                words('campaign.sentOf', { sent: count(sent), recipients: count(recipients) }),
              ] as const,
          ),
        ]}
      />
      <p className={frame['quiet']}>{words('campaign.skippedText')}</p>
    </SideCard>
  );
}

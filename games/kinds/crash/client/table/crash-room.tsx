/** The room: stage, bets, and what is the same for every game around them. One is mounted for as long as the page is open. */
import { Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { z } from 'zod';
import type { RoomProps } from '../../../../kit/client/room-view.ts';
import { useKeys } from '../../../../kit/client/keys/use-keys.ts';
import { readRemembered, remember } from '../../../../kit/client/session/remembered.ts';
import { leaveAction } from '../../../../kit/client/shell/leave.ts';
import { TopBar, type Panel } from '../../../../kit/client/shell/top-bar.tsx';
import { useFrame } from '../../../../kit/client/shell/use-frame.ts';
import { usePreferences } from '../../../../kit/client/shell/use-preferences.ts';
import { explanations, useKitWords } from '../../../../kit/client/words/kit-words.ts';
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import type { DrawResult, OwnBet } from '../../socket-api.ts';
import { SeatPanel, type SeatKeys } from '../bet/seat-panel.tsx';
import { playAlone, playInDraw } from '../bet/seat-play.ts';
import { CrashDialogs } from '../dialog/crash-dialogs.tsx';
import { writeHundredths } from '../multiplier.ts';
import { createFrames, FramesContext } from '../room/frames.ts';
import type { Notice, Room } from '../room/room.ts';
import { ownBetAt, type Place, type Snapshot } from '../room/state.ts';
import { winSizeOf } from '../room/win.ts';
import { asOwnBet, flightOf, isDecided } from '../solo/flights.ts';
import { FlightsList } from '../solo/flights-list.tsx';
import { FlightsStrip } from '../solo/flights-strip.tsx';
import type { Mark, Skin } from '../stage/scene.ts';
import { Stage } from '../stage/stage.tsx';
import { useWords } from '../words.ts';
import { BetsList } from './bets-list.tsx';
import { type Form, FormSwitch } from './form-switch.tsx';
import { LineSign } from './line-sign.tsx';
import { ResultsStrip } from './results-strip.tsx';
import { RoomSound } from './room-sound.tsx';
import { Wins } from './wins.tsx';

type CrashRoomProps = RoomProps & {
  session: string;
  title: string;
  skin: Skin;
  room: Room;
  snapshot: Snapshot;
};

const SECOND_SEAT = 'marquee:crash-second-bet';
const FORM = 'marquee:crash-form';
const formSchema = z.enum(['together', 'solo']);

/** The room with its first snapshot. */
export function CrashRoom({ session, title, skin, room, snapshot, language, cues, reload }: CrashRoomProps) {
  const words = useWords();
  const view = useSyncExternalStore(room.subscribe, room.view);
  const flight = flightOf(view.solo);
  const underWay = {
    together: view.room.own.some(({ state }) => state === 'standing' || state === 'asked'),
    solo: flight !== undefined && !isDecided(flight),
  };
  const [form, setForm] = useState<Form>(() => {
    if (underWay.solo !== underWay.together) return underWay.solo ? 'solo' : 'together';
    return readRemembered(FORM, formSchema) ?? 'together';
  });
  const isSolo = form === 'solo';
  const [together] = useState(() => createFrames(room.moment));
  const [alone] = useState(() => createFrames(room.flightMoment));
  const [panel, setPanel] = useState<Panel | null>(null);
  const [opened, setOpened] = useState<DrawResult | null>(null);
  const [hasSecond, setSecond] = useState(() => readRemembered(SECOND_SEAT, z.boolean()) ?? false);
  // Only speed of presentation is hastened by turbo, and the draw has its own.
  const { preferences, toggle, pace } = usePreferences(cues, false);
  const frame = useFrame();
  const first = useRef<SeatKeys>(null);
  const second = useRef<SeatKeys>(null);

  useEffect(() => room.attach(), [room]);
  const keyActions = useMemo(
    () => ({
      main(focused: Element | null) {
        cues.awaken();
        const isSecond = focused instanceof HTMLElement && focused.dataset['place'] === '1';
        (isSecond ? second : first).current?.main();
      },
      half: () => first.current?.half(),
      double: () => first.current?.double(),
      least: () => first.current?.least(),
      mute: () => toggle('isSoundOn'),
      more: {
        b() {
          cues.awaken();
          second.current?.main();
        },
      },
    }),
    [cues, toggle],
  );
  useKeys(keyActions, preferences.hasKeys);

  const showSecond = (isShown: boolean): void => {
    setSecond(isShown);
    remember(SECOND_SEAT, isShown);
  };
  const changeForm = (next: Form): void => {
    setForm(next);
    remember(FORM, next);
  };
  const leave = leaveAction(snapshot.lobby_url);
  const isSecondUsed =
    view.seats[1].auto !== null || view.seats[1].queued !== null || ownBetAt(view.room, 1) !== undefined;
  const isSecondShown = !isSolo && (hasSecond || isSecondUsed);
  /** The player's bets in what is on the stage. */
  const own = useMemo(
    () => (isSolo ? (flight ? [asOwnBet(flight)] : []) : view.room.own),
    [isSolo, flight, view.room.own],
  );
  const { wonAt } = view;
  const marks = useMemo(
    () =>
      own.flatMap((bet): Mark[] => {
        if (bet.state !== 'cashed_out' || bet.cashed_out_on === null) return [];
        const [size, at_ms] = [winSizeOf(bet), wonAt.get(bet.bet_id)];
        return [
          { hundredths: bet.cashed_out_on, cheer: size && at_ms !== undefined ? { size, at_ms } : null },
        ];
      }),
    [own, wonAt],
  );
  // One panel for both forms, so that what was entered for one stands in the other.
  const seat = (place: Place) => (
    <SeatPanel
      place={place}
      label={words('crash.seat', { number: place + 1 })}
      play={isSolo ? playAlone(room, view) : playInDraw(room, view, place)}
      room={view.room}
      onRemove={place === 1 ? () => showSecond(false) : null}
      keys={place === 0 ? first : second}
    />
  );

  return (
    <FramesContext value={isSolo ? alone : together}>
      <div className="shell crash-room" data-form={form} onPointerDown={cues.awaken}>
        <div className="room-table">
          <TopBar
            title={title}
            onLeave={frame.hasBar ? null : leave}
            preferences={preferences}
            onToggle={toggle}
            hasTurbo={false}
            onOpen={setPanel}
          />
          <div className="room-head">
            <FormSwitch form={form} onForm={changeForm} underWay={underWay} />
            {isSolo ? (
              <FlightsStrip flights={view.solo.flights} onOpen={() => setPanel('history')} />
            ) : (
              <ResultsStrip results={view.room.results} onOpen={setOpened} />
            )}
          </div>
          <Stage skin={skin} isStill={pace === 'still'} marks={marks}>
            <LineSign line={view.line} latency_ms={view.latency_ms} />
            <Wins own={own} wonAt={view.wonAt} isStill={pace === 'still'} />
            <Said notice={view.notice} />
          </Stage>
          <div className={isSecondShown ? 'seats has-second' : 'seats'}>
            {!frame.hasBalance && (
              <Balance balance_minor={view.room.balance_minor} isDemo={snapshot.is_demo} />
            )}
            {seat(0)}
            {!isSolo && seat(1)}
            {!isSolo && (
              <button type="button" className="add-seat" onClick={() => showSecond(true)}>
                <Plus aria-hidden="true" size={18} />
                {words('crash.add_seat')}
              </button>
            )}
          </div>
        </div>
        {isSolo ? (
          <FlightsList flights={view.solo.flights} />
        ) : (
          <BetsList room={view.room} currency={snapshot.currency} language={language} />
        )}
        <Spoken
          isRunning={isSolo ? flight?.state === 'flying' : view.room.draw?.state === 'running'}
          end={isSolo ? (flight?.ended_on ?? null) : (view.room.draw?.ended_on ?? null)}
          own={own}
        />
        <RoomSound key={form} cues={cues} room={isSolo ? null : view.room} />
        <CrashDialogs
          session={session}
          snapshot={snapshot}
          view={view}
          room={room}
          language={language}
          isSolo={isSolo}
          panel={panel}
          onPanel={setPanel}
          opened={opened}
          onOpened={setOpened}
          hasKeys={preferences.hasKeys}
          onKeys={() => toggle('hasKeys')}
          leave={leave}
          reload={reload}
        />
      </div>
    </FramesContext>
  );
}

/** Where the page around the game does not show it. */
function Balance({ balance_minor, isDemo }: { balance_minor: bigint; isDemo: boolean }) {
  const kit = useKitWords();
  const money = useMoney();
  return (
    <p className="seats-balance">
      {isDemo && <span className="badge">{kit('demo')}</span>}
      {kit('panel.balance')} <strong data-figure="balance">{money(balance_minor)}</strong>
    </p>
  );
}

function Said({ notice }: { notice: Notice | null }) {
  const kit = useKitWords();
  const text =
    notice === null
      ? ''
      : notice.kind === 'auto'
        ? kit(`notice.auto.${notice.stop}`)
        : kit(explanations[notice.failure].text);
  return <output className="stage-notice">{text}</output>;
}

/** For players who do not see the stage: what began, what ended where, and what their bets have become. */
function Spoken({ isRunning, end, own }: { isRunning: boolean; end: number | null; own: readonly OwnBet[] }) {
  const words = useWords();
  const kit = useKitWords();
  const money = useMoney();
  const said = ((): string => {
    if (isRunning && own.some(({ state }) => state === 'standing')) return words('crash.say_running');
    if (end === null || own.length === 0) return '';
    const win_minor = own.reduce((sum, bet) => sum + BigInt(bet.win_minor ?? '0'), 0n);
    const result = win_minor === 0n ? kit('say.nothing') : kit('say.returned', { amount: money(win_minor) });
    return `${words('crash.say_ended', { multiplier: writeHundredths(end) })} ${result}`;
  })();
  return <output className="visually-hidden">{said}</output>;
}

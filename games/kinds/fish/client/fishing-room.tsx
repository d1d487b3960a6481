/** A fishing room: the water with its seats, the weapons and stakes, and what opens over them. One is mounted for as long as the page is open. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { BoardBoundary } from '../../../kit/client/board/board-boundary.tsx';
import { useKeys } from '../../../kit/client/keys/use-keys.ts';
import { LineSign } from '../../../kit/client/room/line-sign.tsx';
import type { RoomProps } from '../../../kit/client/room-view.ts';
import { leaveAction } from '../../../kit/client/shell/leave.ts';
import { TopBar, type Panel } from '../../../kit/client/shell/top-bar.tsx';
import { useFrame } from '../../../kit/client/shell/use-frame.ts';
import { usePreferences } from '../../../kit/client/shell/use-preferences.ts';
import { explanations, useKitWords } from '../../../kit/client/words/kit-words.ts';
import { useMoney } from '../../../kit/client/words/money-context.ts';
import { weapons } from '../../instant/fishing.ts';
import { FishDialogs } from './dialog/fish-dialogs.tsx';
import { BossCall } from './hud/boss-call.tsx';
import { Gear } from './hud/gear.tsx';
import type { FishRoom } from './room-store.ts';
import { Stage, type StageHandle } from './stage/stage.tsx';
import { useWords } from './words.ts';
import '../../../kit/client/style/layout.css';
import '../../../kit/client/style/board.css';
import './style/fish-room.css';
import './style/fish-gear.css';

type FishingRoomProps = RoomProps & { session: string; title: string; room: FishRoom };

export function FishingRoom({ session, title, room, language, cues, reload }: FishingRoomProps) {
  const words = useWords();
  const kit = useKitWords();
  const money = useMoney();
  const known = useSyncExternalStore(room.subscribe, room.view);
  const { line, seats, seat, weapon, unit_minor, balance_minor, notice } = known;
  const { snapshot } = room;
  const { preferences, toggle, pace } = usePreferences(cues, false);
  const frame = useFrame();
  const [panel, setPanel] = useState<Panel | null>(null);
  const stage = useRef<StageHandle | null>(null);
  const units = useMemo(() => snapshot.units_minor.map(BigInt), [snapshot]);

  useEffect(() => room.attach(), [room]);

  const changeUnit = (step: number): void => {
    const index = units.indexOf(unit_minor) + step;
    const next = units[Math.max(0, Math.min(units.length - 1, index))];
    if (next !== undefined) room.setUnit(next);
  };
  useEffect(() => {
    if (!preferences.hasKeys) return undefined;
    // The arrows are no letters: the shell's keys do not know them.
    const hear = (event: KeyboardEvent): void => {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
      if (step === null || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      stage.current?.turn(step);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [preferences.hasKeys]);
  const fire = (): void => {
    cues.awaken();
    cues.music.begin();
    stage.current?.fire();
  };
  const more = Object.fromEntries(
    weapons.map((each, index) => [String(index + 1), () => room.setWeapon(each)]),
  );
  useKeys(
    {
      main: fire,
      half: () => changeUnit(-1),
      double: () => changeUnit(1),
      least: () => changeUnit(-units.length),
      mute: () => toggle('isSoundOn'),
      more,
    },
    preferences.hasKeys,
  );
  const leave = leaveAction(snapshot.lobby_url);

  return (
    <div className="shell is-fish-shell" onPointerDown={cues.awaken}>
      <div className="table">
        <TopBar
          title={title}
          onLeave={frame.hasBar ? null : leave}
          preferences={preferences}
          onToggle={toggle}
          hasTurbo={false}
          onOpen={setPanel}
        />
        <section className="board fish-board" aria-label={kit('board.label')}>
          <BoardBoundary
            onBroken={() => undefined}
            fallback={<p className="board-broken">{kit('board.broken')}</p>}
          >
            <Stage room={room} pace={pace} handle={stage} />
          </BoardBoundary>
          <BossCall room={room} cues={cues} />
          <LineSign line={line} latency_ms={known.latency_ms} />
          <ol className="fish-seats" aria-label={words('fish.seats')}>
            {seats.map((each, index) => (
              <li
                // A seat is its place.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                data-own={index === seat || undefined}
                data-away={each && !each.is_here ? true : undefined}
              >
                {index === seat ? words('fish.you') : (each?.player ?? words('fish.free_seat'))}
              </li>
            ))}
          </ol>
          <output className="notice">
            {notice === null
              ? ''
              : notice === 'returned'
                ? words('fish.returned')
                : kit(explanations[notice].text)}
          </output>
        </section>
        <section className="panel fish-panel" aria-label={kit('panel.label')}>
          <Gear
            units={units}
            unit_minor={unit_minor}
            onUnit={room.setUnit}
            weapon={weapon}
            onWeapon={room.setWeapon}
            stakes={snapshot.stakes}
            min_cycle_ms={snapshot.min_cycle_ms}
            isOpen={line === 'open'}
            onFire={fire}
          />
          <div className="fish-status">
            {!frame.hasBalance && (
              <p>
                {snapshot.is_demo && <span className="badge">{kit('demo')}</span>}
                <span>{kit('panel.balance')}</span>
                <strong data-figure="balance">{money(balance_minor < 0n ? 0n : balance_minor)}</strong>
              </p>
            )}
            <p>
              <span>{words('fish.last_catch')}</span>
              <strong data-figure="won">{known.won_minor === null ? '–' : money(known.won_minor)}</strong>
            </p>
          </div>
        </section>
      </div>
      <FishDialogs
        session={session}
        room={room}
        known={known}
        language={language}
        panel={panel}
        onPanel={setPanel}
        hasKeys={preferences.hasKeys}
        onKeys={() => toggle('hasKeys')}
        leave={leave}
        reload={reload}
      />
    </div>
  );
}

/** The stage: what is pressed in the water is shot at, and so is what the keys aim at. */
import {
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { Pace } from '../../../../kit/client/game-view.ts';
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import fishPicture from '../pictures/fish.webp';
import { paysText } from '../figures.ts';
import type { FishRoom } from '../room-store.ts';
import { useWords } from '../words.ts';
import { createScene, type Scene } from './scene.ts';

export type StageHandle = {
  /** Shoots at what is aimed at; at the dearest fish if nothing is. */
  fire: () => void;
  turn: (step: 1 | -1) => void;
};

type StageProps = { room: FishRoom; pace: Pace; handle: RefObject<StageHandle | null> };

/** How often a weapon that is held down is tried. */
const HELD_MS = 40;

export function Stage({ room, pace, handle }: StageProps) {
  const words = useWords();
  const money = useMoney();
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<Scene | null>(null);
  const held = useRef<{ x: number; y: number } | null>(null);
  const aimed = useRef<number | null>(null);
  const [said, setSaid] = useState('');

  const aim = useCallback(
    (id: number | null): void => {
      if (aimed.current === id) return;
      aimed.current = id;
      scene.current?.aim(id);
      const fish = id === null ? null : scene.current?.fishOf(id);
      setSaid(fish ? words('fish.aimed', { fish: words(`fish.name.${fish}`), prize: paysText(fish) }) : '');
    },
    [words],
  );
  const fireAt = useCallback(
    (id: number | null): void => {
      aim(id);
      if (id !== null) scene.current?.fire(id);
    },
    [aim],
  );
  const current = useCallback((): number | null => {
    const id = aimed.current;
    return id !== null && !room.isGone(id) && scene.current?.next(id, 1) !== null ? id : null;
  }, [room]);

  useImperativeHandle(
    handle,
    () => ({
      fire: () => fireAt(current() ?? scene.current?.next(null, 1) ?? null),
      turn: (step) => aim(scene.current?.next(current(), step) ?? null),
    }),
    [aim, fireAt, current],
  );

  useEffect(() => {
    const [place, drawn] = [host.current, canvas.current];
    if (!place || !drawn) return undefined;
    const picture = new Image();
    picture.src = fishPicture;
    const created = createScene(drawn, room, picture, money);
    scene.current = created;
    const watch = new ResizeObserver(() => created.resize(place.clientWidth, place.clientHeight));
    watch.observe(place);
    const holding = setInterval(() => {
      if (!held.current) return;
      const id = aimed.current;
      fireAt(id !== null && !room.isGone(id) ? id : created.nearest(held.current));
    }, HELD_MS);
    return () => {
      clearInterval(holding);
      watch.disconnect();
      created.close();
      scene.current = null;
    };
  }, [room, money, fireAt]);
  useEffect(() => scene.current?.setPace(pace), [pace]);

  const pointOf = (event: PointerEvent<HTMLDivElement>): { x: number; y: number } => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  return (
    <div
      ref={host}
      className="fish-water"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = pointOf(event);
        fireAt(scene.current?.nearest(held.current) ?? null);
      }}
      onPointerMove={(event) => {
        const at = pointOf(event);
        if (!held.current) return;
        held.current = at;
        const id = scene.current?.nearest(at) ?? null;
        if (id !== null) aim(id);
      }}
      onPointerUp={() => (held.current = null)}
      onPointerCancel={() => (held.current = null)}
    >
      <canvas ref={canvas} aria-hidden="true" />
      <output className="visually-hidden">{said}</output>
    </div>
  );
}

/** The stage: the scene with its curve, and over it the multiplier and what is said of the phase. */
import { useEffect, useRef } from 'react';
import { writeHundredths } from '../multiplier.ts';
import type { Moment } from '../room/moment.ts';
import { useFrames } from '../room/frames.ts';
import { useWords } from '../words.ts';
import { createPainter } from './painter.ts';
import type { Mark, Skin } from './scene.ts';

type StageProps = {
  skin: Skin;
  isStill: boolean;
  /** Own cash-outs of what is on the stage. */
  marks: readonly Mark[];
  children: React.ReactNode;
};

/** A multiplier of so many letters, as ×100.00, leaves the vehicle less room. */
const WIDE = 7;
/** How long before the start each second is seen to pass. */
const SECOND_MS = 1_000;

/** Everything that changes with each picture is written straight to its element. */
export function Stage({ skin, isStill, marks, children }: StageProps) {
  const words = useWords();
  const root = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<ReturnType<typeof createPainter> | null>(null);
  const figure = useRef<HTMLParagraphElement>(null);
  const caption = useRef<HTMLParagraphElement>(null);
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const [shown, drawn] = [root.current, canvas.current];
    if (!shown || !drawn) return undefined;
    painter.current = createPainter(drawn, skin);
    const watcher = new ResizeObserver(() => painter.current?.resize(shown.clientWidth, shown.clientHeight));
    watcher.observe(shown);
    return () => watcher.disconnect();
  }, [skin]);

  useFrames((moment, now_ms) => {
    painter.current?.paint({ moment, now_ms, isStill, marks });
    const { phase } = moment;
    if (root.current && root.current.dataset['phase'] !== phase) root.current.dataset['phase'] = phase;
    const text = figureOf(moment);
    if (figure.current && write(figure.current, text))
      figure.current.dataset['wide'] = String(text.length >= WIDE);
    if (caption.current) write(caption.current, captionOf(moment));
    if (moment.phase === 'open')
      bar.current?.style.setProperty('--left', String(moment.left_ms / Math.max(1, moment.whole_ms)));
  });

  function captionOf(moment: Moment): string {
    switch (moment.phase) {
      case 'empty':
        return words('crash.soon');
      case 'open':
        return words('crash.starts_in');
      case 'closed':
        return words('crash.starting');
      case 'running':
        return '';
      case 'ended':
        return words('crash.ended');
      case 'cancelled':
        return words('crash.cancelled');
      case 'ready':
        return words('solo.ready');
      case 'landed':
        return words('solo.landed');
    }
  }

  return (
    <section
      ref={root}
      className={skin.isBright ? 'stage is-bright' : 'stage'}
      aria-label={words('crash.stage')}
    >
      <canvas ref={canvas} aria-hidden="true" />
      <div className="stage-figures">
        <p ref={caption} className="stage-caption" />
        <p ref={figure} className="stage-figure" data-figure="multiplier" />
        <div ref={bar} className="stage-bar" aria-hidden="true" />
      </div>
      {children}
    </section>
  );
}

function figureOf(moment: Moment): string {
  if (moment.phase === 'open') return (Math.ceil(moment.left_ms / (SECOND_MS / 10)) / 10).toFixed(1);
  if (moment.phase === 'ready') return writeHundredths(100);
  return 'hundredths' in moment ? writeHundredths(moment.hundredths) : '';
}

/** @returns whether that is new. */
function write(element: HTMLElement, text: string): boolean {
  if (element.textContent === text) return false;
  element.textContent = text;
  return true;
}

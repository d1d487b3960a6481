import { usePageSettled } from '@marquee/ui/sections/page-settled.ts';
import { useTape } from '@marquee/ui/sections/use-tape.ts';
import { Contained } from '@marquee/ui/states/contained.tsx';
import { Pause, Play } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import type { LiveData, LiveFeed, LiveLine } from '../shell/live-feed.ts';
import styles from './ticker.module.css';
import type { words as ownWords } from './words.ts';

type Words = (typeof ownWords)['EN'];

/** A strip of lamps across the very top, on which the wins of the site pass by as they happen. */
export function Ticker({ Live, words }: { Live: LiveFeed; words: Words }): ReactNode {
  const isSettled = usePageSettled();
  return (
    <aside className={styles['ticker']} data-play="" aria-label={words.wins}>
      <span className={styles['label']} aria-hidden="true">
        {words.live}
      </span>
      {isSettled ? (
        <Contained fallback={<p className={styles['note']}>{words.failed}</p>}>
          <Suspense fallback={<Waiting />}>
            <Live render={(data) => <Wins data={data} words={words} />} />
          </Suspense>
        </Contained>
      ) : (
        <Waiting />
      )}
    </aside>
  );
}

function Wins({ data, words }: { data: LiveData; words: Words }): ReactNode {
  const { wins, hasFailed, retry } = data;
  if (hasFailed)
    return (
      <p className={styles['note']} role="alert">
        {words.failed}
        <button type="button" className={styles['again']} onClick={retry}>
          {words.retry}
        </button>
      </p>
    );
  if (!wins) return <Waiting />;
  if (wins.length === 0) return <p className={styles['note']}>{words.noWins}</p>;
  return <Tape wins={wins} paidOut={data.paidOut} words={words} />;
}

/** The place of the wins until they are known. */
function Waiting(): ReactNode {
  return <div className={styles['window']} aria-busy="true" />;
}

function Tape({
  wins,
  paidOut,
  words,
}: {
  wins: readonly LiveLine[];
  paidOut: string;
  words: Words;
}): ReactNode {
  const { shown, isMoving, isPaused, togglePause, passing } = useTape(wins);
  return (
    <>
      {isMoving && (
        <button
          type="button"
          className={styles['pause']}
          aria-label={words.pause}
          aria-pressed={isPaused}
          onClick={togglePause}
        >
          {isPaused ? <Play size={14} aria-hidden="true" /> : <Pause size={14} aria-hidden="true" />}
        </button>
      )}
      <div className={styles['window']}>
        <div className={styles['tape']} data-moving={isMoving || undefined} {...passing}>
          <Lines lines={shown} paidOut={paidOut} words={words} />
          {isMoving && <Lines lines={shown} paidOut={paidOut} words={words} isEcho />}
        </div>
      </div>
    </>
  );
}

/** The entries once; the echo that follows them on a moving tape is not read out and not tabbed into. */
function Lines({
  lines,
  paidOut,
  words,
  isEcho = false,
}: {
  lines: readonly LiveLine[];
  paidOut: string;
  words: Words;
  isEcho?: boolean;
}): ReactNode {
  return (
    <ul className={styles['lines']} aria-hidden={isEcho || undefined}>
      {lines.map((line) => (
        <li key={line.key}>
          <a className={styles['win']} href={line.href} tabIndex={isEcho ? -1 : undefined}>
            <b className={styles['amount']}>{line.amount}</b>
            {line.game}
            <span className={styles['who']}>{line.account}</span>
          </a>
        </li>
      ))}
      {paidOut && (
        <li className={styles['paid']}>
          {words.paidOut}
          <b className={styles['amount']}>{paidOut}</b>
        </li>
      )}
    </ul>
  );
}

import { Contained } from '@marquee/ui/states/contained.tsx';
import { X } from 'lucide-react';
import { Suspense, useEffect, useState, type ReactNode, type RefObject } from 'react';
import type { LiveData, LiveFeed, LiveLine } from '../shell/live-feed.ts';
import styles from './live-desk.module.css';
import type { words as ownWords } from './words.ts';

type Words = (typeof ownWords)['EN'];

/** The wins of the site and the player's own bets, a line each: a column where there is room, a drawer on phones. */
export function LiveDesk({
  ref,
  id,
  Live,
  isWide,
  isOpen,
  loginHref,
  words,
}: {
  ref: RefObject<HTMLElement | null>;
  id: string;
  Live: LiveFeed;
  isWide: boolean;
  /** The column is; a drawer opens by itself. */
  isOpen: boolean;
  loginHref: string;
  words: Words;
}): ReactNode {
  const [isDrawn, setDrawn] = useState(false);
  const [isOwn, setOwn] = useState(false);
  useEffect(() => {
    const drawer = ref.current;
    const over = new AbortController();
    drawer?.addEventListener('toggle', () => setDrawn(drawer.matches(':popover-open')), over);
    return () => over.abort();
  }, [ref]);
  const tabs = [
    { label: words.wins, isIt: !isOwn, choose: () => setOwn(false) },
    { label: words.bets, isIt: isOwn, choose: () => setOwn(true) },
  ];
  return (
    <aside
      ref={ref}
      id={id}
      popover="auto"
      className={styles['live']}
      data-play=""
      aria-label={words.liveToggle}
    >
      <div className={styles['head']}>
        {tabs.map(({ label, isIt, choose }) => (
          <button key={label} type="button" className={styles['tab']} aria-pressed={isIt} onClick={choose}>
            {label}
          </button>
        ))}
        <button
          type="button"
          className={styles['close']}
          aria-label={words.close}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      {(isWide ? isOpen : isDrawn) ? (
        <Contained fallback={<p className={styles['none']}>{words.failed}</p>}>
          <Suspense fallback={<Blank isBusy />}>
            <Live
              render={(data) =>
                isOwn ? (
                  <Bets data={data} loginHref={loginHref} words={words} />
                ) : (
                  <Wins data={data} words={words} />
                )
              }
            />
          </Suspense>
        </Contained>
      ) : (
        <Blank />
      )}
    </aside>
  );
}

function Wins({ data, words }: { data: LiveData; words: Words }): ReactNode {
  if (data.hasFailed)
    return (
      <p className={styles['none']} role="alert">
        {words.failed}
        <button type="button" className={styles['again']} onClick={data.retry}>
          {words.retry}
        </button>
      </p>
    );
  return (
    <>
      <Lines lines={data.wins} empty={words.noWins} words={words} />
      {data.paidOut && (
        <p className={styles['paid']}>
          {words.paidOut} <b className={styles['amount']}>{data.paidOut}</b>
        </p>
      )}
    </>
  );
}

function Bets({ data, loginHref, words }: { data: LiveData; loginHref: string; words: Words }): ReactNode {
  if (data.bets === null)
    return (
      <p className={styles['none']}>
        <a className={styles['again']} href={loginHref}>
          {words.signIn}
        </a>
      </p>
    );
  return <Lines lines={data.bets} empty={words.noBets} words={words} />;
}

function Lines({
  lines,
  empty,
  words,
}: {
  lines: readonly LiveLine[] | undefined;
  empty: string;
  words: Words;
}): ReactNode {
  if (!lines) return <Blank isBusy />;
  if (lines.length === 0) return <p className={styles['none']}>{empty}</p>;
  return (
    <ol className={styles['lines']}>
      {lines.map((line) => (
        <li key={line.key} className={styles['line']}>
          <a className={styles['link']} href={line.href}>
            <span className={styles['game']}>{line.game}</span>
            <span className={styles['amount']} data-tone={line.tone}>
              {line.tone === 'open' ? words.open : line.amount}
            </span>
            <span className={styles['who']}>{line.account || line.stake}</span>
            <time className={styles['time']}>{line.time}</time>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Holds the place of the lines that are coming. */
function Blank({ isBusy = false }: { isBusy?: boolean }): ReactNode {
  return <div className={styles['blank']} aria-busy={isBusy} aria-hidden="true" />;
}

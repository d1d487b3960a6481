import { useEffect, useState, type ReactNode } from 'react';
import styles from './figures.module.css';

/** Whole seconds until a moment, counted in the browser; undefined while the server renders. */
export function useRemainingSeconds(until_ms: number): number | undefined {
  const [remaining_s, setRemaining] = useState<number>();
  useEffect(() => {
    const tick = (): void => setRemaining(Math.max(0, Math.ceil((until_ms - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [until_ms]);
  return remaining_s;
}

/** The time left until a moment as m:ss, or h:mm:ss from an hour upwards. */
export function Countdown({ until_ms }: { until_ms: number }): ReactNode {
  const remaining_s = useRemainingSeconds(until_ms) ?? 0;
  const hours = Math.floor(remaining_s / 3600);
  const minutes = Math.floor((remaining_s % 3600) / 60);
  const seconds = (remaining_s % 60).toString().padStart(2, '0');
  return (
    <span className={styles['tabular']} role="timer">
      {hours > 0 ? `${hours}:${minutes.toString().padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`}
    </span>
  );
}

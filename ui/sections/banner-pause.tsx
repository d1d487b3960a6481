import { Pause, Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styles from './banner-clock.module.css';

/** Stops the clocks of the carousel that it stands in, and lets them go on. Not there where motion is not wanted. */
export function BannerPause({ label }: { label: string }): ReactNode {
  const [isPaused, setPaused] = useState(false);
  const Icon = isPaused ? Play : Pause;
  return (
    <button
      type="button"
      className={styles['pause']}
      aria-label={label}
      aria-pressed={isPaused}
      onClick={() => setPaused(!isPaused)}
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  );
}

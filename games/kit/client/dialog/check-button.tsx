/** A button that computes something again in this browser, and says what came of it. */
import { useState } from 'react';
import { useKitWords } from '../words/kit-words.ts';

/** What a check has found, in words. */
export type Found = { isGood: boolean; text: string };

type CheckButtonProps = {
  /** What fails is said to be the browser's. */
  check: () => Promise<Found>;
  isMain?: boolean;
};

/** The button with what was found beside it. */
export function CheckButton({ check, isMain = false }: CheckButtonProps) {
  const words = useKitWords();
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  async function run(): Promise<void> {
    setBusy(true);
    setFound(await check().catch(() => ({ isGood: false, text: words('check.failed') })));
    setBusy(false);
  }
  return (
    <div className="sheet-actions">
      <button
        type="button"
        className={`button${isMain ? ' button-main' : ''}`}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) void run();
        }}
      >
        {words('check.run')}
      </button>
      <output className={!isBusy && found?.isGood ? 'is-win' : undefined}>
        {isBusy ? words('check.busy') : found?.text}
      </output>
    </div>
  );
}

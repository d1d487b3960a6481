/** What stands in the place of a board that broke. */
import { useEffect } from 'react';
import { useKitWords } from '../words/kit-words.ts';

/** Results are then told by the panel and the row of results alone. */
export function BrokenBoard({ isShowing, onShown }: { isShowing: boolean; onShown: () => void }) {
  const words = useKitWords();
  useEffect(() => {
    if (isShowing) onShown();
  }, [isShowing, onShown]);
  return <p className="quiet board-broken">{words('board.broken')}</p>;
}

/** The chips to choose from, what was staked, and the buttons that deal. */
import { Redo2, RotateCcw, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChipFace } from './chip.tsx';
import { useWords } from '../words.ts';

export type TrayMove = 'undo' | 'clear' | 'double' | 'rebet';

type TrayProps = {
  chips: readonly number[];
  chosen: number;
  onChoose: (chip: number) => void;
  worth: (units: number) => string;
  moves: Readonly<Record<TrayMove, boolean>>;
  onMove: (move: TrayMove) => void;
  isOpen: boolean;
  children: ReactNode;
};

const icons = { undo: Undo2, clear: Trash2, double: Redo2, rebet: RotateCcw } as const;

/** The tray; `children` is the main button. */
export function Tray(props: TrayProps) {
  const { chips, chosen, onChoose, worth, moves, onMove, isOpen, children } = props;
  const words = useWords();
  const move = (name: TrayMove) => {
    const Icon = icons[name];
    return (
      <button
        type="button"
        className="tray-move"
        data-move={name}
        disabled={!moves[name]}
        onClick={() => onMove(name)}
      >
        {name === 'double' ? <b aria-hidden="true">×2</b> : <Icon aria-hidden="true" size={18} />}
        <span>{words(`tray.${name}`)}</span>
      </button>
    );
  };
  return (
    <div className="tray" data-open={isOpen}>
      <fieldset className="tray-chips" aria-label={words('tray.chips')}>
        {chips.map((chip, index) => (
          <button
            key={chip}
            type="button"
            className="tray-chip"
            aria-pressed={chip === chosen}
            aria-label={words('tray.chip', { amount: worth(chip) })}
            onClick={() => onChoose(chip)}
          >
            <ChipFace index={index} text={worth(chip)} />
          </button>
        ))}
      </fieldset>
      <div className="tray-buttons">
        {move('undo')}
        {move('clear')}
        {children}
        {move('rebet')}
        {move('double')}
      </div>
    </div>
  );
}

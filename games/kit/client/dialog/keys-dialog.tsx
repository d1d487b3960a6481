/** The keys of the shell, and the switch that turns them off. */
import { useKitWords, type KitMessageId } from '../words/kit-words.ts';
import { Sheet } from './sheet.tsx';

type KeysProps = {
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  onClose: () => void;
  /** Further keys of a game, with what they do. */
  more?: readonly (readonly [key: string, does: string])[];
};

const keys: readonly (readonly [string, KitMessageId])[] = [
  ['A', 'keys.half'],
  ['S', 'keys.double'],
  ['D', 'keys.least'],
  ['M', 'keys.mute'],
];

/** The sheet. */
export function KeysDialog({ isOn, onToggle, onClose, more = [] }: KeysProps) {
  const words = useKitWords();
  return (
    <Sheet title={words('keys.title')} onClose={onClose}>
      <label className="switch">
        <input type="checkbox" checked={isOn} onChange={(event) => onToggle(event.target.checked)} />
        {words('keys.switch')}
      </label>
      <dl className="facts">
        <div>
          <dt>{words('keys.bet')}</dt>
          <dd>
            <kbd>{words('keys.space')}</kbd>
          </dd>
        </div>
        {[...more, ...keys.map(([key, does]) => [key, words(does)] as const)].map(([key, does]) => (
          <div key={key}>
            <dt>{does}</dt>
            <dd>
              <kbd>{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

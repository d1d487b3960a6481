/** The keys of the shell, and the switch that turns them off. */
import { useKitWords, type KitMessageId } from '../words/kit-words.ts';
import { Sheet } from './sheet.tsx';

type KeysProps = {
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  onClose: () => void;
  /** Keys of a game, with what they do: further ones, and those that do something else there. */
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
  const taken = new Set(more.map(([key]) => key));
  const usual = keys.filter(([key]) => !taken.has(key)).map(([key, does]) => [key, words(does)] as const);
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
        {[...more, ...usual].map(([key, does]) => (
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

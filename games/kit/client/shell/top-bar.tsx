/** The upper edge of the game: the way out, its name, and what opens over it. */
import { ArrowLeft, History, Info, Keyboard, Music2, ShieldCheck, Volume2, VolumeX, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TablePreferences } from '../session/table-preferences.ts';
import { useKitWords } from '../words/kit-words.ts';

export type Panel = 'history' | 'fairness' | 'rules' | 'keys';

type TopBarProps = {
  title: string;
  /** Null where the page around the game has a way out of its own. */
  onLeave: (() => void) | null;
  preferences: TablePreferences;
  onToggle: (name: keyof TablePreferences) => void;
  /** Whether play may be hastened. */
  hasTurbo: boolean;
  onOpen: (panel: Panel) => void;
};

/** The bar. */
export function TopBar({ title, onLeave, preferences, onToggle, hasTurbo, onOpen }: TopBarProps) {
  const { isSoundOn, isMusicOn, isTurbo } = preferences;
  const words = useKitWords();
  return (
    <header className="bar">
      {onLeave && (
        <Tool label={words('panel.leave')} onPress={onLeave}>
          <ArrowLeft aria-hidden="true" size={20} />
        </Tool>
      )}
      <p className="bar-title" aria-hidden="true">
        {title}
      </p>
      {hasTurbo && (
        <Tool
          label={words(isTurbo ? 'tool.slow' : 'tool.turbo')}
          isOn={isTurbo}
          onPress={() => onToggle('isTurbo')}
        >
          <Zap aria-hidden="true" size={20} />
        </Tool>
      )}
      <Tool label={words(isSoundOn ? 'tool.mute' : 'tool.unmute')} onPress={() => onToggle('isSoundOn')}>
        {isSoundOn ? <Volume2 aria-hidden="true" size={20} /> : <VolumeX aria-hidden="true" size={20} />}
      </Tool>
      {isSoundOn && (
        <Tool
          label={words(isMusicOn ? 'tool.music_off' : 'tool.music_on')}
          isStruckOut={!isMusicOn}
          onPress={() => onToggle('isMusicOn')}
        >
          <Music2 aria-hidden="true" size={20} />
        </Tool>
      )}
      <Tool label={words('history.title')} opens="history" onPress={() => onOpen('history')}>
        <History aria-hidden="true" size={20} />
      </Tool>
      <Tool label={words('fair.title')} opens="fairness" onPress={() => onOpen('fairness')}>
        <ShieldCheck aria-hidden="true" size={20} />
      </Tool>
      <Tool label={words('rules.title')} opens="rules" onPress={() => onOpen('rules')}>
        <Info aria-hidden="true" size={20} />
      </Tool>
      <Tool label={words('keys.title')} opens="keys" onPress={() => onOpen('keys')} isForKeyboards>
        <Keyboard aria-hidden="true" size={20} />
      </Tool>
    </header>
  );
}

type ToolProps = {
  label: string;
  onPress: () => void;
  children: ReactNode;
  isOn?: boolean;
  isStruckOut?: boolean;
  isForKeyboards?: boolean;
  opens?: Panel;
};

function Tool({
  label,
  onPress,
  children,
  isOn = false,
  isStruckOut = false,
  isForKeyboards = false,
  opens,
}: ToolProps) {
  const names = [
    'tool',
    isOn && 'is-on',
    isStruckOut && 'is-struck-out',
    isForKeyboards && 'is-for-keyboards',
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={names.join(' ')}
      aria-label={label}
      title={label}
      data-opens={opens}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

import { paletteColours, templateNames } from '@marquee/contract/palette-colours.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './sites.module.css';

/** A template and one of its palettes. */
export interface Look {
  readonly theme_code: string;
  readonly theme_color: string;
}

export const firstLook: Look = { theme_code: 'casino1', theme_color: 'gold' };

/** The colours of a palette, in a drawing: the console's pages hold no colours of others in their style. */
export function Swatch({ theme, palette }: { theme: string; palette: string }): ReactNode {
  const colours = paletteColours[theme]?.[palette];
  if (!colours) return null;
  return (
    <svg className={styles['swatch']} viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" fill={colours.canvas} />
      <rect x="4" y="5" width="16" height="4" rx="1" fill={colours.text} />
      <rect x="4" y="12" width="16" height="7" rx="2" fill={colours.accent} />
    </svg>
  );
}

/** Every template with its palettes, to choose from. */
export function LookPicker({
  look,
  onLook,
  disabled = false,
}: {
  look: Look;
  onLook: (look: Look) => void;
  disabled?: boolean;
}): ReactNode {
  const words = useWords();
  return (
    <fieldset className={styles['looks']} disabled={disabled}>
      <legend>{words('look.template')}</legend>
      {Object.entries(templateNames).map(([theme_code, name]) => {
        const palettes = Object.keys(paletteColours[theme_code] ?? {});
        const isChosen = theme_code === look.theme_code;
        return (
          <div key={theme_code} className={clsx(styles['template'], isChosen && styles['chosen'])}>
            <label className={styles['templateName']}>
              <input
                type="radio"
                name="template"
                checked={isChosen}
                onChange={() => onLook({ theme_code, theme_color: palettes[0] ?? '' })}
              />
              {name} <span className={styles['quiet']}>{theme_code}</span>
            </label>
            <span className={styles['palettes']}>
              {palettes.map((theme_color) => (
                <button
                  key={theme_color}
                  type="button"
                  className={styles['palette']}
                  aria-label={words('look.palette', { template: name, palette: theme_color })}
                  aria-pressed={isChosen && theme_color === look.theme_color}
                  title={theme_color}
                  onClick={() => onLook({ theme_code, theme_color })}
                >
                  <Swatch theme={theme_code} palette={theme_color} />
                </button>
              ))}
            </span>
          </div>
        );
      })}
    </fieldset>
  );
}

import { Button } from '@marquee/ui/controls/button.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useWords, type Words } from '../../words/use-words.ts';
import { choicesOf, type FacetName } from './facets.ts';
import type { ApiGame, LobbyFilter } from './game-filter.ts';
import styles from './filter-sheet.module.css';

const names = ['feature', 'theme', 'volatility', 'provider'] as const satisfies readonly FacetName[];

export interface FilterSheetProps {
  readonly games: readonly ApiGame[];
  readonly filter: LobbyFilter;
  readonly onChange: (changes: Partial<LobbyFilter>) => void;
  /** How many games the filter lets through. */
  readonly count: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

function wordOf(t: Words, games: readonly ApiGame[], name: FacetName, value: string): string {
  if (name === 'provider') return games.find((game) => game.provider_code === value)?.provider_name ?? value;
  return t.find(`lobby.${name}.${value}`);
}

/** What is chosen, to be taken away one by one, and the sheet in which it is chosen. */
export default function FilterSheet({
  games,
  filter,
  onChange,
  count,
  open,
  onClose,
}: FilterSheetProps): ReactNode {
  const t = useWords();
  const [allShown, setAllShown] = useState<ReadonlySet<FacetName>>(new Set());
  const chosen = names.filter((name) => filter[name] !== '');
  const none = { provider: '', feature: '', theme: '', volatility: '' };
  return (
    <>
      {chosen.length > 0 && (
        <ul className={styles['chosen']} aria-label={t('lobby.chosen')}>
          {chosen.map((name) => {
            const word = wordOf(t, games, name, filter[name]);
            return (
              <li key={name}>
                <button
                  type="button"
                  className={styles['taken']}
                  aria-label={t('lobby.removeFilter', { filter: word })}
                  onClick={() => onChange({ [name]: '' })}
                >
                  {word}
                  <X size={16} aria-hidden="true" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <div className={styles['sheet']}>
        <Dialog
          open={open}
          onClose={onClose}
          wide
          title={t('lobby.filterTitle')}
          closeLabel={t('common.close')}
          footer={
            <>
              <Button variant="quiet" disabled={chosen.length === 0} onClick={() => onChange(none)}>
                {t('lobby.empty.reset')}
              </Button>
              <Button variant="primary" onClick={onClose}>
                {t('lobby.show', { count })}
              </Button>
            </>
          }
        >
          <div className={styles['groups']}>
            {names.map((name) => {
              const choices = choicesOf(games, filter, name);
              if (choices.length < 2 && filter[name] === '') return null;
              const isShort = choices.length <= 8 || allShown.has(name);
              return (
                <fieldset key={name} className={styles['group']}>
                  <legend>{t(`lobby.by.${name}`)}</legend>
                  <div className={styles['choices']}>
                    {(isShort ? choices : choices.slice(0, 7)).map((choice) => (
                      <button
                        key={choice.value}
                        type="button"
                        className={styles['choice']}
                        aria-pressed={filter[name] === choice.value}
                        onClick={() =>
                          onChange({ [name]: filter[name] === choice.value ? '' : choice.value })
                        }
                      >
                        {wordOf(t, games, name, choice.value)} <span>{choice.count}</span>
                      </button>
                    ))}
                    {!isShort && (
                      <button
                        type="button"
                        className={styles['choice']}
                        onClick={() => setAllShown(new Set([...allShown, name]))}
                      >
                        {t('lobby.allChoices', { count: choices.length })}
                      </button>
                    )}
                  </div>
                </fieldset>
              );
            })}
          </div>
        </Dialog>
      </div>
    </>
  );
}

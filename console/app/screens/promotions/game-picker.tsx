import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useOperation } from '../../api/use-operation.ts';
import { useWords } from '../../words/use-words.ts';
import frame from '../editor/editor.module.css';
import styles from './promotions.module.css';

interface Game {
  readonly provider_code: string;
  readonly game_code: string;
  readonly game_name: string;
}

/** Chooses one of the site's games by a part of its name. */
export function GamePicker({
  site,
  name,
  error,
  onGame,
}: {
  site: string;
  /** Of the game that is chosen; empty if none is. */
  name: string;
  error: string | undefined;
  onGame: (game: Game) => void;
}): ReactNode {
  const words = useWords();
  const [chosen, setChosen] = useState(name);
  const [text, setText] = useState(name);
  const isSearching = text.trim().length > 1 && text !== chosen;
  const found = useOperation(
    endpoints.gamesList,
    { site_code: site, search: text.trim().slice(0, 60), state: 'shown', limit: 8 },
    { enabled: isSearching },
  ).data?.value;
  return (
    <div className={styles['picker']}>
      <TextField
        label={words('promo.game')}
        hint={words('promo.gameHint')}
        error={error}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {isSearching && found && (
        <ul className={styles['found']} aria-label={words('promo.gamesFound')}>
          {found.length === 0 && <li className={frame['quiet']}>{words('promo.noGame')}</li>}
          {found.map((game) => (
            <li key={`${game.provider_code}/${game.game_code}`}>
              <button
                type="button"
                onClick={() => {
                  setChosen(game.game_name);
                  setText(game.game_name);
                  onGame(game);
                }}
              >
                {game.game_name} <span className={frame['quiet']}>{game.provider_name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

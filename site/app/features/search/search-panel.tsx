// The options of a combobox are links, so that a middle click opens a tab; a native list of options could not hold them.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { clsx } from 'clsx';
import { ArrowRight, Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useSession } from '../../session/session.ts';
import { playPath } from '../../shell/games.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { choicesOf } from '../lobby/facets.ts';
import { everyGame, nameOf, type ApiGame } from '../lobby/game-filter.ts';
import { knownGames, loadGames } from '../lobby/game-index.ts';
import { matchNames } from '../lobby/name-match.ts';
import { commandsOnPage } from './search-commands.ts';
import { useSearchPages } from './search-pages.ts';
import styles from './search.module.css';

/** How many games and pages are shown at most: what fits without scrolling far. */
const maxGames = 8;
const maxPages = 5;
/** How many features are offered before anything is typed. */
const maxFeatures = 6;

interface Option {
  readonly href: string;
  readonly label: string;
  readonly detail: string;
  /** The poster of a game; pages have none. */
  readonly image: string | undefined;
  /** The button of the page that is pressed instead of going somewhere. */
  readonly button?: HTMLElement;
}

/** Games, pages and what the layout can do, by their names as one types: the arrows choose, Enter goes there or does it. */
export default function SearchPanel({ onDone }: { onDone: () => void }): ReactNode {
  const t = useWords();
  const path = usePath();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const isPlayer = useSession().status === 'authenticated';
  const pages = useSearchPages(isPlayer);
  const [commands] = useState(commandsOnPage);
  const { games, hasFailed, retry } = useGames();

  // The dialog takes the focus when it opens, which is after this.
  useEffect(() => queueMicrotask(() => input.current?.focus()), []);

  const foundGames = matchNames(games ?? [], nameOf, typed).slice(0, maxGames);
  const foundPages = matchNames(pages, (page) => page.name, typed).slice(0, maxPages);
  const groups = [
    {
      title: t(typed.trim() === '' ? 'search.popular' : 'search.games'),
      options: foundGames.map((game): Option => ({
        href: path(playPath(game)),
        label: t.game(game),
        detail: game.provider_name,
        image: game.game_image,
      })),
    },
    {
      title: t('search.pages'),
      options: foundPages.map((page): Option => ({ ...page, detail: '', image: undefined })),
    },
    {
      title: t('search.commands'),
      options: matchNames(commands, (command) => command.name, typed).map(({ label, button }): Option => ({
        href: `#${button.id}`,
        label,
        detail: '',
        image: undefined,
        button,
      })),
    },
  ].filter((group) => group.options.length > 0);
  const options = groups.flatMap((group) => group.options);
  const chosen = Math.min(active, options.length - 1);
  const optionId = (index: number): string => `${id}-${index}`;

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      const next = (chosen + step + options.length) % options.length;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      document.getElementById(optionId(chosen))?.click();
    }
  }

  return (
    <search className={styles['search']}>
      <div className={styles['field']}>
        <Search size={20} aria-hidden="true" />
        <input
          ref={input}
          className={styles['input']}
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? optionId(chosen) : undefined}
          placeholder={t('search.hint')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className={styles['unseen']} role="status">
        {typed && t('search.count', { count: options.length })}
      </p>
      <div className={styles['results']}>
        {!games && !hasFailed && <Skeleton height="11rem" radius="var(--radius-card)" />}
        {hasFailed && (
          <p className={styles['none']} role="alert">
            {t('search.failed')}
            <Button size="small" onClick={retry}>
              {t('search.retry')}
            </Button>
          </p>
        )}
        <div id={`${id}-list`} role="listbox" aria-label={t('search.label')}>
          {groups.map((group, index) => {
            const before = groups.slice(0, index).flatMap((earlier) => earlier.options).length;
            return (
              <div key={group.title} role="group" aria-labelledby={`${id}-group-${index}`}>
                <div className={styles['group']} id={`${id}-group-${index}`}>
                  {group.title}
                </div>
                {group.options.map((option, place) => (
                  <OptionLink
                    key={option.label}
                    id={optionId(before + place)}
                    option={option}
                    isChosen={before + place === chosen}
                    onPoint={() => setActive(before + place)}
                    onDone={onDone}
                  />
                ))}
              </div>
            );
          })}
        </div>
        {games && typed.trim() === '' && (
          <nav className={styles['features']} aria-label={t('search.byFeature')}>
            {choicesOf(games, everyGame, 'feature')
              .slice(0, maxFeatures)
              .map(({ value, count }) => (
                <a
                  key={value}
                  className={styles['feature']}
                  href={path(`/slots?feature=${value}`)}
                  onClick={onDone}
                >
                  {t.find(`lobby.feature.${value}`)} <span>{count}</span>
                </a>
              ))}
          </nav>
        )}
        {games && options.length === 0 && (
          <div className={styles['none']}>
            <p>{t('search.none', { typed })}</p>
            <LinkButton size="small" href={path('/hot')} onClick={onDone}>
              {t('search.more')}
            </LinkButton>
          </div>
        )}
      </div>
    </search>
  );
}

function OptionLink({
  id,
  option,
  isChosen,
  onPoint,
  onDone,
}: {
  id: string;
  option: Option;
  isChosen: boolean;
  onPoint: () => void;
  onDone: () => void;
}): ReactNode {
  return (
    <a
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      href={option.href}
      className={clsx(styles['option'], option.image === undefined && styles['page'])}
      onPointerMove={onPoint}
      onClick={(event) => {
        onDone();
        if (!option.button) return;
        event.preventDefault();
        option.button.click();
      }}
    >
      {option.image !== undefined && (
        <img src={option.image} alt="" width={300} height={400} crossOrigin="anonymous" />
      )}
      <span className={styles['words']}>
        <span className={styles['label']}>{option.label}</span>
        {option.detail && <span className={styles['detail']}>{option.detail}</span>}
      </span>
      <ArrowRight className={styles['go']} size={18} aria-hidden="true" />
    </a>
  );
}

/** The site's games, loaded when the search is opened for the first time. */
function useGames(): {
  readonly games: readonly ApiGame[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
} {
  const [games, setGames] = useState(knownGames);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  useEffect(() => {
    async function load(): Promise<void> {
      const loaded = await loadGames().catch(() => undefined);
      if (loaded) setGames(loaded);
      else setFailedAttempt(attempt);
    }
    void load();
  }, [attempt]);
  return { games, hasFailed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}

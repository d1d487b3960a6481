/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- No element is a combobox whose options are drawn. */
import { Keyboard, LogOut, MonitorSmartphone, Moon, Sun, UserRound } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useNavigate } from 'react-router';
import { operate } from '../api/client.ts';
import { endpoints } from '../api/endpoints.ts';
import { failureText } from '../api/refusal-words.ts';
import { useOperation } from '../api/use-operation.ts';
import { useSettled } from '../screens/players/search-term.ts';
import { may, siteOf, useMe } from '../session/me.ts';
import { useSiteChoice, useTo } from '../session/site-choice.ts';
import { chooseScheme } from '../style/scheme.ts';
import { useWords } from '../words/use-words.ts';
import type { Area } from './areas.ts';
import styles from './palette.module.css';

/** Something that the palette leads to or does. */
interface Item {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  readonly aside?: string;
  readonly icon: ReactNode;
  readonly act: () => void;
}

/** What was found, and why players could not be looked for. */
interface Found {
  readonly items: readonly Item[];
  readonly failure: string | undefined;
}

/** Everything by its name: screens, actions and players. */
export default function Palette({
  areas,
  onClose,
  onHelp,
}: {
  areas: readonly Area[];
  onClose: () => void;
  onHelp: () => void;
}): ReactNode {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { items, failure } = useItems(areas, onHelp, text);
  const current = Math.min(at, items.length - 1);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Whatever is chosen comes into sight.
  }, [current]);

  function choose(item: Item | undefined): void {
    if (!item) return;
    dialog.current?.close();
    item.act();
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setAt((current + step + items.length) % items.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      choose(items[current]);
    }
  }
  return (
    <dialog
      ref={dialog}
      className={styles['palette']}
      aria-label={words('shell.search')}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <input
        type="text"
        role="combobox"
        className={styles['input']}
        aria-label={words('shell.search')}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={items[current] ? `${id}-${items[current].id}` : undefined}
        placeholder={words('palette.hint')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={words('palette.results')}
        className={styles['list']}
      >
        {items.map((item, index) => (
          // The keyboard works in the field above, which says which of these is chosen.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={item.id}
            id={`${id}-${item.id}`}
            role="option"
            aria-selected={index === current}
            className={styles['item']}
            data-group={items[index - 1]?.group === item.group ? undefined : item.group}
            onPointerMove={() => setAt(index)}
            onClick={() => choose(item)}
          >
            {item.icon}
            <span className={styles['label']}>{item.label}</span>
            {item.aside !== undefined && <span className={styles['aside']}>{item.aside}</span>}
          </li>
        ))}
      </ul>
      {(failure !== undefined || items.length === 0) && (
        <output className={styles['none']}>
          {failure === undefined ? words('palette.none') : words('palette.failed', { reason: failure })}
        </output>
      )}
    </dialog>
  );
}

function useItems(areas: readonly Area[], onHelp: () => void, text: string): Found {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const site_code = useSiteChoice();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const sought = useSettled(text.trim());
  const found = useOperation(
    endpoints.playersSearch,
    { search: sought, site_code, limit: 6 },
    { enabled: sought.length >= 2 && may(me, 'players.read') },
  );
  const signOut = useCallback(async () => {
    await operate(endpoints.sessionSignOut, {});
    await navigate('/sign-in', { replace: true });
    queries.clear();
  }, [navigate, queries]);
  const failure = failureText(words, found.error);
  const items = useMemo(() => {
    const screens: Item[] = areas.map(({ path, name, key, icon: Icon }) => ({
      id: path.slice(1),
      group: words('palette.screens'),
      label: words(name),
      aside: `g ${key}`,
      icon: <Icon size={16} aria-hidden="true" />,
      act: () => void navigate(to(path)),
    }));
    const actions: Item[] = [
      {
        id: 'sessions',
        label: words('sessions.title'),
        icon: <MonitorSmartphone size={16} aria-hidden="true" />,
        act: () => void navigate(to('/sessions')),
      },
      {
        id: 'light',
        label: words('palette.light'),
        icon: <Sun size={16} aria-hidden="true" />,
        act: () => chooseScheme('light'),
      },
      {
        id: 'dark',
        label: words('palette.dark'),
        icon: <Moon size={16} aria-hidden="true" />,
        act: () => chooseScheme('dark'),
      },
      {
        id: 'shortcuts',
        label: words('shortcuts.title'),
        icon: <Keyboard size={16} aria-hidden="true" />,
        act: onHelp,
      },
      {
        id: 'sign-out',
        label: words('account.signOut'),
        icon: <LogOut size={16} aria-hidden="true" />,
        act: () => void signOut(),
      },
    ].map((action) => ({ ...action, group: words('palette.actions') }));
    const players: Item[] = (found.data?.value ?? []).map((player) => ({
      id: `player-${player.player_id}`,
      group: words('area.players'),
      label: player.account_id,
      aside: siteOf(me, player.site_code).site_name,
      icon: <UserRound size={16} aria-hidden="true" />,
      act: () => void navigate(to(`/players/${player.player_id}`)),
    }));
    const needle = text.trim().toLowerCase();
    return [
      ...[...screens, ...actions].filter(({ label }) => label.toLowerCase().includes(needle)),
      ...(needle.length >= 2 ? players : []),
    ];
  }, [areas, words, me, to, navigate, signOut, onHelp, text, found.data]);
  return { items, failure };
}

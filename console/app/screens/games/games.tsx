import { Button } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Gamepad2, ListOrdered, Table2 } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { operateOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useCursorList } from '../../api/use-operation.ts';
import { FilterSelect, FilterText } from '../../forms/filter.tsx';
import { may, useMe } from '../../session/me.ts';
import { useSiteChoice } from '../../session/site-choice.ts';
import { Screen } from '../../shell/screen.tsx';
import { useAddressState } from '../../table/address-state.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWrittenState } from '../../table/written-state.ts';
import { useWords } from '../../words/use-words.ts';
import { BulkActions } from './bulk-actions.tsx';
import { ChangeDialog, type Change } from './change-dialog.tsx';
import { columnsOf, idOfGame } from './columns.tsx';
import { GamePanel } from './game-panel.tsx';
import { gameCategories, gameMarks, gameStates } from './game-states.ts';
import styles from './games.module.css';
import { OrderList } from './order-list.tsx';
import { useOneSite } from './site-of-screen.ts';

/** How often the rounds in play are counted again while one looks. */
const every_ms = 20_000;

/** The games of one site: found, marked, hidden, disabled at once, and put in order. */
export default function Games(): ReactNode {
  const words = useWords();
  const me = useMe();
  const { site, sites } = useOneSite('games.read');
  const chosen = useSiteChoice();
  const site_code = site?.site_code ?? '';
  const [, setSite] = useAddressState('site');
  const [mode, setMode] = useAddressState('mode');
  const [open, setOpen] = useAddressState('open');
  const term = useWrittenState('search');
  const [provider, setProvider] = useAddressState('provider');
  const [categoryText, setCategory] = useAddressState('category');
  const [stateText, setState] = useAddressState('state');
  const [markText, setMark] = useAddressState('mark');
  const [change, setChange] = useState<Change>();
  const canChange = may(me, 'games.update', site_code);
  const isOrdering = mode === 'order' && canChange;
  const search = term.settled;
  const category = gameCategories.find((one) => one === categoryText);
  const filter = isOrdering
    ? { site_code }
    : {
        site_code,
        search,
        provider_code: provider === '' ? undefined : provider,
        category,
        state: gameStates.find((one) => one === stateText),
        mark: gameMarks.find((one) => one === markText),
      };
  const list = useCursorList(
    [endpoints.gamesList.path, filter],
    (cursor, signal) => operateOrThrow(endpoints.gamesList, { ...filter, cursor, limit: 100 }, { signal }),
    // A list that comes again would take a game out of the hand that moves it.
    isOrdering ? {} : { every_ms },
  );
  const columns = useMemo(() => columnsOf(words), [words]);
  const opened = list.rows?.find((game) => idOfGame(game) === open);
  const isNarrowed = [search, provider, categoryText, stateText, markText].some((one) => one !== '');

  return (
    <Screen
      title={words('area.games')}
      actions={
        canChange && (
          <Button
            icon={
              isOrdering ? (
                <Table2 size={16} aria-hidden="true" />
              ) : (
                <ListOrdered size={16} aria-hidden="true" />
              )
            }
            onClick={() => setMode(isOrdering ? '' : 'order')}
          >
            {words(isOrdering ? 'games.order.done' : 'games.order.begin')}
          </Button>
        )
      }
    >
      {isOrdering ? (
        <OrderList key={site_code} site_code={site_code} state={list} />
      ) : (
        <div className={styles['beside']}>
          <DataTable
            name="games"
            label={words('area.games')}
            columns={columns}
            state={list}
            rowId={idOfGame}
            openId={open}
            onOpen={(game) => setOpen(idOfGame(game) === open ? '' : idOfGame(game))}
            actions={
              canChange
                ? // oxlint-disable-next-line react/no-unstable-nested-components -- It draws what the bar holds, and is no component.
                  (selected, done) => (
                    <BulkActions
                      games={selected}
                      onChange={(kind, games) => setChange({ kind, site_code, games, done })}
                    />
                  )
                : undefined
            }
            filters={
              <>
                <FilterText
                  main
                  label={words('games.search')}
                  placeholder={words('games.search')}
                  value={term.text}
                  onValue={term.write}
                />
                {sites.length > 1 && chosen === undefined && (
                  <FilterSelect
                    label={words('sites.site')}
                    value={site_code}
                    onValue={setSite}
                    options={sites.map((one) => ({ value: one.site_code, label: one.site_name }))}
                  />
                )}
                <FilterSelect
                  label={words('games.provider')}
                  value={provider}
                  onValue={setProvider}
                  options={[
                    { value: '', label: words('games.anyProvider') },
                    ...(list.first?.providers ?? []).map(({ provider_code, provider_name }) => ({
                      value: provider_code,
                      label: provider_name,
                    })),
                  ]}
                />
                <FilterSelect
                  label={words('games.category')}
                  value={categoryText}
                  onValue={setCategory}
                  options={[
                    { value: '', label: words('games.anyCategory') },
                    ...gameCategories.map((value) => ({ value, label: words(`gameCategory.${value}`) })),
                  ]}
                />
                <FilterSelect
                  label={words('games.state')}
                  value={stateText}
                  onValue={setState}
                  options={[
                    { value: '', label: words('games.anyState') },
                    ...gameStates.map((value) => ({ value, label: words(`gameState.${value}`) })),
                  ]}
                />
                <FilterSelect
                  label={words('games.marks')}
                  value={markText}
                  onValue={setMark}
                  options={[
                    { value: '', label: words('games.anyMark') },
                    ...gameMarks.map((value) => ({ value, label: words(`gameMark.${value}`) })),
                  ]}
                />
                {list.first && (
                  <output className={styles['total']}>
                    {words('games.total', { count: list.first.total })}
                  </output>
                )}
              </>
            }
            empty={
              <EmptyState
                picture={<Gamepad2 size={36} aria-hidden="true" />}
                title={words(isNarrowed ? 'games.noneFound' : 'games.none')}
                text={words(isNarrowed ? 'games.noneFoundText' : 'games.noneText')}
              />
            }
          />
          {opened && (
            <GamePanel
              key={idOfGame(opened)}
              game={opened}
              site_code={site_code}
              onClose={() => setOpen('')}
              onChange={setChange}
            />
          )}
        </div>
      )}
      {change && <ChangeDialog change={change} onClose={() => setChange(undefined)} />}
    </Screen>
  );
}

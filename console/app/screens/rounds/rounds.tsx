import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Dices } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { operateOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useCursorList } from '../../api/use-operation.ts';
import { FilterDays, momentsOf, useDayRange } from '../../forms/day-range.tsx';
import { FilterSelect, FilterText } from '../../forms/filter.tsx';
import { MoreFilters } from '../../forms/more-filters.tsx';
import { useMe } from '../../session/me.ts';
import { useDayZone, useSiteChoice } from '../../session/site-choice.ts';
import { Screen } from '../../shell/screen.tsx';
import { phone, useMedia } from '../../style/use-media.ts';
import { useAddressState } from '../../table/address-state.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWrittenState } from '../../table/written-state.ts';
import { useWords } from '../../words/use-words.ts';
import games from '../games/games.module.css';
import { columnsOf, idOfRound, roundOfId } from './columns.tsx';
import { RoundPanel } from './round-panel.tsx';

const states = ['open', 'settled', 'rolled_back'] as const;
const every_ms = 20_000;
/** Amounts as the contract takes them. */
const amount = /^\d{1,13}(\.\d{1,5})?$/;

function given(text: string): string | undefined {
  return text === '' ? undefined : text;
}

/** Rounds of every game: found by player, id, game, state, time and amount; one beside the list. */
export default function Rounds(): ReactNode {
  const words = useWords();
  const me = useMe();
  const site_code = useSiteChoice();
  const days = useDayZone();
  const onPhone = useMedia(phone);
  const [open, setOpen] = useAddressState('open');
  const player = useWrittenState('player');
  const roundId = useWrittenState('round');
  const [game, setGame] = useAddressState('game');
  const [stateText, setState] = useAddressState('state');
  const range = useDayRange();
  const least = useWrittenState('stake');
  const leastWon = useWrittenState('payout');
  const [, providerOfGame, codeOfGame] = /^([A-Z0-9]{2,16})\/(.+)$/.exec(game) ?? [];
  const within = momentsOf(range, days.timeZone);
  const filter = {
    site_code,
    account_id: given(player.settled),
    round_id: given(roundId.settled),
    provider_code: providerOfGame,
    game_code: codeOfGame,
    state: states.find((one) => one === stateText),
    from: within.from,
    to: within.until,
    min_stake: amount.test(least.settled) ? least.settled : undefined,
    min_payout: amount.test(leastWon.settled) ? leastWon.settled : undefined,
  };
  const list = useCursorList(
    [endpoints.roundsList.path, filter],
    (cursor, signal) => operateOrThrow(endpoints.roundsList, { ...filter, cursor, limit: 100 }, { signal }),
    { every_ms },
  );
  const columns = useMemo(
    () => columnsOf(words, me, list.updated_ms, onPhone),
    [words, me, list.updated_ms, onPhone],
  );
  const opened = roundOfId(open);
  return (
    <Screen title={words('area.rounds')}>
      <div className={games['beside']}>
        <DataTable
          name="rounds"
          label={words('area.rounds')}
          columns={columns}
          state={list}
          rowId={idOfRound}
          openId={open}
          onOpen={(round) => setOpen(idOfRound(round) === open ? '' : idOfRound(round))}
          filters={
            <>
              <FilterText
                main
                label={words('rounds.player')}
                placeholder={words('rounds.player')}
                value={player.text}
                onValue={player.write}
              />
              <FilterText
                type="text"
                label={words('rounds.id')}
                placeholder={words('rounds.id')}
                value={roundId.text}
                onValue={roundId.write}
              />
              <FilterSelect
                label={words('rounds.state')}
                value={stateText}
                onValue={setState}
                options={[
                  { value: '', label: words('rounds.anyState') },
                  ...states.map((value) => ({ value, label: words(`roundState.${value}`) })),
                ]}
              />
              {game !== '' && (
                <FilterSelect
                  label={words('games.game')}
                  value={game}
                  onValue={setGame}
                  options={[
                    { value: '', label: words('rounds.anyGame') },
                    { value: game, label: codeOfGame ?? game },
                  ]}
                />
              )}
              <MoreFilters>
                <FilterDays range={range} zone={days.name} />
                <FilterText
                  type="text"
                  label={words('rounds.minStake')}
                  placeholder={words('rounds.minStake')}
                  value={least.text}
                  onValue={least.write}
                />
                <FilterText
                  type="text"
                  label={words('rounds.minPayout')}
                  placeholder={words('rounds.minPayout')}
                  value={leastWon.text}
                  onValue={leastWon.write}
                />
              </MoreFilters>
            </>
          }
          empty={
            <EmptyState
              picture={<Dices size={36} aria-hidden="true" />}
              title={words('rounds.none')}
              text={words(stateText === 'open' ? 'rounds.noneOpenText' : 'rounds.noneText')}
            />
          }
        />
        {opened && <RoundPanel key={open} of={opened} onClose={() => setOpen('')} />}
      </div>
    </Screen>
  );
}

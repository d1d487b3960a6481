import type { roundsList } from '@marquee/contract/operate/rounds/list.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { toMinor } from '@marquee/ui/data/decimal.ts';
import { Money } from '@marquee/ui/data/money.tsx';
import { Sign, State, type Tone } from '../../figures/state.tsx';
import { formatAge } from '../../figures/time.ts';
import { Time } from '../../figures/time.tsx';
import { siteOf, type Me } from '../../session/me.ts';
import type { Column } from '../../table/column.ts';
import type { Words } from '../../words/use-words.ts';

export type Round = OperationAnswer<typeof roundsList>['value'][number];

/** By what a round is known; its own id may have slashes. */
export function idOfRound(round: Pick<Round, 'player_id' | 'provider_code' | 'round_id'>): string {
  return `${round.provider_code}/${round.player_id}/${round.round_id}`;
}

/** The inverse of `idOfRound`; nothing for what is none. */
export function roundOfId(id: string): Pick<Round, 'player_id' | 'provider_code' | 'round_id'> | undefined {
  const [, provider_code, player_id, round_id] = /^([A-Z0-9]+)\/(\d+)\/(.+)$/s.exec(id) ?? [];
  if (provider_code === undefined || player_id === undefined || round_id === undefined) return undefined;
  return { provider_code, player_id, round_id };
}

export const roundTones: Readonly<Record<Round['state'], Tone>> = {
  open: 'accent',
  settled: 'positive',
  rolled_back: 'neutral',
};

/** So long after its last move, a round that is still open needs a look. */
const stale_ms = 60 * 60_000;

export function columnsOf(words: Words, me: Me, now_ms: number, onPhone: boolean): readonly Column<Round>[] {
  return [
    {
      id: 'opened',
      title: words('rounds.began'),
      width: '13.5rem',
      order: ({ opened_at }) => opened_at,
      cell: ({ opened_at, site_code }) => (
        <Time at={opened_at} timeZone={siteOf(me, site_code).time_zone} seconds />
      ),
    },
    {
      id: 'account',
      title: words('player.account'),
      width: 'minmax(7.5rem, 1fr)',
      phone: 'first',
      order: ({ account_id }) => account_id,
      cell: ({ account_id }) => account_id,
    },
    {
      id: 'game',
      title: words('games.game'),
      width: 'minmax(9rem, 1.3fr)',
      lead: true,
      phone: 'second',
      order: ({ game_name }) => game_name,
      // What is open says for how long beside it.
      cell: ({ game_name, opened_at, site_code, state }) =>
        onPhone && state !== 'open' ? (
          <>
            {game_name} · <Time at={opened_at} timeZone={siteOf(me, site_code).time_zone} />
          </>
        ) : (
          game_name
        ),
    },
    {
      id: 'state',
      title: words('rounds.state'),
      width: 'minmax(9.5rem, 1fr)',
      phone: 'secondEnd',
      order: ({ state }) => state,
      cell: ({ state, opened_at, updated_at }) =>
        state === 'open' ? (
          now_ms - Date.parse(updated_at) > stale_ms ? (
            <Sign>{words('rounds.openFor', { age: formatAge(opened_at, now_ms, words.locale) })}</Sign>
          ) : (
            <State tone="accent">
              {words('rounds.openFor', { age: formatAge(opened_at, now_ms, words.locale) })}
            </State>
          )
        ) : (
          <State tone={roundTones[state]}>{words(`roundState.${state}`)}</State>
        ),
    },
    {
      id: 'stake',
      title: words('rounds.stake'),
      width: '8rem',
      align: 'end',
      order: ({ stake }) => toMinor(stake),
      cell: ({ stake, currency }) => <Money amount={stake} currency={currency} />,
    },
    {
      id: 'payout',
      title: words('rounds.payout'),
      width: '8rem',
      align: 'end',
      phone: 'firstEnd',
      named: true,
      order: ({ payout }) => toMinor(payout),
      cell: ({ payout, currency }) => <Money amount={payout} currency={currency} />,
    },
    {
      id: 'site',
      title: words('sites.site'),
      width: 'minmax(5.5rem, 1fr)',
      order: ({ site_code }) => siteOf(me, site_code).site_name,
      cell: ({ site_code }) => siteOf(me, site_code).site_name,
    },
    {
      id: 'id',
      title: words('rounds.id'),
      width: 'minmax(9rem, 1.2fr)',
      cell: ({ round_id }) => round_id,
    },
    {
      id: 'provider',
      title: words('games.provider'),
      width: 'minmax(7rem, 1fr)',
      optional: true,
      order: ({ provider_name }) => provider_name,
      cell: ({ provider_name }) => provider_name,
    },
  ];
}

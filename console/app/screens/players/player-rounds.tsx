import type { playersRounds } from '@marquee/contract/operate/players/rounds.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { Money } from '@marquee/ui/data/money.tsx';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { operate, operateOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { refusalText } from '../../api/refusal-words.ts';
import { useCursorList } from '../../api/use-operation.ts';
import { Time } from '../../figures/time.tsx';
import { siteOf, useMe } from '../../session/me.ts';
import { say } from '../../session/toasts.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import { Lines, type LineColumn } from './lines.tsx';
import type { Player } from './player.tsx';
import styles from './player.module.css';

function columnsOf(
  words: Words,
  currency: string,
  time_zone: string,
  replay: (provider_code: string, round_id: string) => Promise<void>,
): readonly LineColumn<OperationAnswer<typeof playersRounds>['value'][number]>[] {
  return [
    { title: words('round.at'), cell: ({ at }) => <Time at={at} timeZone={time_zone} seconds /> },
    {
      title: words('round.game'),
      cell: ({ game_name, provider_name }) => (
        <span>
          {game_name} <span className={styles['quiet']}>{provider_name}</span>
        </span>
      ),
    },
    {
      title: words('round.status'),
      cell: ({ status }) => words.find(`roundStatus.${status}`, status),
    },
    {
      title: words('round.stake'),
      end: true,
      cell: ({ stake }) => <Money amount={stake} currency={currency} />,
    },
    {
      title: words('round.payout'),
      end: true,
      cell: ({ payout }) => <Money amount={payout} currency={currency} />,
    },
    {
      title: words('round.id'),
      cell: ({ round_id }) => <span className={styles['code']}>{round_id}</span>,
    },
    {
      title: words('round.replay'),
      cell: ({ provider_code, round_id }) => (
        <Button
          size="small"
          variant="quiet"
          icon={<Play size={14} aria-hidden="true" />}
          aria-label={words('round.replayOf', { round: round_id })}
          onClick={() => void replay(provider_code, round_id)}
        >
          {words('round.replay')}
        </Button>
      ),
    },
  ];
}

/** The rounds of a player, each with the provider's page of it. */
export function PlayerRounds({ player }: { player: Player }): ReactNode {
  const words = useWords();
  const { time_zone } = siteOf(useMe(), player.site_code);
  const { player_id, currency } = player;
  const list = useCursorList([endpoints.playersRounds.path, player_id], (cursor, signal) =>
    operateOrThrow(endpoints.playersRounds, { player_id, cursor, limit: 50 }, { signal }),
  );
  async function replay(provider_code: string, round_id: string): Promise<void> {
    // The window is opened with the press, or the browser would take it for one that nobody asked for.
    const view = window.open('', '_blank');
    const found = await operate(endpoints.playersRoundReplay, { player_id, provider_code, round_id });
    const url = found.ok ? found.answer.url : null;
    if (url !== null && view) {
      view.opener = null;
      view.location.href = url;
      return;
    }
    view?.close();
    say(found.ok ? words('round.noReplay') : refusalText(words, found.refusal), 'error');
  }
  return (
    <Lines
      label={words('player.tab.rounds')}
      state={list}
      rowKey={({ provider_code, round_id }) => `${provider_code} ${round_id}`}
      empty={words('player.noRounds')}
      columns={columnsOf(words, currency, time_zone, replay)}
    />
  );
}

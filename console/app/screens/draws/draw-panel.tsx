import { Button } from '@marquee/ui/controls/button.tsx';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Facts, Nothing } from '../../figures/facts.tsx';
import { State } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { mayEverywhere, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from '../jackpots/jackpots.module.css';
import { CallOffDialog, SalesDialog } from './dialogs.tsx';
import { resultText, standingOf, type Draw, type DrawGame, type DrawRow } from './rows.ts';

/** One draw: its sales by currency, its winners by tier, the game's schedule, and the two ways to stop it. */
export function DrawPanel({
  of: { game, draw },
  onClose,
}: {
  of: Pick<DrawRow, 'game' | 'draw'>;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const [asks, setAsks] = useState<'callOff' | 'sales'>();
  const { word, tone } = standingOf(game, draw);
  const mayChange = mayEverywhere(me, 'games.update');
  const canCallOff =
    game.is_sold_ahead &&
    (draw.state === 'open' || draw.state === 'closed') &&
    draw.called_off === null &&
    draw.approval === null;
  return (
    <SidePanel
      title={words('draws.title', { game: game.game_name, draw: draw.draw })}
      onClose={onClose}
      footer={
        mayChange && (
          <>
            <Button onClick={() => setAsks('sales')}>
              {words(game.stopped ? 'draws.sales.resume' : 'draws.sales.stop')}
            </Button>
            {canCallOff && (
              <Button variant="danger" onClick={() => setAsks('callOff')}>
                {words('draws.callOff.do')}
              </Button>
            )}
          </>
        )
      }
    >
      {draw.approval && (
        <p className={styles['quiet']}>
          {words('draws.callOff.askedBy', { name: draw.approval.asked_by })}{' '}
          {mayEverywhere(me, 'approvals.read') && (
            <Link to={to('/approvals', { open: draw.approval.approval_id })} className={styles['link']}>
              {words('withdrawal.toApproval')}
            </Link>
          )}
        </p>
      )}
      <Facts
        facts={[
          [
            words('draws.state'),
            <State key="state" tone={tone}>
              {words(`draws.state.${word}`)}
            </State>,
          ],
          [words('draws.closes'), <Time key="closes" at={draw.closes_at} timeZone="UTC" seconds />],
          ...(draw.result ? [[words('draws.result'), resultText(words, draw.result)] as const] : []),
          ...(draw.called_off
            ? [
                [
                  words('draws.calledOff'),
                  <Time key="off" at={draw.called_off.at} timeZone="UTC" seconds />,
                ] as const,
                [words('draws.why'), `${draw.called_off.why} (${draw.called_off.by})`] as const,
              ]
            : []),
        ]}
      />
      <h3 className={styles['title']}>{words('draws.sales')}</h3>
      {draw.sales.length === 0 && <Nothing>{words('draws.nothingSold')}</Nothing>}
      <ul className={styles['list']}>
        {draw.sales.map((sales) => (
          <li key={sales.currency}>
            <Facts
              facts={[
                [words('draws.tickets'), sales.tickets.toLocaleString(words.locale)],
                [words('draws.staked'), formatMoney(sales.staked, sales.currency)],
                ...(sales.liability === null
                  ? [
                      [words('draws.winners'), sales.winners.toLocaleString(words.locale)] as const,
                      [words('draws.paid'), formatMoney(sales.paid, sales.currency)] as const,
                    ]
                  : [[words('draws.liability'), formatMoney(sales.liability, sales.currency)] as const]),
                ...(/[1-9]/.test(sales.given_back)
                  ? [[words('draws.givenBack'), formatMoney(sales.given_back, sales.currency)] as const]
                  : []),
              ]}
            />
          </li>
        ))}
      </ul>
      <Tiers draw={draw} />
      <Game game={game} />
      {asks === 'sales' && <SalesDialog game={game} onClose={() => setAsks(undefined)} />}
      {asks === 'callOff' && <CallOffDialog of={{ game, draw }} onClose={() => setAsks(undefined)} />}
    </SidePanel>
  );
}

/** How a lottery with pools was shared out, by currency and tier. */
function Tiers({ draw: { tiers } }: { draw: Draw }): ReactNode {
  const words = useWords();
  if (tiers.length === 0) return null;
  return (
    <>
      <h3 className={styles['title']}>{words('draws.byTier')}</h3>
      <ul className={styles['list']}>
        {tiers.map(({ currency, hits, lines, prize }) => (
          <li key={`${currency} ${hits}`}>
            <p className={styles['line']}>
              <b>{words('draws.tier', { hits })}</b>
              <span>{words('draws.lines', { count: Number(lines) })}</span>
            </p>
            <p className={styles['line']}>
              <span>{words('draws.prize')}</span>
              <span>{formatMoney(prize, currency)}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** When the draws of a game are held, whether they are sold, and what its pools hold. */
function Game({ game }: { game: DrawGame }): ReactNode {
  const words = useWords();
  return (
    <>
      <h3 className={styles['title']}>{game.game_name}</h3>
      <Facts
        facts={[
          [
            words('draws.every'),
            game.every_s < 60
              ? words('draws.seconds', { seconds: game.every_s })
              : words('draws.minutes', { minutes: Math.round(game.every_s / 60) }),
          ],
          ...(game.is_sold_ahead
            ? [[words('draws.sells'), game.sells.toLocaleString(words.locale)] as const]
            : []),
          [words('draws.pays'), words(`draws.pays.${game.pays}`)],
          [words('games.provider'), game.provider_code],
          ...(game.stopped
            ? [
                [
                  words('draws.state.stopped'),
                  <Time key="stopped" at={game.stopped.at} timeZone="UTC" seconds />,
                ] as const,
                [words('draws.why'), `${game.stopped.why} (${game.stopped.by})`] as const,
              ]
            : []),
          ...game.pools.flatMap(({ currency, jackpot, carried }) => [
            ...(jackpot === null
              ? []
              : [[words('draws.jackpot', { currency }), formatMoney(jackpot, currency)] as const]),
            [
              words(jackpot === null ? 'draws.carriedOn' : 'draws.carried', { currency }),
              formatMoney(carried, currency),
            ] as const,
          ]),
        ]}
      />
    </>
  );
}

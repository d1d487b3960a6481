import { Button } from '@marquee/ui/controls/button.tsx';
import { Checkbox } from '@marquee/ui/controls/checkbox.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { may, siteOf, useMe } from '../../session/me.ts';
import { say } from '../../session/toasts.ts';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Change, ChangeKind } from './change-dialog.tsx';
import { idOfGame, type Game } from './columns.tsx';
import { GameState } from './game-state.tsx';
import { gameMarks } from './game-states.ts';
import styles from './games.module.css';

/** One game on one site: how it stands, its marks, and what can be done with it. */
export function GamePanel({
  game,
  site_code,
  onClose,
  onChange,
}: {
  game: Game;
  site_code: string;
  onClose: () => void;
  onChange: (change: Change) => void;
}): ReactNode {
  const words = useWords();
  const me = useMe();
  const submission = useSubmission();
  const canChange = may(me, 'games.update', site_code);
  const { state, open_rounds, provider_code, game_code } = game;
  const ask = (kind: ChangeKind): void => onChange({ kind, site_code, games: [game], done: () => undefined });
  async function mark(name: (typeof gameMarks)[number], value: boolean): Promise<void> {
    const answer = await submission.run(endpoints.gamesChange, {
      site_code,
      games: [{ provider_code, game_code }],
      change: { [name]: value },
    });
    if (answer) say(words('games.changed', { count: 1 }));
  }
  const search = new URLSearchParams({ site: site_code, game: idOfGame(game) }).toString();
  return (
    <SidePanel
      title={game.game_name}
      onClose={onClose}
      footer={
        canChange && (
          <>
            {state === 'hidden' && <Button onClick={() => ask('show')}>{words('games.show.do')}</Button>}
            {state === 'shown' && <Button onClick={() => ask('hide')}>{words('games.hide.do')}</Button>}
            {state === 'disabled' ? (
              <Button variant="primary" onClick={() => ask('enable')}>
                {words('games.enable.do')}
              </Button>
            ) : (
              <Button variant="danger" onClick={() => ask('disable')}>
                {words('games.disable.do')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles['top']}>
        <img src={game.game_image} alt="" width={96} height={128} />
        <div>
          <GameState game={game} />
          <span>{game.provider_name}</span>
        </div>
      </div>
      {state === 'disabled' && (
        <p className={styles['note']}>
          {open_rounds > 0
            ? words('games.disabledOpen', { count: open_rounds })
            : words('games.disabledDone')}
        </p>
      )}
      {(state === 'off' || state === 'unlisted') && (
        <p className={styles['note']}>{words(`games.why.${state}`)}</p>
      )}
      <fieldset className={styles['marks']} disabled={!canChange || submission.busy}>
        <legend>{words('games.marks')}</legend>
        {gameMarks.map((name) => (
          <Checkbox
            key={name}
            label={words(`gameMark.${name}`)}
            name={name}
            checked={game[`is_${name}`]}
            onChange={(event) => void mark(name, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
      <FormMessage text={submission.message} />
      <Facts
        facts={[
          [words('sites.site'), siteOf(me, site_code).site_name],
          [words('games.place'), game.place],
          [words('games.category'), words.find(`gameCategory.${game.category}`, game.category)],
          [words('games.rtp'), game.rtp_percent === null ? '–' : `${game.rtp_percent} %`],
          [words('games.inPlay'), open_rounds],
          [words('games.code'), idOfGame(game)],
        ]}
      />
      <p className={styles['links']}>
        {may(me, 'rounds.read', site_code) && (
          <>
            <Link to={`/rounds?${search}`} className={styles['link']}>
              {words('games.toRounds')}
            </Link>
            {open_rounds > 0 && (
              <Link to={`/rounds?${search}&state=open`} className={styles['link']}>
                {words('games.toOpenRounds')}
              </Link>
            )}
          </>
        )}
        <Link
          to={`/rtp?${new URLSearchParams({ site: site_code, provider: provider_code }).toString()}`}
          className={styles['link']}
        >
          {words('games.toRtp')}
        </Link>
      </p>
    </SidePanel>
  );
}

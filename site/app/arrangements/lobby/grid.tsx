import type { ReactNode } from 'react';
import { LobbyGrid } from '../../features/lobby/lobby-grid.tsx';
import type { LobbyArrangementProps } from '../../features/lobby/lobby.tsx';
import styles from './grid.module.css';

/** Cards of one size, close together, under a line of controls. */
export default function LobbyAsGrid(props: LobbyArrangementProps): ReactNode {
  return (
    <div className={styles['lobby']}>
      <div className={styles['head']}>
        <h1 className={styles['title']}>{props.title}</h1>
        <p className={styles['count']} aria-live="polite">
          {props.countLine}
        </p>
      </div>
      {props.lead}
      {props.recent}
      <search className={styles['tools']}>
        <div className={styles['search']}>{props.search}</div>
        {props.providerChoice}
        {props.sortChoice}
      </search>
      {props.chips}
      {props.chosen}
      {props.empty || <LobbyGrid games={props.games} total={props.total} />}
    </div>
  );
}

import { useState } from 'react';
import { envelopeOf, callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { useRefreshMiniGames } from './mini-game-queries.ts';
import type { MiniGame, MiniGameResult } from './outcome.ts';
import { newClientSeed, type ToldBefore } from './proof-check.ts';

/**
 * How far a play is: `open` once its tokens are taken and its prize is drawn, `taking` while the prize is asked for, `showing`
 * while the game plays out what was drawn, `shown` when the player has seen it.
 */
type Phase = 'idle' | 'open' | 'taking' | 'showing' | 'shown';

interface State {
  readonly phase: Phase;
  /** Of the play that is shown, or the one before while another is open. */
  readonly result?: MiniGameResult | undefined;
  /** How many prizes were shown on this page. */
  readonly plays: number;
  /** What was known before the prize was drawn; undefined for a play that was left open and is resumed. */
  readonly told?: ToldBefore | undefined;
  /** The player wants to see the prize without playing it out. */
  readonly atOnce?: boolean;
}

export interface Play extends State {
  readonly isBetting: boolean;
  /** Pay the tokens and let the prize be drawn. */
  bet(): Promise<void>;
  /** Ask for the prize of the open play. */
  take(options?: { atOnce?: boolean }): Promise<void>;
  /** The game has shown the prize. */
  shown(): void;
}

/** A game's play, from the bet to the prize. A play that was left open is taken up where it was. */
export function usePlay(game: MiniGame): Play {
  const report = useReport();
  const player = usePlayerFields();
  const refresh = useRefreshMiniGames();
  const [state, setState] = useState<State>({ phase: 'idle', plays: 0 });
  const [isBetting, setBetting] = useState(false);
  const isLeftOpen = state.phase === 'idle' && game.open_play_id !== null;

  async function bet(): Promise<void> {
    if (!player) return;
    setBetting(true);
    try {
      const told = { server_seed_hash: game.next_seed_hash, client_seed: newClientSeed() };
      const { client_seed } = told;
      const { game_id, odds_version } = game;
      await callOrThrow(endpoints.miniGameBet, { ...player, game_id, client_seed, odds_version });
      setState((before) => ({ ...before, phase: 'open', told }));
    } catch (error) {
      // The play was begun in another tab: it goes on here.
      if (envelopeOf(error).statusMessage === 'miniGamePlayOpen') {
        setState((before) => ({ ...before, phase: 'open', told: undefined }));
      } else void report(error);
    }
    setBetting(false);
    refresh();
  }

  async function take({ atOnce = false } = {}): Promise<void> {
    if (!player) return;
    setState((before) => ({ ...before, phase: 'taking', atOnce }));
    try {
      const result = await callOrThrow(endpoints.miniGameReward, { ...player, game_id: game.game_id });
      setState((before) => ({ ...before, phase: 'showing', result, plays: before.plays + 1 }));
    } catch (error) {
      setState((before) => ({ ...before, phase: 'idle' }));
      refresh();
      void report(error);
    }
  }

  function shown(): void {
    setState((before) => (before.phase === 'showing' ? { ...before, phase: 'shown' } : before));
    refresh();
  }

  return { ...state, phase: isLeftOpen ? 'open' : state.phase, isBetting, bet, take, shown };
}

import type { spinPlay } from '@marquee/contract/api/spin/play.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { toMinor } from '@marquee/ui/data/decimal.ts';
import { useEffect, useState } from 'react';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { useRefreshMiniGames } from './mini-game-queries.ts';
import type { MiniGame } from './outcome.ts';
import { newClientSeed, type ToldBefore } from './proof-check.ts';

export interface Spin {
  /** The server is asked. */
  readonly isDrawing: boolean;
  /** Of the last spin on this page. */
  readonly result: AnswerOf<typeof spinPlay> | undefined;
  /** What was known before it was drawn. */
  readonly told: ToldBefore | undefined;
  spin(): Promise<void>;
}

/** Draws a prize of the site's wheel, however that is shown. A refusal is reported, and what is known is asked for again. */
export function useSpin(wheel: Pick<MiniGame, 'next_seed_hash' | 'odds_version'> | undefined): Spin {
  const report = useReport();
  const player = usePlayerFields();
  const refresh = useRefreshMiniGames();
  const [isDrawing, setDrawing] = useState(false);
  const [result, setResult] = useState<AnswerOf<typeof spinPlay>>();
  const [told, setTold] = useState<ToldBefore>();

  async function spin(): Promise<void> {
    if (!player || !wheel) return;
    setDrawing(true);
    try {
      const before = { server_seed_hash: wheel.next_seed_hash, client_seed: newClientSeed() };
      const { client_seed } = before;
      const { odds_version } = wheel;
      setResult(await callOrThrow(endpoints.spinPlay, { ...player, client_seed, odds_version }));
      setTold(before);
    } catch (error) {
      refresh();
      await report(error);
    }
    setDrawing(false);
  }
  return { isDrawing, result, told, spin };
}

/** Whether a spin is left today, and it is free or the player has the tokens for it. */
export function canSpin(wheel: MiniGame, token_balance: string): boolean {
  if (wheel.plays_left === 0) return false;
  return wheel.is_free_now || toMinor(token_balance) >= toMinor(wheel.token_cost);
}

/** When the next free spin comes, in milliseconds; undefined while one is free. Asks again when it has come. */
export function useNextFree(wheel: MiniGame | undefined): number | undefined {
  const refresh = useRefreshMiniGames();
  const free_ms = wheel?.next_free_at && !wheel.is_free_now ? Date.parse(wheel.next_free_at) : undefined;
  useEffect(() => {
    if (free_ms === undefined) return undefined;
    // A timer holds at most 2^31 ms; a free spin that is further away is asked for when the page is opened again.
    const timer = setTimeout(refresh, Math.min(2 ** 31 - 1, Math.max(1000, free_ms - Date.now() + 500)));
    return () => clearTimeout(timer);
  }, [free_ms, refresh]);
  return free_ms;
}

/** Draws of lotteries, bingo, races and bouts, for the operator: `/hub/draws/*`. */
import {
  drawsCallOffPath,
  drawsCallOffRequestSchema,
  drawsPath,
  drawsReportPath,
  drawsReportRequestSchema,
  drawsSalesPath,
  drawsSalesRequestSchema,
} from '@marquee/contract/providers/draws.ts';
import { gameListRequestSchema } from '@marquee/contract/providers/hub88.ts';
import { CallOffError, changeSales } from './draws/call-off.ts';
import { listNextDraws, reportDraws, reportedGames, scheduledGames } from './draws/draw-report.ts';
import type { Draws } from './draws/start.ts';
import { type AddHubCall, HubError } from './hub-call.ts';
import type { House } from './house.ts';

export function addDrawRoutes(add: AddHubCall, house: House, draws: () => Draws): void {
  const requireReported = (code: string): void => {
    if (!reportedGames(house).some((game) => game.code === code))
      throw new HubError(404, `game_code: ${code} has no draws that are reported`);
  };
  const requireScheduled = (code: string): void => {
    if (!scheduledGames(house).some((game) => game.code === code))
      throw new HubError(404, `game_code: ${code} has no draws that are held at their times`);
  };
  add(drawsPath, gameListRequestSchema, () => listNextDraws(house));
  add(drawsReportPath, drawsReportRequestSchema, () => reportDraws(house));
  add(drawsSalesPath, drawsSalesRequestSchema, async ({ game_code, stopped, actor, reason }) => {
    requireReported(game_code);
    return { changed: await changeSales(house, game_code, stopped, { actor, reason }) };
  });
  add(drawsCallOffPath, drawsCallOffRequestSchema, async ({ game_code, chain, draw, actor, reason }) => {
    requireScheduled(game_code);
    try {
      const named = { gameCode: game_code, chain, number: draw };
      return { given_back: await draws().callOff(named, { actor, reason }) };
    } catch (error) {
      if (error instanceof CallOffError)
        throw new HubError(error.fault === 'unknown' ? 404 : 400, error.message);
      throw error;
    }
  });
}

import { drawsList } from '@marquee/contract/operate/draws/list.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { formatMoney } from '../../kernel/money.ts';
import { latestApprovals } from '../../operators/approvals.ts';
import { readProviderDraws, subjectOfDraw } from '../../rounds/provider-draws.ts';

const money = (text: string): string => formatMoney(BigInt(text));

export const serveDrawsList = serveOperation(drawsList, async ({ app }) => {
  const { games, silent } = await readProviderDraws(app);
  const subjects = games.flatMap(({ providerCode, game_code: gameCode, draws }) =>
    draws.map(({ chain, draw }) => subjectOfDraw({ providerCode, gameCode, chain, draw })),
  );
  const open = new Map(
    (await latestApprovals(app.db, 'draw_call_off', subjects))
      .filter(({ state }) => state === 'open')
      .map(({ subject_id, approval_id, asked_by }) => [subject_id, { approval_id, asked_by }]),
  );
  return {
    value: games.map(({ providerCode, name, pools, draws, ...game }) => ({
      ...game,
      provider_code: providerCode,
      game_name: name,
      pools: pools.map(({ currency, jackpot, carried }) => ({
        currency,
        jackpot: jackpot === null ? null : money(jackpot),
        carried: money(carried),
      })),
      draws: draws.map(({ sales, tiers, ...draw }) => ({
        ...draw,
        sales: sales.map((one) => ({
          ...one,
          staked: money(one.staked),
          given_back: money(one.given_back),
          paid: money(one.paid),
          liability: one.liability === null ? null : money(one.liability),
        })),
        tiers: tiers.map((one) => ({ ...one, prize: money(one.prize) })),
        approval: open.get(subjectOfDraw({ ...draw, providerCode, gameCode: game.game_code })) ?? null,
      })),
    })),
    silent: [...silent],
  };
});

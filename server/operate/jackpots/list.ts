import { jackpotsList } from '@marquee/contract/operate/jackpots/list.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { formatMoney } from '../../kernel/money.ts';
import { readProviderJackpots } from '../../rounds/jackpot-report.ts';

const money = (text: string): string => formatMoney(BigInt(text));

export const serveJackpotsList = serveOperation(jackpotsList, async ({ app }) => {
  const { reports, silent } = await readProviderJackpots(app);
  return {
    value: reports.flatMap(({ providerCode, pots }) =>
      pots.map((pot) => ({
        provider_code: providerCode,
        jackpot_id: pot.id,
        game_codes: pot.game_codes,
        currency: pot.currency,
        number: pot.number,
        opened_at: pot.opened_at,
        seed: money(pot.seed),
        amount: money(pot.amount),
        must_pay_by: pot.must_pay_by === null ? null : money(pot.must_pay_by),
        saved: money(pot.saved),
        contribution_percent: pot.contribution_percent,
        saved_percent: pot.saved_percent,
        entries: Number(pot.entries),
        contributed: money(pot.contributed),
        seeds: money(pot.seeds),
        paid: money(pot.paid),
      })),
    ),
    wins: reports.flatMap(({ providerCode, wins }) =>
      wins.map((win) => ({
        provider_code: providerCode,
        jackpot_id: win.id,
        currency: win.currency,
        number: win.number,
        entries: Number(win.entries),
        paid: money(win.paid),
        round_id: win.round,
        won_at: win.won_at,
      })),
    ),
    silent: [...silent],
  };
});

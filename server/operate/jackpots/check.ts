import { jackpotsCheck } from '@marquee/contract/operate/jackpots/check.ts';
import type { ReportedJackpot } from '@marquee/contract/providers/jackpot.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { formatMoney } from '../../kernel/money.ts';
import { compareJackpots, readJackpotBooks, type JackpotSide } from '../../rounds/jackpot-books.ts';
import { readProviderJackpots } from '../../rounds/jackpot-report.ts';

export const serveJackpotsCheck = serveOperation(jackpotsCheck, async ({ app }) => {
  const { reports, silent } = await readProviderJackpots(app, { check: true });
  const compared = await Promise.all(
    reports.map(async ({ providerCode, pots }) => {
      const books = await readJackpotBooks(app.db, providerCode);
      return compareJackpots(books, pots.map(sideOf)).map(
        ({ currency, what, ledger, least, most, isSame }) => ({
          provider_code: providerCode,
          currency,
          what,
          ledger: formatMoney(ledger),
          least: formatMoney(least),
          most: formatMoney(most),
          is_same: isSame,
        }),
      );
    }),
  );
  return {
    value: compared.flat(),
    faults: reports.flatMap(({ providerCode, faults }) =>
      faults.map((text) => ({ provider_code: providerCode, text })),
    ),
    silent: [...silent],
  };
});

function sideOf({ currency, untold_seed, on_their_way: waits, ...pot }: ReportedJackpot): JackpotSide {
  return {
    currency,
    ...sumsOf(pot),
    onTheirWay: sumsOf(waits),
    untoldSeed: BigInt(untold_seed),
  };
}

function sumsOf({ contributed, seeds, paid }: Pick<ReportedJackpot, 'contributed' | 'seeds' | 'paid'>) {
  return { contributed: BigInt(contributed), seeds: BigInt(seeds), paid: BigInt(paid) };
}

import { drawsSetSales } from '@marquee/contract/operate/draws/set_sales.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { changeDrawSales, requireDrawGame } from '../../rounds/provider-draws.ts';

/** The provider is asked first, and keeps who asked and why itself; the entry of the audit says what it answered. */
export const serveDrawsSetSales = serveOperation(drawsSetSales, async ({ app, input, operator, change }) => {
  const { stopped, reason } = input;
  const key = { providerCode: input.provider_code, gameCode: input.game_code };
  const before = await requireDrawGame(app, key);
  const changed = await changeDrawSales(app, key, stopped, { actor: operator.email, reason });
  return change(async (_within, note) => {
    await note({
      siteId: null,
      subjectId: `${key.providerCode}/${key.gameCode}`,
      before: { sales_stopped: before.stopped !== null },
      after: { sales_stopped: stopped },
      reason,
    });
    return { changed };
  });
});

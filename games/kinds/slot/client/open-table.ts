/** Builds the table of a slot and its pages of information, by the slot's form. What tumbles is loaded only where something does. */
import type { CollectPaytable, Paytable, SlotPaytable } from '../shown-paytable.ts';
import { collectOddsPage } from './collect/odds-page.ts';
import type { FormPages } from './dialog/form-pages.ts';
import type { InfoOptions } from './dialog/info-dialog.ts';
import { createKeptMeter } from './features/kept-meter.ts';
import { linesPage } from './dialog/lines-page.ts';
import { oddsPage } from './dialog/odds-page.ts';
import { paysPage } from './dialog/pays-page.ts';
import { rulesPage } from './dialog/rules-page.ts';
import type { PlayedTable, TableRequest } from './played-table.ts';
import { createBookPlayer } from './player/play-book.ts';
import { finalCoins, finalGrid } from './reels/final-grid.ts';
import { createTable } from './table.ts';

export type OpenedTable = {
  table: PlayedTable;
  pagesOf: (options: InfoOptions) => FormPages;
};

/** @param request what every table is built with. */
export async function openTable(request: TableRequest, paytable: SlotPaytable): Promise<OpenedTable> {
  if (paytable.form !== 'tumble') return openReels(request, paytable);
  const [{ createTumbleTable }, { tumblePages }] = await Promise.all([
    import('./tumble/table.ts'),
    import('./tumble/dialog/pages.ts'),
  ]);
  return {
    table: createTumbleTable(request, paytable),
    pagesOf: (options) => tumblePages({ ...options, paytable }),
  };
}

function openReels(request: TableRequest, paytable: Paytable | CollectPaytable): OpenedTable {
  const { lastBook, scene, stage, art } = request;
  const keeps = paytable.form === 'collect' ? paytable : null;
  const last = lastBook && lastBook.form !== 'tumble' ? lastBook : null;
  const table = createTable({
    ...request,
    paytable,
    firstGrid: last && finalGrid(last),
    firstCoins: last ? finalCoins(last) : [],
    ...(keeps
      ? {
          kept: createKeptMeter(scene, stage, art.symbols, keeps),
          stripsAt: (collected) =>
            keeps.levels.findLast(({ begins }) => begins <= collected)?.strips ?? keeps.strips.base,
        }
      : {}),
  });
  const { parts, place, setPot, setBet } = table;
  const { start, play, showJackpot, giveUp } = createBookPlayer(parts);
  return {
    table: {
      message: parts.message,
      isTurning: parts.reels.isTurning,
      player: {
        start,
        async play(book, from) {
          if (book.form === 'tumble')
            throw new Error(`${book.game_code} turns reels, and this is a book of tumbles`);
          await play(book, from);
        },
        showJackpot,
        giveUp,
      },
      place,
      setPot,
      setMeter(collected) {
        parts.kept?.show(collected);
        parts.kept?.useLevelAt(collected);
      },
      setBet,
    },
    pagesOf(options) {
      const known = { ...options, paytable };
      const odds =
        paytable.form === 'collect'
          ? () => collectOddsPage({ ...options, paytable })
          : () => oddsPage({ ...options, paytable });
      return {
        pays: () => paysPage(known),
        wins: {
          label: paytable.evaluation.kind === 'lines' ? 'info.tab.lines' : 'info.tab.ways',
          build: () => linesPage(known),
        },
        rules: () => rulesPage(known),
        odds,
      };
    },
  };
}

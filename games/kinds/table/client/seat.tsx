/** Opens a table game: its view in the shell of the tables. */
import type { Seat } from '../../../kit/client/seat.ts';
import { TableShell } from './shell/table-shell.tsx';
import type { AnyTableView } from './table-view.ts';

const views = import.meta.glob<{ default: AnyTableView }>('./views/*.tsx');

/** Null if there is no such game. */
export async function takeSeat(code: string): Promise<Seat | null> {
  const load = views[`./views/${code}.tsx`];
  if (!load) return null;
  const { default: view } = await load();
  return {
    accent: view.accent,
    ...(view.game.category === 'poker' ? { music: 'poker' } : {}),
    render: (props) => <TableShell {...props} view={view} />,
  };
}

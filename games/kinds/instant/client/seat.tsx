/** Opens an instant game: its view in the shell of the kit. */
import type { GameView } from '../../../kit/client/game-view.ts';
import type { Seat } from '../../../kit/client/seat.ts';
import { GameShell } from '../../../kit/client/shell/game-shell.tsx';

const views = import.meta.glob<{ default: GameView<object, unknown> }>('./views/*.tsx');

/** Null if there is no such game. */
export async function takeSeat(code: string): Promise<Seat | null> {
  const load = views[`./views/${code}.tsx`];
  if (!load) return null;
  const { default: view } = await load();
  return { accent: view.accent, render: (props) => <GameShell {...props} view={view} /> };
}

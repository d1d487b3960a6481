/** A new crash game: draws and a chain of its own, in a skin of the house until it has its own. */
import { before, type NewGame, type Plan } from './new-game.ts';

/** The files of a crash game. */
export function crashPlan({ code, title }: NewGame): Plan {
  return {
    files: {
      [`games/kinds/crash/client/rooms/${code}.tsx`]: `import { createCrashView } from '../crash-view.tsx';
import { loadRocket } from '../skins/rocket.ts';

export default createCrashView('${code}', '#ffb35c', loadRocket);
`,
    },
    edits: {
      'games/kinds/crash/games.ts': before('];\n', `  { code: '${code}', title: '${title}', version: 1 },\n`),
    },
    copies: {},
    next: [
      'npm run games:publish writes the published file and docs/fairness.md.',
      `Draw a skin beside games/kinds/crash/client/skins/rocket.ts and name it in rooms/${code}.tsx.`,
      'Draw its poster: tools/posters/compositions/crash.ts. Until then the lobby has no picture of it.',
      `Its first chain is published when its draws first run: npm run games:chains shows it.`,
    ],
  };
}

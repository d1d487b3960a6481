import { createCrashView } from '../crash-view.tsx';
import { loadKite } from '../skins/kite.ts';

export default createCrashView('crash-kite', '#5cc8ff', loadKite);

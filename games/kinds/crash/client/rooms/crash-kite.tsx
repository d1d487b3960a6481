import { createCrashView } from '../crash-view.tsx';
import { kite } from '../skins/kite.ts';

export default createCrashView('crash-kite', '#5cc8ff', kite);

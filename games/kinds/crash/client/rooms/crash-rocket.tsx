import { createCrashView } from '../crash-view.tsx';
import { loadRocket } from '../skins/rocket.ts';

export default createCrashView('crash-rocket', '#ff9a5c', loadRocket);

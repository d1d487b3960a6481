import { createCrashView } from '../crash-view.tsx';
import { rocket } from '../skins/rocket.ts';

export default createCrashView('crash-rocket', '#ff9a5c', rocket);

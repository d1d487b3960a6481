import { createCrashView } from '../crash-view.tsx';
import { loadJeepney } from '../skins/jeepney.ts';

export default createCrashView('crash-jeepney', '#5fd6c4', loadJeepney);

import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** Jungle Drums: timber and fireflies, wood on wood. */
export default defineScene({
  palette: {
    accent: '#ffb84a',
    onAccent: '#2a1500',
    panel: '#1c2a12',
    reelTop: '#141f0c',
    reelBottom: '#2f4a1c',
    frameLight: '#f0e0a8',
    frame: '#8a5a26',
    frameDark: '#3a240e',
    freeSpins: '#4a3a00',
  },
  title: {
    font: 'Passion One',
    fill: ['#ffe9a8', '#e0a84a', '#a8641c'],
    outline: '#2a1505',
    glow: '#ffb04a',
    isUpperCase: true,
  },
  ambience: 'fireflies',
  shower: 'coins',
  life,
  feature: { ambience: 'embers', hue_deg: -70, saturation: 1.2, brightness: 0.7 },
  pace: { spin: 1, stagger: 1 },
  reelSpeed: 25,
  bounce: 0.85,
  effects: { usual: 'shake', bySymbol: { wild: 'swell', scatter: 'swing', monkey: 'hop', jaguar: 'shake' } },
});

import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** Thunder Hall: cold iron, snow, brass and thunder. */
export default defineScene({
  palette: {
    accent: '#8fd0ff',
    onAccent: '#06182a',
    panel: '#0f1c30',
    reelTop: '#0b1626',
    reelBottom: '#1e3656',
    frameLight: '#e6f2ff',
    frame: '#7a8ea8',
    frameDark: '#26374e',
    freeSpins: '#0a3a7a',
  },
  title: {
    font: 'Metal Mania',
    fill: ['#ffffff', '#c0dcf6', '#6a8fb8'],
    outline: '#0c1c34',
    glow: '#5fb4ff',
    isUpperCase: false,
  },
  ambience: 'snow',
  shower: 'stars',
  life,
  feature: { ambience: 'embers', hue_deg: 165, saturation: 1.5, brightness: 0.75 },
  pace: { spin: 1.15, stagger: 1.1 },
  reelSpeed: 24,
  bounce: 0.25,
  effects: { usual: 'shake', bySymbol: { wild: 'swell', scatter: 'turn' } },
});

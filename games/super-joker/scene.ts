import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** Super Joker: a candy-coloured stage, confetti, chip tunes. */
export default defineScene({
  palette: {
    accent: '#ff5fe0',
    onAccent: '#2b0026',
    panel: '#2a0a50',
    reelTop: '#240848',
    reelBottom: '#4c14a0',
    frameLight: '#ffe1fb',
    frame: '#a03cf0',
    frameDark: '#3a0f70',
    freeSpins: '#8a0a7a',
  },
  title: {
    font: 'Bangers',
    fill: ['#ffffff', '#ff9df0', '#7ad0ff'],
    outline: '#3a0a7a',
    glow: '#ff4fd8',
    isUpperCase: true,
  },
  ambience: 'confetti',
  shower: 'confetti',
  life,
  feature: { ambience: 'stars', hue_deg: 95, saturation: 1.3, brightness: 0.85 },
  pace: { spin: 0.85, stagger: 0.8 },
  reelSpeed: 28,
  bounce: 0.8,
  effects: { usual: 'swing', bySymbol: { wild: 'flip', seven: 'swell', bell: 'swing', scatter: 'turn' } },
});

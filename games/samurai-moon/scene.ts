import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** Samurai Moon: black lacquer, blossom, koto in insen. */
export default defineScene({
  palette: {
    accent: '#ff5a6a',
    onAccent: '#2b0206',
    panel: '#240a18',
    reelTop: '#1a0612',
    reelBottom: '#48102a',
    frameLight: '#ffd9b0',
    frame: '#a8242e',
    frameDark: '#3d0a14',
    freeSpins: '#7a0a2a',
  },
  title: {
    font: 'Black Ops One',
    fill: ['#ffe6d8', '#ff8a7a', '#d02a3a'],
    outline: '#2b0410',
    glow: '#ff4a5a',
    isUpperCase: true,
  },
  ambience: 'petals',
  shower: 'petals',
  life,
  feature: { ambience: 'fireflies', hue_deg: -75, saturation: 1.2, brightness: 0.85 },
  pace: { spin: 1.1, stagger: 1.1 },
  reelSpeed: 24,
  bounce: 0.3,
  effects: { usual: 'flip', bySymbol: { wild: 'swell', scatter: 'turn', katana: 'shake', samurai: 'swing' } },
});

import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** Lucky Sevens: a neon fruit machine with hard clicks and quick reels. */
export default defineScene({
  palette: {
    accent: '#ff4fb0',
    onAccent: '#2b0018',
    panel: '#2b0636',
    reelTop: '#1d0328',
    reelBottom: '#4a0a5c',
    frameLight: '#ffd6f2',
    frame: '#e0338f',
    frameDark: '#4a0a46',
    freeSpins: '#7a006a',
  },
  title: {
    font: 'Rye',
    fill: ['#ffffff', '#ffe27a', '#ff9a1f'],
    outline: '#5a0338',
    glow: '#ff3fa4',
    isUpperCase: true,
  },
  ambience: 'sparkles',
  shower: 'coins',
  life,
  feature: { ambience: 'stars', hue_deg: 120, saturation: 1.2, brightness: 0.85 },
  pace: { spin: 0.8, stagger: 0.8 },
  reelSpeed: 30,
  bounce: 0.45,
  effects: {
    usual: 'shake',
    bySymbol: {
      'seven-red': 'swell',
      'seven-blue': 'swell',
      'seven-green': 'swell',
      cherry: 'swing',
      wild2: 'hop',
      wild3: 'hop',
    },
  },
});

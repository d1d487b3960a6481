import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** Crystal Gems: cut stone, cold light, glass notes. */
export default defineScene({
  palette: {
    accent: '#6fd8ff',
    onAccent: '#04202e',
    panel: '#140a3a',
    reelTop: '#0d0630',
    reelBottom: '#241260',
    frameLight: '#eafaff',
    frame: '#7d8cff',
    frameDark: '#2a1a70',
    freeSpins: '#3a1aa0',
  },
  title: {
    font: 'Russo One',
    fill: ['#ffffff', '#9be4ff', '#4a7dff'],
    outline: '#1a0f5a',
    glow: '#59c8ff',
    isUpperCase: true,
  },
  ambience: 'sparkles',
  shower: 'gems',
  life,
  feature: { ambience: 'stars', hue_deg: 50, saturation: 1.3, brightness: 0.9 },
  pace: { spin: 1, stagger: 0.9 },
  reelSpeed: 24,
  bounce: 0.35,
  effects: { usual: 'turn', bySymbol: { wild: 'swell' } },
});

import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** Dusty Gulch: weathered boards, dust, a blues guitar. */
export default defineScene({
  palette: {
    accent: '#ffc06a',
    onAccent: '#2a1400',
    panel: '#3a2412',
    reelTop: '#2d1a0b',
    reelBottom: '#5c3a1c',
    frameLight: '#ffe4b8',
    frame: '#9a6a3a',
    frameDark: '#42290f',
    freeSpins: '#8a3a00',
  },
  title: {
    font: 'Rye',
    fill: ['#fff0cf', '#e8b878', '#a8682c'],
    outline: '#2d1606',
    glow: '#ffa04a',
    isUpperCase: false,
  },
  ambience: 'dust',
  shower: 'coins',
  life,
  feature: { ambience: 'embers', hue_deg: -18, saturation: 1.5, brightness: 0.7 },
  pace: { spin: 1, stagger: 1.05 },
  reelSpeed: 24,
  bounce: 0.5,
  effects: {
    usual: 'swing',
    bySymbol: { wild: 'shake', wild2: 'shake', wild3: 'shake', revolver: 'turn', scatter: 'swell' },
  },
});

import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** Isla del Fuego: basalt and fire at nightfall, sparks that rise. */
export default defineScene({
  palette: {
    accent: '#ffb03a',
    onAccent: '#2a0e00',
    panel: '#22101c',
    reelTop: '#140b16',
    reelBottom: '#3a1626',
    frameLight: '#ffd9a0',
    frame: '#a85a28',
    frameDark: '#3c1810',
    freeSpins: '#6a1404',
  },
  title: {
    font: 'Titan One',
    fill: ['#fff0b0', '#ff9a2a', '#d02808'],
    outline: '#24060a',
    glow: '#ff6a1a',
  },
  ambience: 'embers',
  shower: 'coins',
  life,
  feature: { ambience: 'embers', hue_deg: -16, saturation: 1.35, brightness: 0.78 },
  pace: { spin: 1, stagger: 1 },
  reelSpeed: 25,
  bounce: 0.5,
  effects: {
    usual: 'pulse',
    bySymbol: {
      volcano: 'shake',
      ember: 'swell',
      eagle: 'hop',
      mask: 'pulse',
      flower: 'turn',
      conch: 'swing',
    },
  },
});

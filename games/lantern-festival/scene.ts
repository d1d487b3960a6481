import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** Lantern Festival: a night of lanterns, lacquer, pentatonic bells. */
export default defineScene({
  palette: {
    accent: '#ffc24a',
    onAccent: '#2a1400',
    panel: '#2a0f3a',
    reelTop: '#1f0a2e',
    reelBottom: '#4c1a5c',
    frameLight: '#ffe6a8',
    frame: '#c0392e',
    frameDark: '#4a0d18',
    freeSpins: '#8a2a00',
  },
  title: {
    font: 'Titan One',
    fill: ['#fff6cf', '#ffc24a', '#ff7a2e'],
    outline: '#4a0a2a',
    glow: '#ffa03a',
    isUpperCase: true,
  },
  ambience: 'lanterns',
  shower: 'petals',
  life,
  feature: { ambience: 'embers', hue_deg: -30, saturation: 1.4, brightness: 0.85 },
  pace: { spin: 1.05, stagger: 1 },
  reelSpeed: 24,
  bounce: 0.6,
  effects: {
    usual: 'pulse',
    bySymbol: {
      rabbit: 'hop',
      wild: 'swell',
      scatter: 'turn',
      'lantern-gold': 'swing',
      'lantern-red': 'swing',
    },
  },
});

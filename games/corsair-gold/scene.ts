import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** Corsair Gold: a ship's brass, salt spray, a drum on deck. */
export default defineScene({
  palette: {
    accent: '#ffd24a',
    onAccent: '#2a1a00',
    panel: '#0d2c36',
    reelTop: '#092229',
    reelBottom: '#175060',
    frameLight: '#ffeab0',
    frame: '#b0802e',
    frameDark: '#4a300c',
    freeSpins: '#006a6a',
  },
  title: {
    font: 'Alfa Slab One',
    fill: ['#fff4c8', '#ffcf4a', '#c0801a'],
    outline: '#0a2a30',
    glow: '#ffc04a',
    isUpperCase: true,
  },
  ambience: 'bubbles',
  shower: 'coins',
  life,
  feature: { ambience: 'embers', hue_deg: -35, saturation: 1.2, brightness: 0.7 },
  pace: { spin: 1.05, stagger: 1.15 },
  reelSpeed: 25,
  bounce: 0.5,
  effects: {
    usual: 'swing',
    bySymbol: { wild: 'shake', coin: 'turn', parrot: 'hop', galleon: 'swing', compass: 'turn' },
  },
});

import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** Koi Pond: bamboo and still water, petals, a quiet flute. */
export default defineScene({
  palette: {
    accent: '#7affc8',
    onAccent: '#02281a',
    panel: '#06332f',
    reelTop: '#052a28',
    reelBottom: '#0f5c54',
    frameLight: '#f2ffe8',
    frame: '#a8b86a',
    frameDark: '#3a4a1e',
    freeSpins: '#006a4a',
  },
  title: {
    font: 'Titan One',
    fill: ['#ffffff', '#b8ffd8', '#4ad09a'],
    outline: '#063a34',
    glow: '#5affc0',
    isUpperCase: true,
  },
  ambience: 'petals',
  shower: 'petals',
  life,
  feature: { ambience: 'fireflies', hue_deg: 45, saturation: 1.1, brightness: 0.6 },
  pace: { spin: 1.2, stagger: 1.15 },
  reelSpeed: 20,
  bounce: 0.8,
  effects: { usual: 'swing', bySymbol: { wild: 'swell', scatter: 'turn', frog: 'hop', dragonfly: 'shake' } },
});

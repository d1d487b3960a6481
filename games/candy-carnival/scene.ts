import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** Candy Carnival: icing, confetti, glockenspiel. */
export default defineScene({
  palette: {
    accent: '#ff7ac0',
    onAccent: '#3a0020',
    panel: '#8a2a7a',
    reelTop: '#7a2470',
    reelBottom: '#b84aa0',
    frameLight: '#ffffff',
    frame: '#ff9ad0',
    frameDark: '#b83a80',
    freeSpins: '#d04aa0',
  },
  title: {
    font: 'Chango',
    fill: ['#ffffff', '#ffc0e4', '#ff6ab4'],
    outline: '#8a1a6a',
    glow: '#ff8ad0',
    isUpperCase: true,
  },
  ambience: 'confetti',
  shower: 'confetti',
  life,
  feature: { ambience: 'sparkles', hue_deg: 150, saturation: 1.2, brightness: 0.85 },
  pace: { spin: 0.95, stagger: 0.9 },
  reelSpeed: 25,
  bounce: 1,
  effects: {
    usual: 'hop',
    bySymbol: { wild: 'turn', lollipop: 'swing', bear: 'swing', mystery: 'flip', scatter: 'swell' },
  },
});

import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** Fruit Party: a paper party: bright, bouncing, plucked. */
export default defineScene({
  palette: {
    accent: '#ffd23f',
    onAccent: '#3a1a00',
    panel: '#6a1060',
    reelTop: '#5a0d52',
    reelBottom: '#9a1a7a',
    frameLight: '#fff6d0',
    frame: '#ff8a2e',
    frameDark: '#7a2a10',
    freeSpins: '#b0206a',
  },
  title: {
    font: 'Luckiest Guy',
    fill: ['#fff9b0', '#ffd23f', '#ff7a2e'],
    outline: '#7a0f5a',
    glow: '#ff5fa2',
    isUpperCase: true,
  },
  ambience: 'confetti',
  shower: 'confetti',
  life,
  feature: { ambience: 'sparkles', hue_deg: 160, saturation: 1.2, brightness: 0.85 },
  pace: { spin: 0.9, stagger: 0.9 },
  reelSpeed: 27,
  bounce: 1,
  effects: { usual: 'hop', bySymbol: { wild: 'swing', mystery: 'flip' } },
});

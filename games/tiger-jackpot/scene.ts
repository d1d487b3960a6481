import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** Tiger Jackpot: bamboo, leaves, loud lacquered drums. */
export default defineScene({
  palette: {
    accent: '#ffa02e',
    onAccent: '#2a1200',
    panel: '#0d3012',
    reelTop: '#0a2410',
    reelBottom: '#1a5a24',
    frameLight: '#f6ffce',
    frame: '#7da83a',
    frameDark: '#274a14',
    freeSpins: '#0a5a1a',
  },
  title: {
    font: 'Chango',
    fill: ['#fff3b0', '#ffa12e', '#e04a05'],
    outline: '#3a1200',
    glow: '#ff8a1a',
    isUpperCase: true,
  },
  ambience: 'leaves',
  shower: 'coins',
  life,
  feature: { ambience: 'embers', hue_deg: -75, saturation: 1.3, brightness: 0.8 },
  pace: { spin: 1, stagger: 1.2 },
  reelSpeed: 26,
  bounce: 0.7,
  effects: { usual: 'hop', bySymbol: { tiger: 'shake', wild: 'swell', coin: 'turn' } },
});

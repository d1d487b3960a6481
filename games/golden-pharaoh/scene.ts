import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** Golden Pharaoh: hewn stone, desert dust, a hijaz flute. */
export default defineScene({
  palette: {
    accent: '#ffc94a',
    onAccent: '#2a1800',
    panel: '#33200a',
    reelTop: '#2a1606',
    reelBottom: '#5a3812',
    frameLight: '#ffe9b0',
    frame: '#b98a3e',
    frameDark: '#4a3110',
    freeSpins: '#8a5a00',
  },
  title: {
    font: 'Cinzel Decorative',
    fill: ['#fff6cf', '#ffd257', '#b87a14'],
    outline: '#16305a',
    glow: '#ffb52e',
    isUpperCase: true,
  },
  ambience: 'dust',
  shower: 'coins',
  life,
  feature: { ambience: 'sparkles', hue_deg: 175, saturation: 1.1, brightness: 0.6 },
  pace: { spin: 1.1, stagger: 1.1 },
  reelSpeed: 22,
  bounce: 0.3,
  effects: { usual: 'pulse', bySymbol: { pharaoh: 'swell', wild: 'turn', scatter: 'turn' } },
});

import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** Twelve Bells: the inside of a clock tower at night, brass and blue, dust in the lamplight. */
export default defineScene({
  palette: {
    accent: '#ffc861',
    onAccent: '#2a1600',
    panel: '#14203a',
    reelTop: '#0d1730',
    reelBottom: '#24365c',
    frameLight: '#ffe9b8',
    frame: '#b8863a',
    frameDark: '#4a2e10',
    freeSpins: '#2a1a5c',
  },
  title: {
    font: 'Cinzel Decorative',
    fill: ['#fff6da', '#ffcf6a', '#b8762a'],
    outline: '#1a1020',
    glow: '#ffb84a',
  },
  ambience: 'dust',
  shower: 'coins',
  meter: 'clock',
  life,
  feature: { ambience: 'sparkles', hue_deg: 40, saturation: 1.15, brightness: 0.7 },
  pace: { spin: 1, stagger: 1 },
  reelSpeed: 24,
  bounce: 0.4,
  effects: { usual: 'pulse', bySymbol: { bell: 'swing', hand: 'turn' } },
});

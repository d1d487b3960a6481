import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** Clockwork Orchard: brass trees in a garden on a bright morning, blossom in the air. */
export default defineScene({
  palette: {
    accent: '#ffd24a',
    onAccent: '#2c1a00',
    panel: '#12352c',
    reelTop: '#0e3a30',
    reelBottom: '#1f6a4a',
    frameLight: '#ffe9b0',
    frame: '#c8913c',
    frameDark: '#4c2c0c',
    freeSpins: '#a85a10',
  },
  title: {
    font: 'Titan One',
    fill: ['#fff6c8', '#ffd24a', '#e07a1a'],
    outline: '#3a1c04',
    glow: '#ffc23a',
  },
  ambience: 'petals',
  shower: 'coins',
  life,
  feature: { ambience: 'fireflies', hue_deg: -22, saturation: 1.25, brightness: 0.86 },
  pace: { spin: 1, stagger: 1 },
  reelSpeed: 24,
  bounce: 0.6,
  effects: {
    usual: 'pulse',
    bySymbol: { wild: 'turn', drop: 'swell', cherry: 'swing', key: 'turn', spring: 'swell', nut: 'turn' },
  },
});

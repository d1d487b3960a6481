import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** Midnight Manor: carved dark stone, bats, harmonic minor organ. */
export default defineScene({
  palette: {
    accent: '#ff4a6a',
    onAccent: '#2b0208',
    panel: '#1c0a2a',
    reelTop: '#140720',
    reelBottom: '#3a1450',
    frameLight: '#e8d4ff',
    frame: '#6a3a8a',
    frameDark: '#25103a',
    freeSpins: '#6a0020',
  },
  title: {
    font: 'Metal Mania',
    fill: ['#ffe6ee', '#ff8aa0', '#c0203a'],
    outline: '#1c0418',
    glow: '#ff2a4a',
    isUpperCase: false,
  },
  ambience: 'bats',
  shower: 'gems',
  life,
  feature: { ambience: 'fireflies', hue_deg: 85, saturation: 1.4, brightness: 0.85 },
  pace: { spin: 1.15, stagger: 1.15 },
  reelSpeed: 23,
  bounce: 0.3,
  effects: { usual: 'swell', bySymbol: { wild: 'flip', bat: 'hop', wolf: 'shake', scatter: 'turn' } },
});

import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** Star Voyager: a cockpit window among stars, synthetic pulses. */
export default defineScene({
  palette: {
    accent: '#7af0ff',
    onAccent: '#02202a',
    panel: '#0b0d34',
    reelTop: '#070825',
    reelBottom: '#1a1c64',
    frameLight: '#e4ecff',
    frame: '#5a6ad0',
    frameDark: '#1c2060',
    freeSpins: '#5a0aa0',
  },
  title: {
    font: 'Russo One',
    fill: ['#ffffff', '#b8d0ff', '#8a6aff'],
    outline: '#120a4a',
    glow: '#6ac8ff',
    isUpperCase: true,
  },
  ambience: 'stars',
  shower: 'stars',
  life,
  feature: { ambience: 'sparkles', hue_deg: 75, saturation: 1.4, brightness: 1.05 },
  pace: { spin: 0.85, stagger: 0.75 },
  reelSpeed: 29,
  bounce: 0.4,
  effects: {
    usual: 'swell',
    bySymbol: { rocket: 'shake', planet: 'turn', satellite: 'swing', wild: 'turn', scatter: 'turn' },
  },
});

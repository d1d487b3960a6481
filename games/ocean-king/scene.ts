import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** Ocean King: bubbles, a ship's porthole, marimba and drops. */
export default defineScene({
  palette: {
    accent: '#4ae3ff',
    onAccent: '#02212c',
    panel: '#04304a',
    reelTop: '#03283f',
    reelBottom: '#07567c',
    frameLight: '#dff9ff',
    frame: '#c79a4a',
    frameDark: '#4d3410',
    freeSpins: '#004a7a',
  },
  title: {
    font: 'Titan One',
    fill: ['#ffffff', '#9ff0ff', '#1fa0e0'],
    outline: '#05355a',
    glow: '#3ad0ff',
    isUpperCase: true,
  },
  ambience: 'bubbles',
  shower: 'bubbles',
  life,
  feature: { ambience: 'sparkles', hue_deg: 45, saturation: 1.2, brightness: 0.6 },
  pace: { spin: 1.1, stagger: 1.05 },
  reelSpeed: 22,
  bounce: 0.75,
  effects: {
    usual: 'hop',
    bySymbol: { wild: 'swing', scatter: 'swell', whale: 'swing', shark: 'swing', turtle: 'swing' },
  },
});

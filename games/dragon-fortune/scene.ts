import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** Dragon Fortune: gilded red, embers rising, bells over a drum. */
export default defineScene({
  palette: {
    accent: '#ffb52e',
    onAccent: '#2a0d02',
    panel: '#3a0710',
    reelTop: '#3d0a12',
    reelBottom: '#6b121c',
    frameLight: '#ffe39a',
    frame: '#c98a1d',
    frameDark: '#5d330a',
    freeSpins: '#7a0a00',
  },
  title: {
    font: 'Bungee',
    fill: ['#fff3b0', '#ffc531', '#e07a05'],
    outline: '#5a0b05',
    glow: '#ff7a1a',
    isUpperCase: true,
  },
  ambience: 'embers',
  shower: 'coins',
  life,
  feature: { ambience: 'lanterns', hue_deg: -20, saturation: 1.35, brightness: 0.75 },
  pace: { spin: 1, stagger: 1 },
  reelSpeed: 25,
  bounce: 0.6,
  effects: {
    usual: 'pulse',
    bySymbol: { wild: 'turn', coin: 'turn', scatter: 'swell', dragon: 'swing', phoenix: 'swing' },
  },
});

import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** Amber Mammoth: a glacier under northern lights, ivory and ice, and the warm light of amber. */
export default defineScene({
  palette: {
    accent: '#5ff0c0',
    onAccent: '#00281f',
    panel: '#0c1f3c',
    reelTop: '#0a1c38',
    reelBottom: '#1c4468',
    frameLight: '#fff2d2',
    frame: '#c9a36a',
    frameDark: '#3d2412',
    freeSpins: '#4a1a72',
  },
  title: {
    font: 'Titan One',
    fill: ['#fff6d6', '#ffc24a', '#e8720e'],
    outline: '#14244a',
    glow: '#5ff0c0',
    isUpperCase: true,
  },
  ambience: 'snow',
  shower: 'gems',
  life,
  feature: { ambience: 'sparkles', hue_deg: -34, saturation: 1.4, brightness: 0.75 },
  pace: { spin: 1, stagger: 1 },
  reelSpeed: 24,
  bounce: 0.45,
  effects: {
    usual: 'pulse',
    bySymbol: {
      mammoth: 'shake',
      sabre: 'shake',
      elk: 'swing',
      owl: 'hop',
      star: 'turn',
      amber: 'swell',
    },
  },
});

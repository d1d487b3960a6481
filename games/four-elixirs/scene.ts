import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** Four Elixirs: an alchemist’s workshop at night, copper and glass, with embers in the air. */
export default defineScene({
  palette: {
    accent: '#ffb45e',
    onAccent: '#2c1200',
    panel: '#1c1430',
    reelTop: '#150d26',
    reelBottom: '#33204e',
    frameLight: '#ffe0bc',
    frame: '#c8743a',
    frameDark: '#4e2412',
    freeSpins: '#1c3c5c',
  },
  title: {
    font: 'Cinzel Decorative',
    fill: ['#fff4dc', '#ffc27a', '#c8642e'],
    outline: '#1c0c24',
    glow: '#ff9a4a',
  },
  ambience: 'embers',
  shower: 'gems',
  life,
  feature: { ambience: 'bubbles', hue_deg: -28, saturation: 1.2, brightness: 0.78 },
  forms: {
    ruby: { accent: '#ff5a6c', freeSpins: '#6a1226', hue_deg: 24 },
    amber: { accent: '#ffc04a', freeSpins: '#6b4208', hue_deg: 0 },
    emerald: { accent: '#3fe892', freeSpins: '#0c5436', hue_deg: -112 },
    sapphire: { accent: '#6aa2ff', freeSpins: '#17357e', hue_deg: -52 },
  },
  pace: { spin: 1, stagger: 1 },
  reelSpeed: 24,
  bounce: 0.5,
  effects: {
    usual: 'pulse',
    bySymbol: { wild: 'turn', hourglass: 'flip', candle: 'swell', scatter: 'swell', grimoire: 'swing' },
  },
});

import { defineScene } from '../kinds/slot/client/scene.ts';
import { life } from './life.ts';

/** Golden Carabao: rice terraces at sunset, warm gold on violet dusk. */
export default defineScene({
  palette: {
    accent: '#ffb52e',
    onAccent: '#2c1400',
    panel: '#2a1030',
    reelTop: '#2c0f3c',
    reelBottom: '#6a2440',
    frameLight: '#fff0b8',
    frame: '#d8922a',
    frameDark: '#5c2c08',
    freeSpins: '#7a1a2a',
  },
  title: {
    font: 'Chango',
    fill: ['#fff6c4', '#ffc02e', '#f0660a'],
    outline: '#3c1004',
    glow: '#ffb02e',
    isUpperCase: true,
  },
  ambience: 'fireflies',
  shower: 'coins',
  life,
  feature: { ambience: 'embers', hue_deg: -28, saturation: 1.25, brightness: 0.78 },
  pace: { spin: 1, stagger: 1.1 },
  reelSpeed: 27,
  bounce: 0.6,
  effects: { usual: 'hop', bySymbol: { wild: 'swell', drum: 'shake', salakot: 'swing', coin: 'turn' } },
});

import './tokens.css';
import './palettes.css';
import { assemble } from '../assemble.tsx';
import { GameCard } from './card.tsx';
import { Layout } from './layout.tsx';
import { manifest } from './template.ts';

export const template = assemble({
  manifest,
  Layout,
  GameCard,
  loadHome: async () => (await import('./home.tsx')).home,
});

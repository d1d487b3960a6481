import './tokens.css';
import './palettes.css';
import { assemble } from '../assemble.tsx';
import { GameCard } from './card.tsx';
import { Layout } from './layout.tsx';

export const template = assemble({
  Layout,
  GameCard,
  loadHome: async () => (await import('./home.tsx')).home,
});

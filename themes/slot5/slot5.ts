import './tokens.css';
import './palettes.css';
import type { Template } from '../template.ts';
import { GameCard } from './card.tsx';
import { Home } from './home.tsx';
import { Layout } from './layout.tsx';

export const template: Template = { preloadedFonts: ['karla', 'bungee'], Layout, Home, GameCard };

import './tokens.css';
import './palettes.css';
import { lazy } from 'react';
import type { Template } from '../template.ts';
import { GameCard } from './card.tsx';
import { Layout } from './layout.tsx';

const Home = lazy(async () => ({ default: (await import('./home.tsx')).Home }));

export const template: Template = { preloadedFonts: ['karla', 'bungee'], Layout, Home, GameCard };

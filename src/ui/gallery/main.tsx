import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchReadingFont } from '#ui/load-reading-font.ts';
import { Gallery } from './gallery.tsx';
import './gallery.css';

/** All parts on one page, for `npm run dev` at /gallery.html; no part of the production build. */
const root = document.getElementById('root');
if (root === null) throw new Error('gallery.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
void fetchReadingFont().then((font) => (font === null ? undefined : document.fonts.add(font)));

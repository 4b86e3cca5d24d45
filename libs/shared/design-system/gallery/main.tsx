import '../src/fonts/fonts.css';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from '../src/theme/index.ts';
import Gallery from './Gallery.tsx';

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <ThemeProvider>
    <Gallery />
  </ThemeProvider>,
);

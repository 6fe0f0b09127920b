import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { test as setup } from '@playwright/test';
import { build } from 'vite';
import { GALLERY_FOLDER } from './support/gallery.ts';

setup('the gallery is built', async () => {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    build: { outDir: GALLERY_FOLDER, rolldownOptions: { input: 'gallery.html' } },
  });
});

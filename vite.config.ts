import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { startScript } from './scripts/vite/start-script.ts';

export default defineConfig({
  plugins: [react({ compiler: true }), tailwindcss(), startScript()],
  server: { port: 4174, strictPort: true },
});

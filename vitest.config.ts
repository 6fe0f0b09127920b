import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';

export default defineConfig({
  // With the compiler, as the app is built.
  plugins: [react({ compiler: { compilationMode: 'annotation' } })],
  test: {
    coverage: {
      provider: 'v8',
      include: [
        'src/lib/**',
        'src/domain/**',
        'src/content/**',
        'src/platform/**',
        'src/shared/**',
        'src/features/**',
        'src/app/**',
      ],
      exclude: ['**/*.test.*', 'src/content/**/*-rows.ts'],
      reporter: ['text-summary', 'json-summary'],
    },
    projects: [
      {
        extends: true,
        test: { name: 'rules', environment: 'node', include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'views',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/testing/setup-views.ts'],
        },
      },
    ],
  },
});

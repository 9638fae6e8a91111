import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

// What every hydrated page needs comes in few files: a phone asks for each of them separately.
const together = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|@remix-run)\//, priority: 3 },
  { name: 'query', test: /node_modules\/@tanstack\//, priority: 2 },
];

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: together } } } } },
  },
  publicDir: 'public',
  // Known from the start: found late, they would reload the first page a developer opens.
  optimizeDeps: {
    include: ['react-dom/client', 'react-router/dom', '@mantine/core', '@tanstack/react-query'],
  },
  build: {
    target: 'es2022',
    // Tells the server where the texts' chunk of each language lies, to preload it.
    manifest: true,
    // A font inside a style sheet would be loaded even where it is not needed.
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
  },
});

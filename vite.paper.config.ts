import { defineConfig } from 'vite';

// Mails and papers are TSX, which Node does not run from source: they are built beside the pages.
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'src/paper/index.ts',
    outDir: 'build/next/server',
    emptyOutDir: false,
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'paper.js' } },
  },
});

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Bundles one calculation by itself, as a program that uses the engine and nothing else would. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  logLevel: 'warn',
  ssr: { noExternal: [/^@paperwage\//] },
  build: {
    ssr: 'src/cold.ts',
    outDir: 'dist/cold',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'cold.js' } },
  },
});

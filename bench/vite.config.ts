import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Bundles the benchmark with the project's own packages; the peers stay in bench/node_modules. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  logLevel: 'warn',
  ssr: { noExternal: [/^@paperwage\//] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
});

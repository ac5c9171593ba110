import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** What every calculation needs is one file, because a process opens each one by itself; rules stay in theirs. */
const engine = {
  name: 'engine',
  test: /packages.(?:values|payroll).src.(?!rules.(?:20|items|places|supplemental|certificates|tables|editions|load|pay-statements))/,
};

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
    rolldownOptions: { output: { entryFileNames: 'cold.js', codeSplitting: { groups: [engine] } } },
  },
});

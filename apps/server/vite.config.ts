import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

const here = import.meta.dirname;
const outFolder = path.join(here, 'dist');
const fontFolder = path.join(here, '../../packages/paper/src/fonts/generated');

/** The fonts that go into PDFs, beside the code that reads them. */
function copyFonts(): Plugin {
  return {
    name: 'copy-document-fonts',
    writeBundle({ dir: folder = outFolder }) {
      const target = path.join(folder, 'fonts');
      mkdirSync(target, { recursive: true });
      for (const file of readdirSync(fontFolder).filter((name) => name.endsWith('-with-other-alphabets.ttf'))) {
        copyFileSync(path.join(fontFolder, file), path.join(target, file));
      }
    },
  };
}

/** Our own packages are TypeScript and go into the bundle; what npm installed stays where it is. */
export default defineConfig({
  root: here,
  plugins: [copyFonts()],
  ssr: { noExternal: [/^@paperwage\//] },
  build: {
    ssr: true,
    outDir: outFolder,
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      // Not installed where no server needs it.
      external: [/^firebase-admin\//, 'stripe'],
      // The server holds all rules at once, so nothing is gained by loading those of a state when they are needed.
      onLog: (level, log, report) => {
        if (log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT') report(level, log);
      },
      input: {
        main: path.join(here, 'src/main.ts'),
        'render-worker': path.join(here, 'src/render-worker.ts'),
        command: path.join(here, 'src/command.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});

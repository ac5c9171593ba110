import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { builderChunks } from './builder-chunks.ts';
import { cutFraunces } from './cut-fraunces.ts';
import { builtSheets } from './built-sheets-plugin.ts';

const here = import.meta.dirname;

/** Where `npm run dev` runs the server that answers everything but the pages. */
const serverUrl = 'http://127.0.0.1:3001';

/** Drawing the home page's sheets takes most of a short build, as it should. */
const rolldownOptions = { checks: { pluginTimings: false } };

/** What every page has already, and names of styles. */
const THERE_OR_SMALL =
  /\/(?:rolldown-runtime|react|preload-helper|track|wants-privacy|use-variant|[\w-]+\.module)-[\w-]{8}\.js$/;

export default defineConfig(async ({ isSsrBuild }): Promise<UserConfig> => {
  await cutFraunces();
  return {
    root: here,
    plugins: [react(), builtSheets()],
    define: { 'import.meta.env.YEAR_OF_BUILD': String(new Date().getFullYear()) },
    // React has had it for long; the shim of wouter is for older ones.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    css: { transformer: 'lightningcss' },
    server: {
      host: '127.0.0.1',
      proxy: { '/api': serverUrl, '/site-config.json': serverUrl, '/docs': serverUrl, '/healthz': serverUrl },
    },
    build: isSsrBuild
      ? { outDir: 'dist/prerender', emptyOutDir: true, copyPublicDir: false, rolldownOptions }
      : {
          outDir: 'dist/client',
          emptyOutDir: true,
          manifest: true,
          rolldownOptions: { ...rolldownOptions, output: { codeSplitting: builderChunks } },
          modulePreload: {
            polyfill: false,
            // A page names what its script begins with. The code of every page names what is fetched with each of the others. Builders are large and have theirs
            // fetched at once; the others find theirs, mostly before a link to them is pressed.
            resolveDependencies: (file, needed, { hostType }) =>
              needed.filter(
                (one) =>
                  hostType === 'html' ||
                  one.endsWith('.css') ||
                  (/-builder-page-/.test(file) && !THERE_OR_SMALL.test(one)),
              ),
          },
          // Inlined files would need `data:` in the content security policy.
          assetsInlineLimit: 0,
          target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
        },
  };
});

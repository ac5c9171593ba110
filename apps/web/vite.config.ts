import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { cutFraunces } from './cut-fraunces.ts';

const here = import.meta.dirname;

/** Where `npm run dev` runs the server that answers everything but the pages. */
const serverUrl = 'http://127.0.0.1:3001';

export default defineConfig(async ({ isSsrBuild }): Promise<UserConfig> => {
  await cutFraunces();
  return {
    root: here,
    plugins: [react()],
    define: { 'import.meta.env.YEAR_OF_BUILD': String(new Date().getFullYear()) },
    css: { transformer: 'lightningcss' },
    server: {
      host: '127.0.0.1',
      proxy: { '/api': serverUrl, '/site-config.json': serverUrl, '/docs': serverUrl, '/healthz': serverUrl },
    },
    build: isSsrBuild
      ? { outDir: 'dist/prerender', emptyOutDir: true, copyPublicDir: false }
      : {
          outDir: 'dist/client',
          emptyOutDir: true,
          manifest: true,
          modulePreload: { polyfill: false },
          // Inlined files would need `data:` in the content security policy.
          assetsInlineLimit: 0,
          target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
        },
  };
});

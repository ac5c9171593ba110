import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

/** Where `npm run dev` runs the server that answers everything but the pages. */
const serverUrl = 'http://127.0.0.1:3001';

export default defineConfig(({ isSsrBuild }) => ({
  root: here,
  plugins: [react()],
  css: { transformer: 'lightningcss' },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': serverUrl, '/site-config.json': serverUrl, '/docs': serverUrl, '/healthz': serverUrl },
  },
  build: isSsrBuild
    ? { ssr: 'src/entry-server.tsx', outDir: 'dist/prerender', emptyOutDir: true, copyPublicDir: false }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        // Inlined files would need `data:` in the content security policy.
        assetsInlineLimit: 0,
        target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
      },
}));

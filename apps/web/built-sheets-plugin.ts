import path from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';

const SHEETS =
  /\/(?:features\/(?:home\/sample-sheets\.tsx|pricing\/plan-sheets\.tsx|calculator\/example-take-home\.ts|blog\/articles\.ts)|content\/faq-(?:content|questions)\.ts)$/;

/**
 * Runs the files that draw sheets, calculate examples and read articles while the site is built, and puts their results in
 * their place, so that a page carries finished pictures, figures and text instead of the tax engine and the layout behind them.
 */
export function builtSheets(): Plugin {
  // One for all files: loading the tax engine and the layout takes most of the time of each.
  let starting: Promise<ViteDevServer> | undefined;
  return {
    name: 'built-sheets',
    enforce: 'pre',
    load: {
      filter: { id: SHEETS },
      async handler(id) {
        starting ??= startRunning();
        const running = await starting;
        // A file that is loaded again while somebody works on the site has changed, or what it imports has.
        if (this.environment.mode === 'dev') running.moduleGraph.invalidateAll();
        return finishedSheets(await running.ssrLoadModule(path.normalize(id)));
      },
    },
    async buildEnd() {
      const running = await starting;
      starting = undefined;
      await running?.close();
    },
  };
}

function startRunning(): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
}

function finishedSheets(module: Readonly<Record<string, unknown>>): { code: string; moduleType: 'js' } {
  const lines = Object.entries(module).map(([name, drawn]) => `export const ${name} = ${JSON.stringify(drawn)};`);
  return { code: lines.join('\n'), moduleType: 'js' };
}

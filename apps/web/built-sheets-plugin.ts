import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';

const SHEETS =
  /\/(?:features\/(?:home\/sample-sheets\.tsx|pricing\/plan-sheets\.tsx|calculator\/example-take-home\.ts|blog\/articles\.ts)|content\/faq-(?:content|questions)\.ts)$/;

/**
 * Runs the files that draw sheets, calculate examples and read articles while the site is built, and puts their results in
 * their place, so that a page carries finished pictures, figures and text instead of the tax engine and the layout behind them.
 */
export function builtSheets(): Plugin {
  return { name: 'built-sheets', enforce: 'pre', load: { filter: { id: SHEETS }, handler: finishedSheets } };
}

async function finishedSheets(id: string): Promise<{ code: string; moduleType: 'js' }> {
  const { module } = await runnerImport<Readonly<Record<string, unknown>>>(path.normalize(id), {
    configFile: false,
    logLevel: 'error',
  });
  const lines = Object.entries(module).map(([name, drawn]) => `export const ${name} = ${JSON.stringify(drawn)};`);
  return { code: lines.join('\n'), moduleType: 'js' };
}

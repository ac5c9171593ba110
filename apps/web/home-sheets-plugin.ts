import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { SampleSheets } from './src/features/home/sample-sheets.tsx';

const source = path.join(import.meta.dirname, 'src/features/home/sample-sheets.tsx');

/**
 * Runs `sample-sheets.tsx` while the site is built and puts its result in its place, so that the home page carries two
 * finished pictures instead of the tax engine and the layout that draw them.
 */
export function homeSheets(): Plugin {
  return {
    name: 'home-sheets',
    enforce: 'pre',
    load: { filter: { id: /\/features\/home\/sample-sheets\.tsx$/ }, handler: finishedSheets },
  };
}

async function finishedSheets(): Promise<{ code: string; moduleType: 'js' }> {
  const { module } = await runnerImport<{ readonly sampleSheets: SampleSheets }>(source, {
    configFile: false,
    logLevel: 'error',
  });
  return { code: `export const sampleSheets = ${JSON.stringify(module.sampleSheets)};`, moduleType: 'js' };
}

import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';

const resolvedId = '\0virtual:home-sheets';
const source = path.join(import.meta.dirname, 'src/features/home/sample-sheets.tsx');

/** Makes `virtual:home-sheets`, which holds the finished sheets of the home page instead of the code that draws them. */
export function homeSheets(): Plugin {
  return {
    name: 'home-sheets',
    resolveId: { filter: { id: /^virtual:home-sheets$/ }, handler: () => resolvedId },
    load: { filter: { id: /^\0virtual:home-sheets$/ }, handler: finishedSheets },
  };
}

async function finishedSheets(): Promise<string> {
  const { module } = await runnerImport<typeof import('./src/features/home/sample-sheets.tsx')>(source, {
    configFile: false,
    logLevel: 'error',
  });
  return `export const sampleSheets = ${JSON.stringify(module.sampleSheets)};`;
}

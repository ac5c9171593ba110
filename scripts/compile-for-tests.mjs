/**
 * Compiles the packages and the server, and has unit tests import that. They are fifteen hundred modules; what Vitest
 * fetches one by one takes each worker half a minute.
 */
import { readdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Every file below a folder of the repository, as paths from its root. */
export function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, String(name)));
}

function isCode(path) {
  return /^(packages|apps[/\\]server)[/\\].*\.tsx?$/.test(path) && !/\.test\.|\b(?:dist|node_modules)\b/.test(path);
}

/** A module finds what lies beside it where its source does. */
const atTheirOwnPlace = {
  name: 'at-their-own-place',
  transform: {
    filter: { code: 'import.meta.' },
    handler: (code, id) =>
      code
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id)))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
  },
};

/**
 * Writes the compiled modules into a folder, which is emptied first.
 *
 * @param plugins - Of Rolldown, run before its own.
 */
export async function compileForTests(dir, { alias = {}, plugins = [] } = {}) {
  const compiled = await rolldown({
    cwd: root,
    input: ['packages', 'apps/server'].flatMap(filesIn).filter(isCode),
    platform: 'node',
    external: (name) => !/^([./#]|@paperwage\/)/.test(name) && !(name in alias),
    resolve: { alias },
    plugins: [...plugins, atTheirOwnPlace],
    logLevel: 'silent',
  });
  rmSync(dir, { recursive: true, force: true });
  await compiled.write({ dir, preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].mjs' });
  await compiled.close();
}

/** The plugin of Vite that has tests import what was compiled into a folder. */
export function importCompiled(dir) {
  return {
    name: 'import-compiled',
    enforce: 'pre',
    async resolveId(name, importer) {
      const found = /^[.@]/.test(name) ? await this.resolve(name, importer, { skipSelf: true }) : null;
      const path = found && relative(root, found.id);
      return path && isCode(path) ? join(dir, path.replace(/tsx?$/, 'mjs')) : found;
    },
  };
}

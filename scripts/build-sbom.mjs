/** Writes which packages the server and the pages are made of, and under which licenses, as CycloneDX. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
export const SBOM_FILE = 'apps/server/dist/sbom.cdx.json';
const DEVELOPMENT = 'cdx:npm:package:development';

/** What npm prints. It goes by the lock file, so that nothing needs to be installed. */
export function runNpm(args) {
  const { stdout, stderr, error } = spawnSync('npm', [...args, '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (stdout) return stdout;
  throw error ?? new Error(`npm ${args.join(' ')} printed nothing: ${stderr}`);
}

/**
 * The bill of materials for everything that isn't only for development. `--omit dev` would also leave out what both a
 * test and the server use.
 */
export function productionSbom() {
  const all = JSON.parse(runNpm(['sbom', '--sbom-format', 'cyclonedx']));
  const components = all.components.filter(
    ({ properties = [] }) => !properties.some(({ name }) => name === DEVELOPMENT),
  );
  const kept = new Set([all.metadata.component, ...components].map((one) => one['bom-ref']));
  const dependencies = all.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => kept.has(ref)) }));
  // npm names the application after the folder it happens to be in.
  const component = { ...all.metadata.component, type: 'application', name: 'paperwage' };
  return { ...all, metadata: { ...all.metadata, component }, components, dependencies };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--help')) {
    console.log(`node scripts/build-sbom.mjs: writes ${SBOM_FILE}, a part of the build.`);
  } else {
    const file = join(root, SBOM_FILE);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(productionSbom(), undefined, 2)}\n`);
  }
}

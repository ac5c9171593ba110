/**
 * Finds a Chromium for the browser tests, or installs one, and prints its path.
 *
 * Order: CHROME_PATH, an installed Chrome or Chromium, the browser that Playwright keeps, the one packed for npm,
 * Playwright's download, Debian's package (as root). The tests are never skipped for want of a browser: when nothing
 * works this stops with one sentence.
 */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const PACKED = { name: '@sparticuz/chromium', version: '147.0.0' };

/** What Chromium needs to run headless, also as root and without a network of its own. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function runs(path) {
  if (!path || !existsSync(path)) return undefined;
  const tried = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return tried.status === 0 ? path : undefined;
}

function installed() {
  // The shell starts and draws faster: it has no window of its own.
  const names = [
    'chromium-headless-shell',
    'google-chrome',
    'google-chrome-stable',
    'chromium',
    'chromium-browser',
    'chrome',
    'chrome.exe',
  ];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const usual = {
    darwin: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
  };
  for (const path of [...candidates, ...(usual[platform()] ?? [])]) {
    const found = runs(path);
    if (found) return found;
  }
  return undefined;
}

function fromPlaywright() {
  const cache = {
    linux: join(homedir(), '.cache', 'ms-playwright'),
    darwin: join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    win32: join(homedir(), 'AppData', 'Local', 'ms-playwright'),
  }[platform()];
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? cache;
  if (!folder || !existsSync(folder)) return undefined;
  const inside = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
  ];
  for (const version of readdirSync(folder)
    .filter((name) => name.startsWith('chromium-'))
    .sort()
    .reverse()) {
    for (const path of inside) {
      const found = runs(join(folder, version, path));
      if (found) return found;
    }
  }
  return undefined;
}

async function packedForNpm() {
  if (platform() !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(root, '.cache', 'browser');
  const module = join(folder, 'node_modules', PACKED.name, 'build', 'esm', 'index.js');
  if (!existsSync(module)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    const install = ['install', '--no-audit', '--no-fund', '--save-exact', `${PACKED.name}@${PACKED.version}`];
    if (spawnSync('npm', install, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
      return undefined;
  }
  if (!existsSync(module)) return undefined;
  // It unpacks the libraries that its build needs only if it believes it is on such a host.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
  const { default: chromium } = await import(pathToFileURL(module).href);
  return runs(await chromium.executablePath());
}

function downloaded() {
  const result = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    cwd: root,
    stdio: 'ignore',
    timeout: 300_000,
  });
  return result.status === 0 ? fromPlaywright() : undefined;
}

function fromDebian() {
  if (platform() !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    return undefined;
  }
  return installed();
}

/** The path of a working browser; throws with one clear sentence if there is none. */
export async function findBrowser() {
  if (process.env.CHROME_PATH) {
    const chosen = runs(process.env.CHROME_PATH);
    if (chosen) return chosen;
    throw new Error(`CHROME_PATH is ${process.env.CHROME_PATH}, which does not start. Correct it or unset it.`);
  }
  const found = installed() ?? fromPlaywright() ?? (await packedForNpm()) ?? downloaded() ?? fromDebian();
  if (found) return found;
  throw new Error(
    'No browser for the tests was found or could be installed. Install Chrome or Chromium, or set CHROME_PATH to one.',
  );
}

/** The same in the background: installing one takes half a minute, mostly waiting. */
export function findBrowserMeanwhile() {
  const finding = new Promise((resolve, reject) => {
    execFile(process.execPath, [fileURLToPath(import.meta.url)], (error, printed, complaint) => {
      if (error) reject(new Error(complaint.trim() || error.message));
      else resolve(printed.trim().split('\n').at(-1));
    });
  });
  // Only callers that wait for it see the error.
  finding.catch(() => undefined);
  return finding;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--help')) {
    console.log(
      'node scripts/find-browser.mjs: prints the path of the Chromium that the browser tests use, installing one if there is none.',
    );
  } else {
    try {
      console.log(await findBrowser());
    } catch (error) {
      console.error(error.message);
      process.exitCode = 1;
    }
  }
}

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { answering, freePort } from './servers.ts';

const CACHE = path.resolve('.cache');
const TEXT = /\.(?:js|css|html|json)$/;

/** A folder with `apps/server/dist` and `apps/web/dist`, as a build leaves it. */
export type Build = string;

/** A text that people read, and what they read in another build. */
interface Said {
  readonly from: string;
  readonly to: string;
}

export const THIS_BUILD: Build = path.resolve('.');

/** A site of its own that can be stopped, and started again at the same address with another build. */
export class BuiltSite {
  readonly #name: string;
  readonly #port: number;
  #server: ChildProcess | undefined;

  constructor(name: string, port: number) {
    this.#name = name;
    this.#port = port;
  }

  static async open(name: string): Promise<BuiltSite> {
    const site = new BuiltSite(name, await freePort());
    rmSync(site.#dataFolder, { recursive: true, force: true });
    await site.start();
    return site;
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  get #dataFolder(): string {
    return path.join(CACHE, 'e2e-data', this.#name);
  }

  async start(build: Build = THIS_BUILD): Promise<void> {
    mkdirSync(path.join(CACHE, 'e2e-logs'), { recursive: true });
    const log = openSync(path.join(CACHE, 'e2e-logs', `${this.#name}.log`), 'a');
    const server = spawn(process.execPath, [path.join(build, 'apps/server/dist/main.js')], {
      env: {
        ...process.env,
        PORT: String(this.#port),
        PUBLIC_URL: this.url,
        DATA_DIR: this.#dataFolder,
        NODE_ENV: 'production',
        BILLING: 'off',
        APP_CHECK_DIFFICULTY: '1',
        LOG_LEVEL: 'debug',
      },
      stdio: ['ignore', log, log],
    });
    this.#server = server;
    await answering(`http://127.0.0.1:${this.#port}/healthz`, () => server.exitCode !== null);
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }

  /** Goes on to another build, as a deployment does. */
  async deploy(build: Build): Promise<void> {
    await this.stop();
    await this.start(build);
  }
}

/**
 * Another build of the same site, made of this one in seconds: every file whose name changes with its content has another
 * name, and so has the build. `said` is what people read in place of another text.
 */
export function makeOtherBuild(said: Said): Build {
  const build = emptyBuild('renamed');
  const client = path.join(build, 'apps/web/dist/client');
  cpSync('apps/web/dist/client', client, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const renamed = new Map(assetsOf(THIS_BUILD).map((file) => [file, file.replace(/(.)(\.\w+)$/, otherLetter)]));
  const id = buildIdOf(THIS_BUILD);
  const change = (text: string) =>
    text
      .replace(/[\w.-]+-[\w-]{8}\.(?:js|css|woff2|ttf)/g, (file) => renamed.get(file) ?? file)
      .replaceAll(id, otherId(id))
      .replaceAll(said.from, said.to);
  for (const file of readdirSync(client, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const place = path.join(file.parentPath, file.name);
    if (TEXT.test(file.name)) writeFileSync(place, change(readFileSync(place, 'utf8')));
    const to = renamed.get(file.name);
    if (to !== undefined) renameSync(place, path.join(file.parentPath, to));
  }
  return build;
}

/** The same with a real build of changed sources, which takes minutes. */
export function buildAgain(said: Said): Build {
  const build = emptyBuild('built');
  const web = path.join(build, 'apps/web');
  cpSync('apps/web', web, { recursive: true, filter: (file) => !/^apps.web.dist/.test(file) });
  for (const file of readdirSync(path.join(web, 'src'), { recursive: true, withFileTypes: true })) {
    if (!/\.tsx?$/.test(file.name)) continue;
    const place = path.join(file.parentPath, file.name);
    writeFileSync(place, readFileSync(place, 'utf8').replaceAll(said.from, said.to));
  }
  const { status } = spawnSync(process.execPath, [path.join(web, 'build.mjs')], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The second build failed; its message is above.');
  return build;
}

function emptyBuild(name: string): Build {
  const build = path.join(CACHE, 'builds', name);
  rmSync(build, { recursive: true, force: true });
  cpSync('apps/server/dist', path.join(build, 'apps/server/dist'), { recursive: true });
  return build;
}

/** Names of the files of a build that change with their content. */
export function assetsOf(build: Build): readonly string[] {
  const files = readdirSync(path.join(build, 'apps/web/dist/client/assets'));
  return files.filter((file) => !/\.(?:br|gz)$/.test(file));
}

/** As the pages of a build name it. */
export function buildIdOf(build: Build): string {
  const html = readFileSync(path.join(build, 'apps/web/dist/client/index.html'), 'utf8');
  const [, id] = /<meta name="build" content="(\w+)"/.exec(html) ?? [];
  if (id === undefined) throw new Error('The pages do not name their build.');
  return id;
}

function otherLetter(_: string, letter: string, ending: string): string {
  return `${letter === 'Z' ? 'Y' : 'Z'}${ending}`;
}

function otherId(id: string): string {
  return id.startsWith('0') ? `1${id.slice(1)}` : `0${id.slice(1)}`;
}

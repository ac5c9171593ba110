import { existsSync } from 'node:fs';
import path from 'node:path';
import { aesVault } from './adapters/aes-vault.ts';
import { BackupRefused, backUp, restore } from './adapters/database/backup.ts';
import { databaseRecords } from './adapters/database/database-records.ts';
import type { Database } from './adapters/database/tables/tables.ts';
import { openDatabase } from './adapters/database/open-database.ts';
import { proveMasterKey } from './adapters/database/sealing/prove-master-key.ts';
import { rotateKeys } from './adapters/database/rotate-keys.ts';
import { MasterKeyMissing, readMasterKeys } from './adapters/master-key.ts';
import { systemClock } from './adapters/system-clock.ts';
import type { Config } from './config/config.ts';
import { readConfig } from './config/config.ts';
import type { FileStore } from './ports/file-store.ts';
import type { JobRecords } from './ports/job-records.ts';
import { masterKeysOf, openFiles } from './services.ts';

interface Place {
  readonly config: Config;
  readonly db: Database;
  readonly files: FileStore;
}

const MAX_JOBS_SHOWN = 200;

/** The command can't be carried out; the message says what to do. */
class CommandRefused extends Error {}

// Only the user who makes a backup may read it.
process.umask(0o077);

/** The operator's commands, which may run beside a server. Each returns the line to print. */
const commands: Readonly<Record<string, (place: Place, ...named: (string | undefined)[]) => Promise<string>>> = {
  async backup({ db, files, config }, named = defaultFolder()) {
    const folder = path.resolve(named);
    if (config.files.kind === 'disk' && isWithin(folder, config.files.folder)) {
      throw new CommandRefused(`${folder} holds the files to back up. Choose another folder for the backup.`);
    }
    const { rows, files: count } = await backUp({ db, files, kind: config.database.kind }, folder);
    return (
      `Backed up ${rows} rows and ${count} files to ${folder}. The master key is not in it. Keep that ` +
      'somewhere else.'
    );
  },

  async restore({ db, files, config }, folder) {
    if (folder === undefined) throw new CommandRefused('Name the backup folder: npm run restore -- <folder>');
    const vault = aesVault(keysForRestore(config));
    const { rows, files: count } = await restore(path.resolve(folder), { db, files }, vault);
    return `Restored ${rows} rows and ${count} files.`;
  },

  async 'rotate-keys'({ db, config }) {
    const vault = vaultOf(config);
    await proveMasterKey(db, vault);
    const count = await rotateKeys(db, vault);
    return `Rewrapped ${count} keys. When this says 0, you can remove the older master keys.`;
  },

  async jobs({ db, config }, what, id) {
    const { jobs: records } = databaseRecords({ db, vault: vaultOf(config), clock: systemClock });
    if (what !== undefined) return changeJobs(records, what, id);
    const jobs = await records.list(MAX_JOBS_SHOWN);
    const lines = jobs.map(({ id, kind, runAtMs, attempts, lastError, hasGivenUp }) => {
      const when = hasGivenUp ? 'gave up' : `next ${new Date(runAtMs).toISOString()}`;
      return `${id}  ${kind}  ${when}  attempts ${attempts}  ${lastError ?? ''}`.trimEnd();
    });
    return lines.length === 0 ? 'No job is waiting.' : lines.join('\n');
  },
};

const reading = readConfig(process.env);
if ('refusals' in reading) refuse(reading.refusals.join('\n'));
else await run(reading.config, process.argv[2] ?? '', process.argv.slice(3));

async function run(config: Config, name: string, named: readonly string[]): Promise<void> {
  const command = commands[name];
  if (!command) return refuse(`There’s no such command. Use one of: ${Object.keys(commands).join(', ')}.`);
  let db: Database | undefined;
  try {
    const isNew = name === 'restore';
    if (!isNew && config.database.kind === 'sqlite' && !existsSync(config.database.file)) {
      throw new CommandRefused(
        `There’s no database at ${path.resolve(config.database.file)}. Set DATA_DIR to what the server uses.`,
      );
    }
    refuseKeyAmongFiles(config);
    // Before opening the database, which may bring its tables up to date.
    if (isNew) keysForRestore(config);
    else if (name !== 'backup') vaultOf(config);
    db = await openDatabase(config.database, () => (isNew ? aesVault(keysForRestore(config)) : vaultOf(config)));
    process.stdout.write(`${await command({ config, db, files: await openFiles(config.files) }, ...named)}\n`);
  } catch (error) {
    const isExpected = [CommandRefused, BackupRefused, MasterKeyMissing].some((kind) => error instanceof kind);
    const reason = error instanceof Error ? error.message : String(error);
    refuse(isExpected ? reason : db ? `It failed: ${reason}` : cannotOpen(config, reason));
  } finally {
    await db?.destroy();
  }
}

/** Retries jobs, or drops one, as the operator chooses. */
async function changeJobs(jobs: JobRecords, what: string, id: string | undefined): Promise<string> {
  if (what === 'retry' && id !== undefined) {
    const count = await jobs.tryAgain(id === 'all' ? undefined : id, systemClock.nowMs());
    if (count === 0 && id !== 'all') throw new CommandRefused(`There’s no job ${id}.`);
    return `The running servers will retry ${count} ${count === 1 ? 'job' : 'jobs'}.`;
  }
  if (what === 'drop' && id !== undefined) {
    if (!(await jobs.drop(id))) throw new CommandRefused(`There’s no job ${id}.`);
    return 'Dropped the job without running it.';
  }
  throw new CommandRefused(
    'Run one of: npm run jobs, npm run jobs -- retry <id>, npm run jobs -- retry all, npm run jobs -- drop <id>',
  );
}

function vaultOf(config: Config) {
  return aesVault(masterKeysOf({ ...config, masterKey: { ...config.masterKey, mayMake: false } }));
}

/** The keys for the restored data; the destination is still empty, so there is nothing they must decrypt there. */
function keysForRestore({ masterKey }: Config) {
  return readMasterKeys({ ...masterKey, mayMake: false });
}

/** A backup would include the key, and a restore could replace it. */
function refuseKeyAmongFiles({ masterKey, files }: Config): void {
  if (masterKey.keys.length > 0 || files.kind !== 'disk' || !isWithin(masterKey.file, files.folder)) return;
  throw new CommandRefused(
    `The master key ${masterKey.file} is among the files people uploaded. Move it to another folder and set ` +
      'MASTER_KEY_FILE.',
  );
}

function isWithin(folder: string, outer: string): boolean {
  const inside = path.relative(path.resolve(outer), folder);
  return inside === '' || (!inside.startsWith('..') && !path.isAbsolute(inside));
}

function cannotOpen({ database, dataFolder }: Config, reason: string): string {
  const name = database.kind === 'sqlite' ? `The database in ${dataFolder}` : 'The database of DATABASE_URL';
  return `${name} cannot be opened: ${reason}`;
}

function defaultFolder(): string {
  return `backup-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
}

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

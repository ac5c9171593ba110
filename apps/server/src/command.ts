import { existsSync } from 'node:fs';
import path from 'node:path';
import { aesVault } from './adapters/aes-vault.ts';
import { BackupRefused, backUp, restore } from './adapters/database/backup.ts';
import { databaseRecords } from './adapters/database/database-records.ts';
import type { Database } from './adapters/database/open-database.ts';
import { openDatabase } from './adapters/database/open-database.ts';
import { proveMasterKey } from './adapters/database/prove-master-key.ts';
import { rotateKeys } from './adapters/database/rotate-keys.ts';
import { MasterKeyMissing, readMasterKeys } from './adapters/master-key.ts';
import { systemClock } from './adapters/system-clock.ts';
import type { Config } from './config.ts';
import { readConfig } from './config.ts';
import type { FileStore } from './ports/file-store.ts';
import { openFiles } from './services.ts';

interface Place {
  readonly config: Config;
  readonly db: Database;
  readonly files: FileStore;
}

const MOST_JOBS_SHOWN = 200;

// A backup is for the user who makes it alone.
process.umask(0o077);

/** What the operator can ask for, beside a server that may be running. Each answers the line to print. */
const commands: Readonly<Record<string, (place: Place, argument: string | undefined) => Promise<string>>> = {
  async backup({ db, files, config }, folder = defaultFolder()) {
    const { rows, files: count } = await backUp({ db, files, kind: config.database.kind }, path.resolve(folder));
    return `${rows} rows and ${count} files are in ${path.resolve(folder)}. The master key is not: keep it elsewhere.`;
  },

  async restore({ db, files, config }, folder) {
    if (folder === undefined) throw new BackupRefused('Name the folder of the backup: npm run restore -- <folder>');
    const vault = vaultOf(config);
    const { rows, files: count } = await restore(path.resolve(folder), { db, files }, (inside) =>
      proveMasterKey(inside, vault),
    );
    return `${rows} rows and ${count} files were restored.`;
  },

  async 'rotate-keys'({ db, config }) {
    const vault = vaultOf(config);
    await proveMasterKey(db, vault);
    const count = await rotateKeys(db, vault);
    return `${count} keys were wrapped anew. Once this says 0, the older master keys may be taken away.`;
  },

  async jobs({ db, config }) {
    const jobs = await databaseRecords({ db, vault: vaultOf(config), clock: systemClock }).jobs.list(MOST_JOBS_SHOWN);
    const lines = jobs.map(({ id, kind, runAtMs, attempts, lastError, hasGivenUp }) => {
      const when = hasGivenUp ? 'gave up' : `next ${new Date(runAtMs).toISOString()}`;
      return `${id}  ${kind}  ${when}  attempts ${attempts}  ${lastError ?? ''}`.trimEnd();
    });
    return lines.length === 0 ? 'No job is waiting.' : lines.join('\n');
  },
};

const reading = readConfig(process.env);
if ('refusals' in reading) refuse(reading.refusals.join('\n'));
else await run(reading.config, process.argv[2] ?? '', process.argv[3]);

async function run(config: Config, name: string, argument: string | undefined): Promise<void> {
  const command = commands[name];
  if (!command) return refuse(`There is no such command. There are: ${Object.keys(commands).join(', ')}.`);
  let db: Database | undefined;
  try {
    const isNew = name === 'restore';
    if (!isNew && config.database.kind === 'sqlite' && !existsSync(config.database.file)) {
      throw new BackupRefused(
        `There is no database at ${path.resolve(config.database.file)}. Set DATA_DIR as it is set for the server.`,
      );
    }
    db = await openDatabase(config.database);
    process.stdout.write(`${await command({ config, db, files: await openFiles(config.files) }, argument)}\n`);
  } catch (error) {
    const isExpected = error instanceof BackupRefused || error instanceof MasterKeyMissing;
    refuse(isExpected ? error.message : `It failed: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await db?.destroy();
  }
}

function vaultOf(config: Config) {
  return aesVault(readMasterKeys({ ...config.masterKey, mayMake: false }));
}

function defaultFolder(): string {
  return `backup-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
}

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

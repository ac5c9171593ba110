import type { Fingerprint } from './fingerprint.ts';

/** Larger than any file we make. */
const MAX_MEGABYTES = 100;
const MAX_BYTES = MAX_MEGABYTES * 1_000_000;
/** The header of a PDF may come after other bytes, which mail programs and scanners put there. */
const HEADER_BYTES = 1024;

export type ReadFile =
  | { readonly ok: true; readonly fingerprint: Fingerprint }
  /** Why it can't be checked, in words for the user. */
  | { readonly ok: false; readonly message: string };

/** Takes the fingerprint of a PDF or workbook; says what is wrong with any other file. */
export async function readFile(file: File): Promise<ReadFile> {
  const { name, size } = file;
  if (size === 0) return failed(`${name} is empty. Ask for the file again.`);
  if (size > MAX_BYTES) {
    return failed(`${name} is over ${MAX_MEGABYTES} MB, so it’s not a Paperwage document. Choose another file.`);
  }
  try {
    if (!(await isDocument(file))) {
      return failed(`${name} isn’t a PDF or Excel workbook. Choose the file you were given, or enter what’s on it.`);
    }
    const fingerprint = await fingerprintInWorker(file);
    if (fingerprint) return { ok: true, fingerprint };
  } catch {
    // What happened to the file is not known here: it may have been moved, changed or locked.
  }
  return failed(`We couldn’t read ${name}. Choose it again.`);
}

function failed(message: string): ReadFile {
  return { ok: false, message };
}

/** By its first bytes: the name of a file that came by mail says little. */
async function isDocument(file: Blob): Promise<boolean> {
  const start = new TextDecoder('latin1').decode(await file.slice(0, HEADER_BYTES).arrayBuffer());
  return start.includes('%PDF-') || start.startsWith('PK');
}

/** Nothing when the worker does not load or cannot read the file. */
async function fingerprintInWorker(file: File): Promise<Fingerprint | undefined> {
  const worker = new Worker(new URL('./fingerprint-worker.ts', import.meta.url), { type: 'module' });
  const taken = new Promise<Fingerprint | undefined>((resolve) => {
    worker.addEventListener('error', () => resolve(undefined));
    worker.addEventListener('message', ({ data }: MessageEvent<Fingerprint | undefined>) => resolve(data));
  });
  worker.postMessage(file);
  const fingerprint = await taken;
  worker.terminate();
  return fingerprint;
}

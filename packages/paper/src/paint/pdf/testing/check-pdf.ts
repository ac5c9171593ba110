import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import createQpdf from '@neslinesli93/qpdf-wasm';
import { vi } from 'vitest';

/** What the typings of the package leave out of the Emscripten module. */
interface Qpdf {
  readonly callMain: (args: string[]) => number;
  readonly FS: { readonly writeFile: (path: string, bytes: Uint8Array) => void };
}

type CreateQpdf = (module: {
  readonly locateFile: () => string;
  readonly wasmBinary: Uint8Array;
  readonly noInitialRun: boolean;
}) => Promise<Qpdf>;

/** What `qpdf --check` answers: 0 when the file is sound, 3 with warnings, 2 with errors. */
export async function checkPdf(bytes: Uint8Array): Promise<{ readonly status: number; readonly report: string }> {
  const file = createRequire(import.meta.url).resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');
  const lines: string[] = [];
  const keep = (line: unknown): void => void lines.push(String(line));
  // The module keeps the console it finds when it is made.
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(keep),
    vi.spyOn(console, 'error').mockImplementation(keep),
  ];
  try {
    const module = { locateFile: () => file, wasmBinary: readFileSync(file), noInitialRun: true };
    const qpdf = await (createQpdf as unknown as CreateQpdf)(module);
    qpdf.FS.writeFile('/checked.pdf', bytes);
    return { status: qpdf.callMain(['--check', '/checked.pdf']), report: lines.join('\n') };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

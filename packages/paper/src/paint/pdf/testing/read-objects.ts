import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import createQpdf from '@neslinesli93/qpdf-wasm';

/** What the typings of the package leave out of the Emscripten module. */
interface Qpdf {
  readonly callMain: (args: string[]) => number;
  readonly FS: {
    readonly writeFile: (path: string, bytes: Uint8Array) => void;
    readonly readFile: (path: string) => Uint8Array;
  };
}

type CreateQpdf = (module: {
  readonly instantiateWasm: (imports: WebAssembly.Imports, use: (instance: WebAssembly.Instance) => void) => object;
  readonly noInitialRun: boolean;
}) => Promise<Qpdf>;

/** A dictionary as qpdf writes it: names begin with `/`, text with `u:`, bytes with `b:`, and `5 0 R` refers to an object. */
export type PdfDictionary = Readonly<Record<string, unknown>>;

/** The objects of a PDF, found by what refers to them. */
export interface PdfObjects {
  readonly trailer: PdfDictionary;
  readonly all: readonly PdfDictionary[];
  /** The dictionary itself or the one referred to, a stream's too; empty for anything else. */
  readonly dictionary: (value: unknown) => PdfDictionary;
  readonly array: (value: unknown) => readonly unknown[];
  /** The data of a stream, uncompressed where its filter loses nothing. */
  readonly stream: (reference: unknown) => Buffer | undefined;
}

let compiled: WebAssembly.Module | undefined;

/** A module of qpdf, which keeps the console that it finds now. */
export async function createQpdfModule(): Promise<Qpdf> {
  const file = createRequire(import.meta.url).resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');
  const wasm = (compiled ??= await WebAssembly.compile(readFileSync(file)));
  return (createQpdf as unknown as CreateQpdf)({
    instantiateWasm: (imports, use) => {
      void WebAssembly.instantiate(wasm, imports).then(use);
      return {};
    },
    noInitialRun: true,
  });
}

type PdfObject = {
  readonly value?: unknown;
  readonly stream?: { readonly dict: PdfDictionary; readonly data: string };
};

/** Reads a PDF with qpdf, which knows nothing of our writer. Throws when it cannot. */
export async function readPdfObjects(bytes: Uint8Array): Promise<PdfObjects> {
  const qpdf = await createQpdfModule();
  qpdf.FS.writeFile('/read.pdf', bytes);
  const asked = ['--json=2', '--json-key=qpdf', '--json-stream-data=inline', '--decode-level=generalized'];
  if (qpdf.callMain([...asked, '/read.pdf', '/read.json']) !== 0) throw new Error('qpdf cannot read the file');
  const text = new TextDecoder().decode(qpdf.FS.readFile('/read.json'));
  const [, objects] = (JSON.parse(text) as { readonly qpdf: readonly [unknown, Readonly<Record<string, PdfObject>>] })
    .qpdf;
  const found = (value: unknown): unknown => {
    const object = typeof value === 'string' ? objects[`obj:${value}`] : undefined;
    return object ? (object.stream?.dict ?? object.value) : value;
  };
  const isDictionary = (value: unknown): value is PdfDictionary =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  return {
    trailer: objects['trailer']!.value as PdfDictionary,
    all: Object.values(objects)
      .map(({ value, stream }) => stream?.dict ?? value)
      .filter(isDictionary),
    dictionary: (value) => [found(value)].find(isDictionary) ?? {},
    array: (value) => [found(value)].find((one) => Array.isArray(one)) ?? [],
    stream: (reference) => {
      const data = objects[`obj:${String(reference)}`]?.stream?.data;
      return data === undefined ? undefined : Buffer.from(data, 'base64');
    },
  };
}

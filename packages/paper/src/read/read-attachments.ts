import { joinBytes } from './join-bytes.ts';

/** Larger than any document of ours with its logo; a file that claims more is not worth the memory. */
const MAX_BYTES = 8_000_000;
/** The entries of an attachment's dictionary are a few words. */
const MAX_DICTIONARY = 2_000;

/**
 * The files attached to a PDF, in their order: those that `writeAttachments` writes, compressed or not, also after a
 * program that keeps them has saved the file anew. A file that is no PDF, or is encrypted, has none.
 */
export async function readAttachments(pdf: Uint8Array<ArrayBuffer>): Promise<Uint8Array[]> {
  // One character for each byte, so that places in the text are places in the file.
  const text = new TextDecoder('latin1').decode(pdf);
  if (!text.startsWith('%PDF-') || /\/Encrypt\b/.test(text.slice(-4_000))) return [];
  const found: Uint8Array[] = [];
  const mark = /\/Type\s*\/EmbeddedFile\b/g;
  for (let match = mark.exec(text); match; match = mark.exec(text)) {
    const stream = streamAt(text, match.index);
    if (!stream) continue;
    // What is within a file is no mark of another.
    mark.lastIndex = Math.max(mark.lastIndex, stream.end);
    const bytes = await decoded(pdf.slice(stream.start, stream.end), stream.dictionary);
    if (bytes) found.push(bytes);
  }
  return found;
}

interface Stream {
  readonly dictionary: string;
  readonly start: number;
  readonly end: number;
}

/** The stream in whose dictionary a place lies. */
function streamAt(text: string, at: number): Stream | undefined {
  const from = text.lastIndexOf('obj', at);
  const keyword = /stream\r?\n/g;
  keyword.lastIndex = at;
  const begun = keyword.exec(text);
  if (from < 0 || !begun || begun.index - from > MAX_DICTIONARY) return undefined;
  const dictionary = text.slice(from, begun.index);
  const start = begun.index + begun[0].length;
  const length = /\/Length\s+(\d+)(?!\s+\d+\s+R)\b/.exec(dictionary)?.[1];
  const end = length === undefined ? endOfStream(text, start) : start + Number(length);
  return end < start || end > text.length ? undefined : { dictionary, start, end };
}

/** For a length that stands elsewhere in the file. */
function endOfStream(text: string, start: number): number {
  const end = text.indexOf('endstream', start);
  return end < 0 ? -1 : end - (/\r?\n$/.exec(text.slice(Math.max(start, end - 2), end))?.[0].length ?? 0);
}

async function decoded(bytes: Uint8Array<ArrayBuffer>, dictionary: string): Promise<Uint8Array | undefined> {
  const filter = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(dictionary)?.[1]?.replace(/[[\]\s]/g, '') ?? '';
  if (filter === '') return bytes.length <= MAX_BYTES ? bytes : undefined;
  return filter === '/FlateDecode' ? inflated(bytes) : undefined;
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > MAX_BYTES) return void (await reader.cancel());
      chunks.push(part.value);
    }
  } catch {
    // Damaged data is no attachment.
    return undefined;
  }
  return joinBytes(chunks);
}

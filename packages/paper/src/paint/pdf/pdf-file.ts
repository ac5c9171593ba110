import { joinBytes } from '../../read/join-bytes.ts';
import { md5 } from './md5.ts';
import { latin1Bytes } from './pdf-syntax.ts';

/** Compresses to the zlib format (RFC 1950). Give the same function again: what it made of kept data is kept. */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

/** Objects are gathered into streams of about this size: larger ones win nothing and cost a reader time. */
const OBJECT_STREAM_BYTES = 65_536;

/** A table of cross-references smaller than this is not compressed: it would save the space of a few words. */
const SMALL_BYTES = 2048;

/** Instead of a place in an object stream. */
const NO_STREAM = -1;

/** What was learnt of data that many files share, for as long as the data itself is held. */
const deflated = new WeakMap<Deflate, WeakMap<Uint8Array, Uint8Array>>();
const digests = new WeakMap<Uint8Array, string>();

/**
 * A PDF being written: numbered objects go into compressed object streams, streams stand by themselves, and a
 * cross-reference stream tells where everything is (ISO 32000-1, 7.5.7 and 7.5.8).
 */
export class PdfFile {
  readonly #deflate: Deflate;
  readonly #chunks: Uint8Array[] = [];
  /** What the identifier of the file is made from: chunks of its own, and digests of shared ones. */
  readonly #identity: Uint8Array[] = [];
  /** Of each object by its number: where it begins in the file, or the number of the object stream that holds it. */
  readonly #places: number[] = [];
  /** Its place in the object stream, or none for an object of its own. */
  readonly #indexes: number[] = [];
  #bodies: { readonly id: number; readonly body: string }[] = [];
  #bodyBytes = 0;
  #length = 0;
  #lastId = 0;

  constructor(deflate: Deflate) {
    this.#deflate = deflate;
    // The four bytes above 127 tell transfer programs that the file is binary (7.5.2).
    this.#append(latin1Bytes('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'));
  }

  /** A number for an object that is written later with `set`. */
  reserve(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** Writes a reserved object. */
  set(id: number, body: string): void {
    this.#bodies.push({ id, body });
    this.#bodyBytes += body.length + 1;
    if (this.#bodyBytes >= OBJECT_STREAM_BYTES) this.#writeObjectStream();
  }

  /** Writes an object and returns its number. */
  add(body: string): number {
    const id = this.reserve();
    this.set(id, body);
    return id;
  }

  /** Writes a stream, compressed; `entries` are those of its dictionary besides filter and length. */
  addStream(entries: string, bytes: Uint8Array): number {
    const id = this.reserve();
    this.#writeStream(id, `${entries}/Filter/FlateDecode`, this.#deflate(bytes));
    return id;
  }

  /** Writes a stream of data that many files share, such as a font: it is compressed once for each array of bytes. */
  addKeptStream(entries: string, bytes: Uint8Array): number {
    const kept = deflated.get(this.#deflate) ?? new WeakMap<Uint8Array, Uint8Array>();
    deflated.set(this.#deflate, kept);
    const data = kept.get(bytes) ?? this.#deflate(bytes);
    kept.set(bytes, data);
    return this.addEncodedStream(`${entries}/Filter/FlateDecode`, data);
  }

  /** Writes a stream of this document's own as it is. */
  addPlainStream(entries: string, bytes: Uint8Array): number {
    const id = this.reserve();
    this.#writeStream(id, entries, bytes);
    return id;
  }

  /** Writes a stream that many files share as it is, such as a picture; `entries` name its filter. */
  addEncodedStream(entries: string, bytes: Uint8Array): number {
    const id = this.reserve();
    const digest = digests.get(bytes) ?? md5(bytes);
    digests.set(bytes, digest);
    this.#writeStream(id, entries, bytes, latin1Bytes(digest));
    return id;
  }

  /** The whole file. `catalog` and `information` are the numbers of those dictionaries. */
  finish(catalog: number, information: number): Uint8Array {
    if (this.#bodies.length > 0) this.#writeObjectStream();
    const identifier = md5(...this.#identity);
    const start = this.#length;
    this.#writeCrossReferences(`/Root ${catalog} 0 R/Info ${information} 0 R/ID[<${identifier}><${identifier}>]`);
    this.#append(latin1Bytes(`startxref\n${start}\n%%EOF\n`));
    return joinBytes(this.#chunks);
  }

  #append(bytes: Uint8Array, identity = bytes): void {
    this.#chunks.push(bytes);
    this.#identity.push(identity);
    this.#length += bytes.length;
  }

  #writeStream(id: number, entries: string, bytes: Uint8Array, identity = bytes): void {
    this.#place(id, this.#length, NO_STREAM);
    this.#append(latin1Bytes(`${id} 0 obj\n<<${entries}/Length ${bytes.length}>>stream\n`));
    this.#append(bytes, identity);
    this.#append(latin1Bytes('\nendstream\nendobj\n'));
  }

  /** Writes what waits, so that not all of a long document has to be kept. */
  #writeObjectStream(): void {
    const stream = this.reserve();
    let header = '';
    let content = '';
    this.#bodies.forEach(({ id, body }, index) => {
      header += `${id} ${content.length} `;
      content += `${body}\n`;
      this.#place(id, stream, index);
    });
    const data = this.#deflate(latin1Bytes(header + content));
    const entries = `/Type/ObjStm/N ${this.#bodies.length}/First ${header.length}/Filter/FlateDecode`;
    this.#bodies = [];
    this.#bodyBytes = 0;
    this.#writeStream(stream, entries, data);
  }

  #place(id: number, place: number, index: number): void {
    this.#places[id] = place;
    this.#indexes[id] = index;
  }

  /** Rows of kind, place and index, each as the difference to the row above (7.4.4.4, predictor Up). */
  #writeCrossReferences(trailer: string): void {
    const id = this.reserve();
    const rowBytes = 7;
    const rows = new Uint8Array((id + 1) * rowBytes);
    const view = new DataView(rows.buffer);
    view.setUint16(5, 65_535);
    this.#place(id, this.#length, NO_STREAM);
    for (let object = 1; object <= id; object += 1) {
      const place = this.#places[object];
      if (place === undefined) throw new Error(`Object ${object} was reserved and never written.`);
      const index = this.#indexes[object]!;
      rows[object * rowBytes] = index === NO_STREAM ? 1 : 2;
      view.setUint32(object * rowBytes + 1, place);
      view.setUint16(object * rowBytes + 5, Math.max(0, index));
    }
    const entries = `/Type/XRef/Size ${id + 1}/W[1 4 2]${trailer}`;
    if (rows.length < SMALL_BYTES) return this.#writeStream(id, entries, rows);
    const coding = `/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns ${rowBytes}>>`;
    this.#writeStream(id, entries + coding, this.#deflate(differences(rows, rowBytes)));
  }
}

function differences(rows: Uint8Array, rowBytes: number): Uint8Array {
  const count = rows.length / rowBytes;
  const result = new Uint8Array(count * (rowBytes + 1));
  for (let row = 0; row < count; row += 1) {
    const to = row * (rowBytes + 1);
    result[to] = 2;
    for (let column = 0; column < rowBytes; column += 1) {
      const from = row * rowBytes + column;
      result[to + 1 + column] = rows[from]! - (row === 0 ? 0 : rows[from - rowBytes]!);
    }
  }
  return result;
}

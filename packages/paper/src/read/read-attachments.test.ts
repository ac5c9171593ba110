import { describe, expect, it } from 'vitest';
import { readFontFiles } from '../fonts/font-files.ts';
import { sceneOf, statementPage } from '../paint/pdf/testing/sample-scenes.ts';
import { writePdf } from '../paint/pdf/write-pdf.ts';
import { readAttachments } from './read-attachments.ts';

const fonts = readFontFiles();
const bytesOf = (text: string) => new TextEncoder().encode(text);
const textsOf = async (pdf: Uint8Array) =>
  (await readAttachments(new Uint8Array(pdf))).map((bytes) => new TextDecoder().decode(bytes));

function withAttached(...texts: readonly string[]): Uint8Array {
  const attachments = texts.map((text, index) => ({
    name: `${index}.json`,
    mediaType: 'application/json',
    bytes: bytesOf(text),
    description: '',
  }));
  return writePdf(sceneOf([statementPage()]), { fonts, attachments });
}

/** As another program may have written it. */
function written(dictionary: string, data: string, trailer = ''): Uint8Array {
  return bytesOf(`%PDF-1.7\n7 0 obj\n<< ${dictionary} >>\nstream\r\n${data}\r\nendstream\nendobj\n${trailer}`);
}

describe('attachments of a PDF', () => {
  it('come back as they were written, compressed or not', async () => {
    const short = '{"name":"Nguyễn"}';
    const long = JSON.stringify(Array.from({ length: 3_000 }, (_, index) => `Łukasz ${index}`));
    expect(await textsOf(withAttached(short, long))).toEqual([short, long]);
    expect(await textsOf(withAttached())).toEqual([]);
  });

  it('may speak of attachments themselves', async () => {
    const text = '{"note":"/Type/EmbeddedFile/Length 3>>stream\nabc"}';
    expect(await textsOf(withAttached(text, '{}'))).toEqual([text, '{}']);
  });

  it('are found where another program has set the file anew', async () => {
    expect(await textsOf(written('/Type /EmbeddedFile /Length 2', '{}'))).toEqual(['{}']);
    expect(await textsOf(written('/Length 9 0 R /Type /EmbeddedFile', '{"a":1}'))).toEqual(['{"a":1}']);
  });

  it('are none in a file that is no PDF, is encrypted, damaged or coded in another way', async () => {
    expect(await textsOf(bytesOf('/Type/EmbeddedFile/Length 2>>stream\n{}'))).toEqual([]);
    expect(await textsOf(bytesOf('%PDF-1.7\n/Type/EmbeddedFile/Length 2>>stream\n{}\nendstream'))).toEqual([]);
    expect(await textsOf(bytesOf('%PDF-1.7\n7 0 obj\n<</Type/EmbeddedFile>>\nendobj'))).toEqual([]);
    expect(await textsOf(written('/Type/EmbeddedFile/Length 2', '{}', 'trailer<</Encrypt 3 0 R>>'))).toEqual([]);
    expect(await textsOf(written('/Type/EmbeddedFile/Length 999999', '{}'))).toEqual([]);
    expect(await textsOf(written('/Type/EmbeddedFile/Filter/FlateDecode/Length 2', '{}'))).toEqual([]);
    expect(await textsOf(written('/Type/EmbeddedFile/Filter/LZWDecode/Length 2', '{}'))).toEqual([]);
  });

  it('take no more memory than a document can need', async () => {
    const packed = new Response(
      new Blob([new Uint8Array(9_000_000)]).stream().pipeThrough(new CompressionStream('deflate')),
    );
    const data = new Uint8Array(await packed.arrayBuffer());
    const head = bytesOf(`%PDF-1.7\n1 0 obj\n<</Type/EmbeddedFile/Filter/FlateDecode/Length ${data.length}>>stream\n`);
    expect(data.length).toBeLessThan(100_000);
    expect(await readAttachments(new Uint8Array([...head, ...data, ...bytesOf('\nendstream')]))).toEqual([]);
  });
});

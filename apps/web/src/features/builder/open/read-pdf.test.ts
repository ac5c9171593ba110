import { describe, expect, it } from 'vitest';
import { noteKind } from '../kind/note-kind.fixture.ts';
import { readPdf } from './read-pdf.ts';

const NOTE = { template: 'plain', documentData: { title: 'Kept' } };

const kind = {
  ...noteKind,
  loadKeptSchemas: async () => ({
    ...(await noteKind.loadKeptSchemas()),
    readAttachment: (json: string) => (json.includes('"note"') ? NOTE : undefined),
  }),
};

function pdfWith(...attached: readonly string[]) {
  const streams = attached.map(
    (json) => `1 0 obj\n<</Type/EmbeddedFile/Length ${json.length}>>stream\n${json}\nendstream`,
  );
  return new Blob([`%PDF-1.7\n${streams.join('\n')}`]);
}

describe('a PDF that is dropped on a builder', () => {
  it('is opened by what is attached to it', async () => {
    expect(await readPdf(kind, pdfWith('{"other":1}', '{"note":1}'))).toEqual(NOTE);
  });

  it('brings a picture without what is not shown of it', async () => {
    const words = [0xff, 0xfe, 0, 6, 72, 105, 33, 33];
    const url = (...bytes: readonly number[]) => `data:image/jpeg;base64,${btoa(String.fromCharCode(...bytes))}`;
    const logo = url(0xff, 0xd8, ...words, 0xff, 0xda, 0, 2, 1, 2, 0xff, 0xd9, 1, 2, 3);
    const withLogo = { ...kind, pictures: [{ path: 'logo', key: 'logo' }] };
    const stored = { ...(await kind.loadKeptSchemas()), readAttachment: () => ({ ...NOTE, documentData: { logo } }) };
    const read = await readPdf({ ...withLogo, loadKeptSchemas: async () => stored }, pdfWith('{"note":1}'));
    expect(read).toEqual({
      template: 'plain',
      documentData: { logo: url(0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 2, 0xff, 0xd9) },
    });
  });

  it('of another kind is called by its name, with the way to its builder', async () => {
    expect(await readPdf(kind, pdfWith('{"schema":"paperwage/w2/1","type":"w2"}'))).toEqual({
      message: 'This PDF is a W-2.',
      elsewhere: '/make-your-w2',
    });
  });

  it.each([
    ['without data', pdfWith()],
    ['with data of its own kind that cannot be read', pdfWith('{"schema":"paperwage/paystub/1"}')],
    ['with data of no kind we know', pdfWith('{"schema":"paperwage/constructor/1"}')],
    ['that is none', new Blob(['hello'])],
  ])('%s is refused in words', async (_, file) => {
    expect(await readPdf(kind, file)).toEqual({
      message: 'This file has no Paperwage note. Open a PDF you downloaded from Paperwage.',
    });
  });

  it('that is too large is not read', async () => {
    const huge = { size: 20_000_001, arrayBuffer: () => Promise.reject(new Error('read')) };
    expect(await readPdf(kind, huge)).toEqual({
      message: 'This file is too large. Open a PDF you downloaded from Paperwage.',
    });
  });
});

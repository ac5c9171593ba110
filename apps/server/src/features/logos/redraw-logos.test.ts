import type { GenerateDocumentRequest } from '@paperwage/api-contract';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { INVOICE_REQUEST } from '../../fixtures/requests.ts';
import { logoFields } from './logo-fields.ts';
import { redrawLogos } from './redraw-logos.ts';

const PNG_URL = 'data:image/png;base64,';

function invoiceWith(logo: string): GenerateDocumentRequest {
  const { documentData } = INVOICE_REQUEST;
  return { ...INVOICE_REQUEST, documentData: { ...documentData, logo } } as GenerateDocumentRequest;
}

const urlOf = (bytes: Buffer, kind: 'png' | 'jpeg') => `data:image/${kind};base64,${bytes.toString('base64')}`;
const plain = () => sharp({ create: { width: 30, height: 20, channels: 3, background: '#e02010' } });

async function redrawn(logo: string): Promise<Buffer> {
  const drawn = await redrawLogos(invoiceWith(logo));
  if ('refused' in drawn) throw new Error(JSON.stringify(drawn.refused));
  const [{ value } = { value: '' }] = logoFields(drawn.request);
  expect(value.startsWith(PNG_URL)).toBe(true);
  return Buffer.from(value.slice(PNG_URL.length), 'base64');
}

it('turns a photograph that was taken on its side', async () => {
  const picture = await redrawn(urlOf(await plain().jpeg().withMetadata({ orientation: 6 }).toBuffer(), 'jpeg'));
  const { width, height } = await sharp(picture).metadata();
  expect([width, height]).toEqual([20, 30]);
});

it('makes 8-bit RGB of every picture, and keeps nothing else that was in the file', async () => {
  const clear = plain().ensureAlpha(0.5);
  const pictures = [
    urlOf(await plain().jpeg().toBuffer(), 'jpeg'),
    urlOf(await clear.clone().png().toBuffer(), 'png'),
    urlOf(await clear.clone().toColourspace('rgb16').png({ progressive: true }).toBuffer(), 'png'),
    urlOf(Buffer.concat([await plain().png().toBuffer(), Buffer.from('hidden words')]), 'png'),
  ];
  for (const picture of pictures) {
    const bytes = await redrawn(picture);
    expect(await sharp(bytes).metadata()).toMatchObject({ channels: 3, depth: 'uchar', isProgressive: false });
    expect(bytes.includes('hidden words')).toBe(false);
  }
});

it('leaves one that was redrawn before as it is, to the byte', async () => {
  const once = await redrawn(urlOf(await plain().jpeg().toBuffer(), 'jpeg'));
  expect((await redrawn(urlOf(once, 'png'))).equals(once)).toBe(true);
});

it('leaves what is no picture for the document to refuse', async () => {
  for (const logo of ['', 'https://example.com/logo.png', 'data:image/svg+xml;base64,PHN2Zy8+']) {
    const request = invoiceWith(logo);
    expect(await redrawLogos(request)).toEqual({ request });
  }
});

it('names the field of a picture that cannot be read', async () => {
  expect(await redrawLogos(invoiceWith(`${PNG_URL}AAAA`))).toEqual({
    refused: [{ path: 'logo', code: 'logo-refused', message: expect.stringContaining('isn’t a PNG or JPEG') }],
  });
});

import type { GenerateDocumentRequest } from '@paperwage/api-contract';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { inProcessRenderer } from '../../adapters/in-process-renderer.ts';
import { INVOICE_REQUEST } from '../../fixtures/requests.ts';
import { logoFields } from './logo-fields.ts';
import { uprightLogos } from './upright-logos.ts';

const renderer = inProcessRenderer();

function invoiceWith(logo: string): GenerateDocumentRequest {
  const { documentData } = INVOICE_REQUEST;
  return { ...INVOICE_REQUEST, documentData: { ...documentData, logo } } as GenerateDocumentRequest;
}

async function jpeg(orientation?: number): Promise<string> {
  const plain = sharp({ create: { width: 30, height: 20, channels: 3, background: '#e02010' } }).jpeg();
  const bytes = await (orientation ? plain.withMetadata({ orientation }) : plain).toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

it('turns a photograph that was taken on its side, and leaves every other picture as it is', async () => {
  const turned = await uprightLogos(renderer, invoiceWith(await jpeg(6)));
  const [, base64] = logoFields(turned)[0]!.value.split('data:image/png;base64,');
  const { width, height } = await sharp(Buffer.from(base64!, 'base64')).metadata();
  expect([width, height]).toEqual([20, 30]);
  for (const logo of [await jpeg(), '', 'data:image/png;base64,AAAA', 'data:image/jpeg;base64,RXhpZgAA']) {
    const request = invoiceWith(logo);
    expect(await uprightLogos(renderer, request)).toBe(request);
  }
});

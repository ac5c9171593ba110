import type { GenerateDocumentRequest } from '@paperwage/api-contract';
import { describe, expect, it } from 'vitest';
import { declaredPng } from '../../fixtures/declared-png.ts';
import { DOCUMENT_REQUEST, INVOICE_REQUEST } from '../../fixtures/requests.ts';
import { expectedMs, expectedRedrawMs, renderLane } from './render-lane.ts';

function stubs(count: number): GenerateDocumentRequest {
  const { documentData } = DOCUMENT_REQUEST;
  const items = Array.from({ length: count }, () => documentData.items[0]!);
  return { ...DOCUMENT_REQUEST, documentData: { ...documentData, items } } as GenerateDocumentRequest;
}

function invoice(count: number, logo: Buffer | undefined = undefined): GenerateDocumentRequest {
  const { documentData } = INVOICE_REQUEST;
  const items = Array.from({ length: count }, () => documentData.items[0]!);
  const url = logo ? `data:image/png;base64,${logo.toString('base64')}` : '';
  return { ...INVOICE_REQUEST, documentData: { ...documentData, items, logo: url } } as GenerateDocumentRequest;
}

describe('the lane of a document', () => {
  it('is small for what people usually ask for, and large for much of anything', () => {
    expect([stubs(1), stubs(24), invoice(1), invoice(80)].map(renderLane)).toEqual([
      'small',
      'small',
      'small',
      'small',
    ]);
    expect([stubs(26), stubs(260), invoice(200)].map(renderLane)).toEqual(['large', 'large', 'large']);
  });

  it('counts the pixels of a picture that is still to be redrawn', () => {
    const redrawn = declaredPng({ width: 640, height: 640 }, 60_000);
    const clear = (width: number, height: number) => declaredPng({ width, height, colorType: 6 }, 60_000);
    expect(renderLane(invoice(1, redrawn))).toBe('small');
    expect(renderLane(invoice(1, clear(300, 100)))).toBe('small');
    expect(renderLane(invoice(1, clear(640, 640)))).toBe('large');
    expect(renderLane(invoice(1, clear(2_550, 3_300)))).toBe('large');
    // It is refused by its header.
    expect(renderLane(invoice(1, clear(4_000, 4_000)))).toBe('small');
    expect([redrawn, clear(4_000, 4_000)].map(expectedRedrawMs)).toEqual([0, 0]);
  });

  it('rests on a time that grows with what is in the document', () => {
    expect(expectedMs(stubs(2))).toBeGreaterThan(expectedMs(stubs(1)));
    expect(expectedMs(invoice(2))).toBeGreaterThan(expectedMs(invoice(1)));
  });
});

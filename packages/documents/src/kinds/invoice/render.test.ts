import { readFontFiles } from '@paperwage/paper/font-files';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DocumentRequest } from '../../document-kinds.ts';
import { DocumentProblem } from '../../drafts/document-problem.ts';
import { readPdfFonts } from '../../fixtures/pdf-fonts.ts';
import { renderPdf, renderXlsx } from '../../render.ts';
import { readInvoiceAttachment } from './attachment.ts';
import { invoiceDrafts } from './fixtures/drafts.ts';
import type { InvoiceDraft } from './schema.ts';
import { invoiceTemplates, invoiceThemes } from './templates/index.ts';

const fonts = readFontFiles();
const MAX_BYTES = 65 * 1024;

function request(documentData: InvoiceDraft, template = 'ledger', theme = 'forest'): DocumentRequest<'invoice'> {
  return { type: 'invoice', template, theme, documentData };
}

describe('the PDF of an invoice', () => {
  const file = renderPdf(request(invoiceDrafts.ordinary), { fonts });
  let pdf: Awaited<ReturnType<typeof getDocument>['promise']>;

  beforeAll(async () => {
    pdf = await getDocument({ data: file.bytes.slice(), verbosity: 0 }).promise;
    return () => pdf.destroy();
  });

  it('has a file name, a title, a language and the issuer', async () => {
    expect(file.fileName).toBe('invoice-2026-11-20-inv-20418.pdf');
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({
      Title: 'Invoice INV-20418, Łukasz Hernández',
      Author: 'Fernhill Garden Design',
      Subject: 'Invoice',
      Language: 'en-US',
    });
  });

  it('carries the document’s data as JSON, which makes the same file again', async () => {
    const attachments = (await pdf.getAttachments()) as Record<string, { content: Uint8Array }>;
    const read = readInvoiceAttachment(new TextDecoder().decode(attachments['invoice.json']!.content));
    if (!read.isRead) throw new Error(read.message);
    expect(read.attachment.documentData).toMatchObject({ total: '7,409.05', balanceDue: '6,409.05' });
    const again = renderPdf(request(read.attachment.documentData), { fonts });
    expect(Buffer.from(again.bytes).equals(Buffer.from(file.bytes))).toBe(true);
  });

  for (const [place, { id: template }] of invoiceTemplates.entries()) {
    it(`in ${template} embeds subsets of the faces it prints`, async () => {
      // From day to day, each theme in one of the templates.
      const isShown = (at: number) => process.env.TEST_ALL || at % invoiceTemplates.length === place;
      for (const { id: theme } of invoiceThemes.filter((_, at) => isShown(at))) {
        const found = await readPdfFonts(renderPdf(request(invoiceDrafts.overfull, template, theme), { fonts }).bytes);
        expect(found.length).toBeGreaterThan(1);
        for (const { subtype, name, characters } of found) {
          expect(subtype).toBe('/Type0');
          expect(name).toMatch(/^\/[A-Z]{6}\+/);
          expect(characters!.size).toBeGreaterThan(0);
        }
      }
    });
  }

  it.each(invoiceTemplates.map(({ id }) => id))('of 150 items in %s has at most 65 KB', (template) => {
    const draft = { ...invoiceDrafts.twoHundred, items: invoiceDrafts.twoHundred.items.slice(0, 150) };
    expect(renderPdf(request(draft, template), { fonts }).bytes.length).toBeLessThanOrEqual(MAX_BYTES);
  });
});

describe('a file of an invoice', () => {
  it('is made with fields still empty', async () => {
    expect(renderPdf(request(invoiceDrafts.empty), { fonts }).fileName).toBe('invoice.pdf');
    expect((await renderXlsx(request(invoiceDrafts.empty))).bytes.length).toBeGreaterThan(1_000);
  });

  it.each([
    ['amounts that are no amounts', { paidAmount: 'x' }, 'paidAmount'],
    ['a logo that is none', { logo: 'data:image/png;base64,AAAA' }, 'logo'],
    ['a damaged logo', { logo: invoiceDrafts.ordinary.logo.replace(/.{40}$/, 'A'.repeat(40)) }, 'logo'],
  ])('is refused for %s', async (_what, changes, path) => {
    const refused = request({ ...invoiceDrafts.ordinary, ...changes });
    expect(() => renderPdf(refused, { fonts })).toThrow(DocumentProblem);
    await expect(renderXlsx(refused)).rejects.toMatchObject({ issues: [{ path, severity: 'error' }] });
  });
});

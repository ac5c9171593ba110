import { calculateInvoice, invoiceAttachment, layoutInvoice } from '@paperwage/documents/invoice';
import type { FontFiles } from '@paperwage/paper/font-files';
import { nativeDeflate } from '@paperwage/paper/native-deflate';
import { writePdf } from '@paperwage/paper/pdf';
import type { Page } from '@playwright/test';
import { invoiceHtml, invoiceStyle } from './chromium-invoice.ts';
import { comparedSides } from './compared-sides.ts';
import { invoiceOf } from './invoice-document.ts';
import { reactPdfInvoice } from './react-pdf-invoice.tsx';
import type { Finding } from './timing.ts';
import { finding, median, timedMs, told } from './timing.ts';

const ITEMS = 150;
const MAX_ITEMS = 200;
const LOOK = { template: 'ledger', theme: 'forest' };
const ONE_FRAME_MS = 16;

type Sample = ReturnType<typeof invoiceOf>;

/** One document as our server makes it: laid out, tagged, with its data attached. */
function ours({ draft, result }: Sample, fonts: FontFiles): Uint8Array {
  const { scene } = layoutInvoice(result.document, LOOK);
  const data = JSON.stringify(invoiceAttachment(draft, result, LOOK));
  return writePdf(scene, {
    fonts,
    deflate: nativeDeflate,
    attachments: [
      {
        name: 'invoice.json',
        mediaType: 'application/json',
        bytes: new TextEncoder().encode(data),
        description: 'Data',
      },
    ],
  });
}

/** An invoice of many items through our writer, @react-pdf/renderer and Chromium, and its preview after a change. */
export async function invoicePdfFindings(page: Page, fonts: FontFiles, fontFolder: string): Promise<Finding[]> {
  const style = invoiceStyle(fontFolder);
  let size = 0;
  const took = await comparedSides<Sample>({
    make: {
      ours: (sample) => {
        size = ours(sample, fonts).length;
      },
      reactPdf: ({ result }) => reactPdfInvoice(result.document),
      chromium: async ({ result }) => {
        await page.setContent(invoiceHtml(style, result.document), { waitUntil: 'load' });
        await page.pdf({ format: 'Letter', tagged: true });
      },
    },
    sample: (seed) => invoiceOf(ITEMS, seed),
    turnMs: 2000,
    turns: 5,
    warmUpMs: 6000,
  });
  const again: number[] = [];
  for (let seed = 1; seed <= 60; seed += 1) {
    const { draft } = invoiceOf(MAX_ITEMS, seed);
    again.push(await timedMs(() => layoutInvoice(calculateInvoice(draft).document, LOOK)));
  }
  return [
    told(`Invoice of ${ITEMS} items, ours (median)`, took.ours),
    told('The same, @react-pdf/renderer (median)', took.reactPdf),
    told('The same, Chromium page.pdf (median)', took.chromium),
    finding('Ours against @react-pdf/renderer', took.reactPdf / took.ours, 'times faster', { atLeast: 40 }),
    finding('Ours against Chromium', took.chromium / took.ours, 'times faster', { atLeast: 14 }),
    finding('Its size', size / 1024, 'KB', { atMost: 65 }),
    finding(`Figures and layout of ${MAX_ITEMS} items (median)`, median(again), 'ms', { atMost: ONE_FRAME_MS }),
  ];
}

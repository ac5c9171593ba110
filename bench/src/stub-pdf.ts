import { amountInWords } from '@paperwage/documents';
import type { PayStub, PayStubDocument, PayStubDraft } from '@paperwage/documents/pay-stub';
import { calculatePayStub, layoutPayStub, samplePayStubDraft, setStubCount } from '@paperwage/documents/pay-stub';
import { nativeDeflate } from '@paperwage/paper/native-deflate';
import type { FontFiles } from '@paperwage/paper/font-files';
import { writePdf } from '@paperwage/paper/pdf';
import { allRules } from '@paperwage/payroll';
import { calendarDate } from '@paperwage/values';
import type { Page } from '@playwright/test';
import { stubHtml, stubStyle } from './chromium-stub.ts';
import { comparedSides } from './compared-sides.ts';
import { numbers } from './numbers.ts';
import { reactPdf } from './react-pdf-stub.tsx';
import type { Finding } from './timing.ts';
import { finding, told } from './timing.ts';

const SET_PAGES = 500;

const words = (stub: PayStub) => amountInWords(stub.net.period);

/** One document as our server makes it: laid out, tagged, with its data attached. */
function ours(document: PayStubDocument, draft: PayStubDraft, fonts: FontFiles): Uint8Array {
  const { scene } = layoutPayStub(document, { template: 'ledger', theme: 'harbor' });
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  return writePdf(scene, {
    fonts,
    deflate: nativeDeflate,
    attachments: [{ name: 'paystub.json', mediaType: 'application/json', bytes, description: 'Data' }],
  });
}

/** The fictional sample with as many stubs as asked for, computed, each run of `seed` with other identifiers. */
function sampleDocument(stubs: number, seed: number): { draft: PayStubDraft; document: PayStubDocument } {
  const context = { today: calendarDate('2026-11-20'), random: numbers(seed) };
  const draft = setStubCount(samplePayStubDraft(context), stubs, context);
  return { draft, document: calculatePayStub(draft, allRules).document };
}

type Sample = ReturnType<typeof sampleDocument>;

/** A stub through our writer, @react-pdf/renderer and Chromium, turn by turn in one run. */
export async function stubPdfFindings(page: Page, fonts: FontFiles, fontFolder: string): Promise<Finding[]> {
  const style = stubStyle(fontFolder);
  let size = 0;
  const took = await comparedSides<Sample>({
    make: {
      ours: ({ draft, document }) => {
        size = ours(document, draft, fonts).length;
      },
      reactPdf: ({ document }) => reactPdf(document, words),
      chromium: async ({ document }) => {
        const stub = document.stubs[0]!;
        await page.setContent(stubHtml(style, document, stub, words(stub)), { waitUntil: 'load' });
        await page.pdf({ format: 'Letter', tagged: true });
      },
    },
    sample: (seed) => sampleDocument(1, seed),
    turnMs: 600,
    turns: 12,
    warmUpMs: 8000,
  });
  const set = sampleDocument(26, 7);
  const stubs = Array.from({ length: SET_PAGES }, (_, index) => set.document.stubs[index % set.document.stubs.length]!);
  const repeated = { ...set.document, stubs };
  const setSize = ours(repeated, set.draft, fonts).length;
  return [
    told('Stub PDF, ours (median)', took.ours),
    told('Stub PDF, @react-pdf/renderer (median)', took.reactPdf),
    told('Stub PDF, Chromium page.pdf (median)', took.chromium),
    finding('Ours against @react-pdf/renderer', took.reactPdf / took.ours, 'times faster', { atLeast: 15 }),
    finding('Ours against Chromium', took.chromium / took.ours, 'times faster', { atLeast: 22 }),
    finding('Stub PDF, size', size / 1024, 'KB', { atMost: 35 }),
    finding('500 stubs in one PDF, each', setSize / SET_PAGES / 1024, 'KB', { atMost: 4.5 }),
  ];
}

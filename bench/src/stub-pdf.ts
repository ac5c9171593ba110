import { fileURLToPath } from 'node:url';
import { amountInWords } from '@paperwage/documents';
import type { PayStub, PayStubDocument, PayStubDraft } from '@paperwage/documents/pay-stub';
import { layoutPayStub } from '@paperwage/documents/pay-stub';
import { readFontFiles } from '@paperwage/paper/font-files';
import { nativeDeflate } from '@paperwage/paper/native-deflate';
import { writePdf } from '@paperwage/paper/pdf';
import type { Page } from '@playwright/test';
import { stubHtml, stubStyle } from './chromium-stub.ts';
import { reactPdf, registerFonts } from './react-pdf-stub.tsx';
import { sampleDocument } from './stub-document.ts';
import type { Finding } from './timing.ts';
import { finding, median, timedMs } from './timing.ts';

/** Documents that one side makes before it is the turn of the next: as a server does, one after another. */
const IN_A_TURN = 20;
const TURNS = 12;
/** Each side first works for so long that its code is compiled; what a server does in its first seconds is not its speed. */
const WARM_UP_MS = 8000;
const SET_PAGES = 500;
const fontFolder = fileURLToPath(new URL('../../packages/paper/src/fonts/generated', import.meta.url));

const words = (stub: PayStub) => amountInWords(stub.net.period);

/** One document as our server makes it: laid out, tagged, with its data attached. */
function ours(document: PayStubDocument, draft: PayStubDraft, fonts: ReturnType<typeof readFontFiles>): Uint8Array {
  const { scene } = layoutPayStub(document, { template: 'ledger', theme: 'harbor' });
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  return writePdf(scene, {
    fonts,
    deflate: nativeDeflate,
    attachments: [{ name: 'paystub.json', mediaType: 'application/json', bytes, description: 'Data' }],
  });
}

type Sample = ReturnType<typeof sampleDocument>;

async function warmUp(make: (sample: Sample) => unknown): Promise<void> {
  const samples = Array.from({ length: IN_A_TURN }, (_, index) => sampleDocument(1, index + 1));
  const until = performance.now() + WARM_UP_MS;
  for (let index = 0; performance.now() < until; index += 1) await make(samples[index % IN_A_TURN]!);
}

/** A stub through our writer, @react-pdf/renderer and Chromium, turn by turn in one run. */
export async function stubPdfFindings(page: Page): Promise<Finding[]> {
  const fonts = readFontFiles(fontFolder);
  registerFonts(fontFolder);
  const style = stubStyle(fontFolder);
  const times = { ours: [] as number[], reactPdf: [] as number[], chromium: [] as number[] };
  let size = 0;
  const sides = {
    ours: ({ draft, document }: Sample) => {
      size = ours(document, draft, fonts).length;
    },
    reactPdf: async ({ document }: Sample) => {
      await reactPdf(document, words);
    },
    chromium: async ({ document }: Sample) => {
      const stub = document.stubs[0]!;
      await page.setContent(stubHtml(style, document, stub, words(stub)), { waitUntil: 'load' });
      await page.pdf({ format: 'Letter', tagged: true });
    },
  };
  const names = ['ours', 'reactPdf', 'chromium'] as const;
  for (const side of names) await warmUp(sides[side]);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const samples = Array.from({ length: IN_A_TURN }, (_, index) => sampleDocument(1, turn * IN_A_TURN + index + 1000));
    for (const side of names) {
      const took = await timedMs(async () => {
        for (const sample of samples) await sides[side](sample);
      });
      times[side].push(took / IN_A_TURN);
    }
  }
  const own = median(times.ours);
  const set = sampleDocument(26, 7);
  const stubs = Array.from({ length: SET_PAGES }, (_, index) => set.document.stubs[index % set.document.stubs.length]!);
  const repeated = { ...set.document, stubs };
  const setSize = ours(repeated, set.draft, fonts).length;
  return [
    { what: 'Stub PDF, ours (median)', measured: `${own.toFixed(2)} ms`, bar: '', met: true },
    {
      what: 'Stub PDF, @react-pdf/renderer (median)',
      measured: `${median(times.reactPdf).toFixed(2)} ms`,
      bar: '',
      met: true,
    },
    {
      what: 'Stub PDF, Chromium page.pdf (median)',
      measured: `${median(times.chromium).toFixed(2)} ms`,
      bar: '',
      met: true,
    },
    finding('Ours against @react-pdf/renderer', median(times.reactPdf) / own, 'times faster', { atLeast: 15 }),
    finding('Ours against Chromium', median(times.chromium) / own, 'times faster', { atLeast: 22 }),
    finding('Stub PDF, size', size / 1024, 'KB', { atMost: 35 }),
    finding('500 stubs in one PDF, each', setSize / SET_PAGES / 1024, 'KB', { atMost: 4.5 }),
  ];
}

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const LAST_DAY = Date.UTC(2026, 11, 31);
const DAY_MS = 86_400_000;
/** Working days of 2026, as many stubs as a year can have. */
const MAX_STUBS = 260;
const MAX_ITEMS = 200;
const CUSTOM_LINES = 12;

const load = async (file) => (await runnerImport(join(root, file), { configFile: false, logLevel: 'error' })).module;

/** The costliest documents that the calls take, by name, and the small one they are compared with: path and body. */
export async function costlyDocuments() {
  const { samplePayStubDraft } = await load('packages/documents/src/kinds/pay-stub/index.ts');
  const { sampleInvoiceDraft } = await load('packages/documents/src/kinds/invoice/index.ts');
  const { calendarDate } = await load('packages/values/src/index.ts');
  const today = { today: calendarDate('2026-11-20'), random: () => 0.5 };
  const stub = samplePayStubDraft(today);
  const invoice = sampleInvoiceDraft(today);
  const ofYear = withStubs(stub, MAX_STUBS, (item) => item);
  const page = await flatPage();
  const noise = await photograph();
  return {
    small: [asked('pdf', 'paystub', stub), asked('pdf', 'invoice', invoice)],
    costly: {
      year: [asked('pdf', 'paystub', withStubs(stub, MAX_STUBS, withLines))],
      workbook: [asked('xlsx', 'paystub', ofYear)],
      bare: [asked('pdf', 'paystub', withStubs(stub, MAX_STUBS, bare))],
      invoice: [asked('pdf', 'invoice', { ...invoice, items: Array.from({ length: MAX_ITEMS }, longItem) })],
      picture: [
        asked('pdf', 'paystub', withLogos(stub, page, page)),
        asked('pdf', 'invoice', { ...invoice, logo: page }),
      ],
      photograph: [asked('pdf', 'paystub', withLogos(stub, noise, noise))],
      // Just below what counts as large: these are made by the workers that small documents have for themselves.
      almostSmall: [asked('pdf', 'paystub', withStubs(stub, 24, withLines))],
    },
  };
}

function asked(format, type, documentData) {
  const template = 'ledger';
  const body = Buffer.from(JSON.stringify({ type, template, theme: 'forest', documentData }));
  return { path: `/api/documents/generate-${format}`, body };
}

/** A set of daily stubs of a year in New York, which has the most lines. */
function withStubs(stub, count, change) {
  const days = [];
  for (let day = LAST_DAY; days.length < count && new Date(day).getUTCFullYear() === 2026; day -= DAY_MS) {
    if (![0, 6].includes(new Date(day).getUTCDay())) days.push(new Date(day).toISOString().slice(0, 10));
  }
  const items = days.map((day, at) => {
    return change({ ...stub.items[0], itemId: `day-${at}`, payDate: day, payPeriod: { from: day, to: day } });
  });
  const set = { oftenPaid: 'DAILY', payPeriodsWorked: MAX_STUBS, paystubsNumber: items.length, workState: 'NY' };
  return { ...stub, ...set, items };
}

function withLines(item) {
  const line = (letter) => (_, at) => {
    const name = `Line ${letter}${at}`;
    return { id: `${letter}${at}`, key: name.toLowerCase(), name, isCustom: true, total: '1.00', ytd: '0.00' };
  };
  const lines = (letter, more) =>
    Array.from({ length: CUSTOM_LINES }, line(letter)).map((one) => ({ ...one, ...more }));
  return { ...item, customEarnings: lines('e', { rate: '1.00', hours: '1.00' }), customDeductions: lines('d', {}) };
}

const bare = ({ itemId, payDate, payPeriod }) => {
  return { itemId, payDate, payPeriod, earnings: [], customEarnings: [], deductions: [], customDeductions: [] };
};

const longItem = (_, at) => {
  const text = (length) => 'Wide words and more '.repeat(40).slice(0, length).trim();
  return { id: `x${at}`, description: text(200), details: text(600), rate: '10.00', qty: '3' };
};

const withLogos = (stub, employerLogo, payrollLogo) => {
  return { ...stub, companyInfo: { ...stub.companyInfo, employerLogo, payrollLogo } };
};

/** As many pixels as are taken, of the kind that takes longest: 16 bits, transparent, interlaced. */
async function flatPage() {
  const background = { r: 20, g: 90, b: 200, alpha: 0.5 };
  const page = sharp({ create: { width: 2_550, height: 3_300, channels: 4, background } });
  const png = page.toColourspace('rgb16').png({ progressive: true, compressionLevel: 9 });
  return `data:image/png;base64,${(await png.toBuffer()).toString('base64')}`;
}

/** Nothing is harder to press together again. */
async function photograph() {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 };
  const picture = sharp({ create: { width: 640, height: 640, channels: 3, background: '#888', noise } });
  return `data:image/jpeg;base64,${(await picture.jpeg({ quality: 20 }).toBuffer()).toString('base64')}`;
}

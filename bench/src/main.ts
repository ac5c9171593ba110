import { fileURLToPath } from 'node:url';
import { readFontFiles } from '@paperwage/paper/font-files';
import type { LaunchOptions } from '@playwright/test';
import { chromium } from '@playwright/test';
import { serveBare } from './bare-server.ts';
import { engineFindings } from './engine.ts';
import { invoicePdfFindings } from './invoice-pdf.ts';
import { issuingFindings } from './issuing.ts';
import { pageFindings } from './pages.ts';
import { registerFonts } from './react-pdf-stub.tsx';
import { salaryHttpFindings } from './salary-http.ts';
import { stubPdfFindings } from './stub-pdf.ts';
import type { Finding } from './timing.ts';

const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function print(findings: readonly Finding[]): void {
  process.stdout.write('\n| Measured | Figure | Bar | |\n| --- | --- | --- | --- |\n');
  for (const { what, measured, bar, met } of findings) {
    process.stdout.write(`| ${what} | ${measured} | ${bar} | ${bar === '' ? '' : met ? 'met' : 'MISSED'} |\n`);
  }
}

const fontFolder = fileURLToPath(new URL('../../packages/paper/src/fonts/generated', import.meta.url));

/** The parts by name; `npm run bench -- pdf http` measures only those. */
const parts = {
  engine: () => engineFindings(),
  pdf: async (options: LaunchOptions) => {
    const fonts = readFontFiles(fontFolder);
    registerFonts(fontFolder);
    const browser = await chromium.launch(options);
    const page = await browser.newPage();
    const findings = [
      ...(await stubPdfFindings(page, fonts, fontFolder)),
      ...(await invoicePdfFindings(page, fonts, fontFolder)),
    ];
    await browser.close();
    return findings;
  },
  http: () => salaryHttpFindings(),
  issuing: () => issuingFindings(),
  pages: (options: LaunchOptions) => pageFindings(options),
};

async function measure(named: readonly string[]): Promise<void> {
  const executablePath = process.env.CHROME_PATH;
  const options = { args: BROWSER_ARGUMENTS, ...(executablePath ? { executablePath } : {}) };
  const findings: Finding[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (named.length === 0 || named.includes(name)) findings.push(...(await part(options)));
  }
  print(findings);
  if (findings.some(({ met }) => !met)) process.exitCode = 1;
}

await (process.argv.includes('bare-server') ? serveBare() : measure(process.argv.slice(2)));

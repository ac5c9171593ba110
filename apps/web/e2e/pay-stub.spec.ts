import { expect, test } from '@playwright/test';
import { z } from 'zod';
import {
  agree,
  complaintsOf,
  download,
  fillInSample,
  goTo,
  isFirstPaycheck,
  netPay,
  netPayNow,
  openBuilder,
  pdfText,
} from './pay-stub-page.ts';

test('leads from an empty form to a downloaded PDF', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openBuilder(page);
  await expect(page.getByLabel('State where they work')).toHaveValue('');
  await page.getByLabel('State where they work').selectOption('TX');
  await page.getByLabel('Pay frequency').selectOption('BI_WEEKLY');
  await isFirstPaycheck(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Company name').fill('Cascade Timber Works LLC');
  await page.getByLabel('Street address').fill('418 Mill Road');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Núria Nguyễn-Ortega');
  await page.getByLabel('Social Security number').fill('123-45-6789');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Regular, rate').fill('32.5');
  await page.getByLabel('Regular, hours').fill('80');
  await expect(page.getByRole('button', { name: /^Regular, total 2,600\.00/ })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveTitle(/^Finish/);
  const net = await netPayNow(page);

  await page.getByRole('button', { name: 'Download PDF' }).first().click();
  await expect(page.getByText('Agree to the Privacy Policy.')).toBeVisible();
  await expect(page.locator('[id="agreements.privacy"]')).toBeFocused();

  const { name, bytes } = await download(page, 'Download PDF');
  expect(name).toMatch(/^paystub-\d{4}-\d{2}-\d{2}-nuria-nguyen-ortega\.pdf$/);
  await expect(page.getByText(`${name} is in your downloads.`)).toBeVisible();
  const text = await pdfText(bytes);
  for (const word of ['Cascade Timber Works LLC', 'Núria Nguyễn-Ortega', 'XXX-XX-6789', '2,600.00', net]) {
    expect(text).toContain(word);
  }
  expect(text).not.toContain('123-45');
  expect(complaints).toEqual([]);
});

test('the file holds what was chosen and changed last', { tag: '@release' }, async ({ page }) => {
  const complaints = complaintsOf(page);
  const outOfDate = page.getByText(/Documents you already downloaded are out of date/);
  await fillInSample(page);
  await goTo(page, 'basics');
  await page.getByLabel('State where they work').selectOption('NJ');
  await goTo(page, 'earnings');
  const before = await netPayNow(page);
  await page.getByRole('button', { name: 'Pause calculation' }).click();
  await page.getByLabel('Regular, hours').fill('79');
  await goTo(page, 'finish');
  await page
    .getByRole('group', { name: 'Template' })
    .getByRole('radio', { name: /^Ledger/ })
    .check();
  await agree(page);
  await test.step('figures that were paused are read before they are downloaded', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: 'Download PDF' }).first().click();
    await expect(page.getByText(/The amounts have changed since/)).toBeInViewport();
    await expect(netPay(page)).not.toHaveText(before);
    expect(asked.filter((url) => url.includes('/api/documents/'))).toEqual([]);
  });
  const after = await netPayNow(page);
  const words = 'TWO THOUSAND';
  await test.step('they are in the file, with the names of the state and the amount in words', async () => {
    const text = await pdfText((await download(page, 'Download PDF')).bytes);
    for (const part of [`= Net pay $${after}`, 'New Jersey TDI', 'New Jersey SUI', 'New Jersey FLI', words]) {
      expect(text).toContain(part);
    }
    await expect(page.getByText(/The amounts have changed since/)).toHaveCount(0);
  });
  await test.step('so is another look', async () => {
    const asked = page.waitForRequest('**/api/documents/generate-pdf');
    await page.getByRole('group', { name: 'Template' }).getByRole('radio').nth(2).check();
    await page
      .getByRole('region', { name: 'Form' })
      .getByRole('group', { name: 'Theme' })
      .getByRole('radio')
      .nth(3)
      .check();
    expect(await pdfText((await download(page, 'Download PDF')).bytes)).not.toContain(words);
    expect((await asked).postDataJSON()).toMatchObject({ template: 'compact', theme: 'slate' });
  });
  await test.step('a change after it makes it out of date', async () => {
    await expect(outOfDate).toHaveCount(0);
    await goTo(page, 'earnings');
    await page.getByLabel('Regular, hours').fill('70');
    await expect(outOfDate).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test(
  'the server makes a workbook too, and its refusal is shown in its words',
  { tag: '@release' },
  async ({ page }) => {
    await fillInSample(page);
    const { name } = await download(page, 'Download Excel');
    expect(name).toMatch(/\.xlsx$/);
    await expect(page.getByText(`${name} is in your downloads.`)).toBeVisible();
    await page.route('**/api/documents/generate-pdf', async (route) => {
      const asked = z.looseObject({}).parse(route.request().postDataJSON());
      await route.continue({ postData: JSON.stringify({ ...asked, theme: 'neon' }) });
    });
    await page.getByRole('button', { name: 'Download PDF' }).first().click();
    await expect(page.getByText(/^There is no theme of that name\. Choose .+\./)).toBeVisible();
    await expect(page.getByText(/is in your downloads/)).toHaveCount(0);
  },
);

/** A UUID, the number of an entry of the browser's history, or the name that the build gives a file by its content. */
const RANDOM_NAME = /\b0\.\d+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|-[\w-]{8}(?=\.\w+$)/gi;

test('no address ever holds digits of a social security number', async ({ page }) => {
  const addresses: string[] = [];
  const sent: string[] = [];
  page.on('request', (request) => {
    addresses.push(request.url());
    sent.push(request.postData() ?? '');
  });
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await fillInSample(page);
  await goTo(page, 'employee');
  await page.getByLabel('Social Security number').fill('987-65-4321');
  await page.getByLabel('Social Security number').blur();
  for (const step of ['basics', 'company', 'earnings', 'finish'] as const) {
    await goTo(page, step);
    addresses.push(page.url());
  }
  await agree(page);
  const { name } = await download(page, 'Download PDF');
  addresses.push(name);
  await page.reload();
  addresses.push(page.url(), await page.evaluate(() => JSON.stringify(history.state)));
  expect(addresses.length).toBeGreaterThan(10);
  // Names drawn at random may hold any four digits.
  const written = addresses.map((address) => address.replaceAll(RANDOM_NAME, ''));
  expect(written.filter((address) => /98765|9876|6543|4321|XXX-XX|987-65/.test(address))).toEqual([]);
  expect(sent.filter((body) => /98765|987-65/.test(body))).toEqual([]);
  expect(sent.filter((body) => body.includes('XXX-XX-4321'))).toHaveLength(1);
});

/** As Illustrator writes it: web page content for itself, the same picture drawn plainly for others. */
const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
<!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg version="1.1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="&ns_svg;" xmlns:xlink="http://www.w3.org/1999/xlink"
x="0px" y="0px" width="80px" height="40px" viewBox="0 0 80 40" style="enable-background:new 0 0 80 40;">
<switch>
<foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:pgfRef xlink:href="#adobe_pgf"/></foreignObject>
<g i:extraneous="self"><style type="text/css">.st0{fill:#ff0000;}</style>
  <rect class="st0" width="80" height="40" onclick="alert(1)"/></g>
</switch></svg>`;
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40" viewBox="0 0 80 40">${inside}</svg>`;
const web = '<foreignObject width="80" height="40"><p xmlns="http://www.w3.org/1999/xhtml">Cascade</p></foreignObject>';
const foreign = '<image href="https://example.com/a.png" width="9" height="9"/><script>alert(1)</script>';

test('a logo in SVG is drawn without what the policy of the page forbids', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openBuilder(page, 'company');
  const take = (text: string) =>
    page
      .locator('[id="companyInfo.employerLogo"]')
      .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
  const shown = page.locator('#preview image');
  await take(illustrator);
  await expect(shown).toHaveAttribute('href', /^data:image\/png;base64,/);
  const first = (await shown.getAttribute('href'))!;
  await take(svg(`${web}${foreign}<rect style="fill:#0000ff" width="80" height="40"/>`));
  await expect(shown).not.toHaveAttribute('href', first);
  await expect(shown).toHaveCount(1);
  // The recording of a test fetches pictures once more by itself, which the page's policy forbids.
  expect(complaints.filter((text) => !text.startsWith("Connecting to 'blob:"))).toEqual([]);
});

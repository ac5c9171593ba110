import { expect, test, type Page } from '@playwright/test';
import {
  agree,
  complaintsOf,
  download,
  fillInSample,
  goTo,
  netPay,
  openBuilder,
  pdfText,
  waitUntilSaved,
} from './pay-stub-page.ts';

test.describe('a paused calculation', () => {
  test('is told at the figures of the last step, and holds a download back until they were read', async ({ page }) => {
    await fillInSample(page);
    const before = (await netPay(page).textContent())!;
    await goTo(page, 'earnings');
    await page.getByRole('button', { name: 'Pause calculation' }).click();
    await page.getByLabel('Regular, hours').fill('10');
    await goTo(page, 'finish');
    const review = page.getByRole('region', { name: 'Read it once more' });
    await expect(review).toContainText('Calculation is paused. The figures are those from before your last changes.');
    await expect(review.getByRole('button', { name: 'Resume' })).toBeVisible();
    await expect(review.getByRole('row').nth(1)).toContainText(before);
    for (const place of ['#preview', '[aria-label="Form"] > :last-child']) {
      await expect(page.locator(place)).toContainText('Paused: figures from before your last changes.');
      await expect(page.locator(place).getByRole('button', { name: 'Resume' })).toBeVisible();
    }

    await agree(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: 'Download PDF' }).first().click();
    await expect(page.getByText(/is now resumed: the figures have changed/)).toBeInViewport();
    await expect(page.getByRole('group', { name: 'The figures have changed' })).toBeFocused();
    await expect(page.getByText(/^Paused|is paused/)).toHaveCount(0);
    await expect(netPay(page)).not.toHaveText(before);
    const after = (await netPay(page).textContent())!;
    await expect(review.getByRole('row').nth(1)).toContainText(after);
    expect(asked.filter((url) => url.includes('/api/documents/'))).toEqual([]);

    const text = await pdfText((await download(page, 'Download PDF')).bytes);
    expect(text).toContain(`= Net pay $${after}`);
    await expect(page.getByText(/the figures have changed/)).toHaveCount(0);
  });

  test('lets a download through when no figure changes', async ({ page }) => {
    await fillInSample(page);
    await goTo(page, 'earnings');
    await page.getByRole('button', { name: 'Pause calculation' }).click();
    await goTo(page, 'company');
    await page.getByLabel('Company name').fill('Quiet Brook LLC');
    await expect(page.locator('#preview')).toContainText('Quiet Brook LLC');
    await goTo(page, 'finish');
    expect(await pdfText((await download(page, 'Download PDF')).bytes)).toContain('Quiet Brook LLC');
  });
});

test.describe('two tabs', () => {
  test('keep the logo of the tab that is kept', async ({ page, context }) => {
    await fillInSample(page);
    await waitUntilSaved(page);
    const second = await context.newPage();
    await openBuilder(second, 'company');
    await second.getByRole('button', { name: 'Remove logo' }).click();
    await waitUntilSaved(second);
    await page.getByRole('button', { name: 'Keep what is here' }).click();
    await waitUntilSaved(page);
    await expect(page.locator('#preview image').first()).toBeVisible();
    await page.reload();
    await expect(page.locator('#preview image').first()).toBeVisible();
  });

  test('ask before unsaved changes are closed, and bring back work that was replaced', async ({ page, context }) => {
    await openBuilder(page, 'company');
    const name = page.getByLabel('Company name');
    await name.fill('First');
    await waitUntilSaved(page);
    const second = await context.newPage();
    await openBuilder(second, 'company');
    await second.getByLabel('Company name').fill('Second');
    await waitUntilSaved(second);
    await expect(page.getByText(/was changed in another tab/)).toBeVisible();
    await name.fill('First, later');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();

    await page.getByRole('button', { name: 'Show the other tab’s work' }).click();
    await expect(name).toHaveValue('Second');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(name).toHaveValue('First, later');
    await waitUntilSaved(page);
    await page.reload();
    await expect(name).toHaveValue('First, later');
  });
});

test.describe('a logo in SVG', () => {
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
  const web =
    '<foreignObject width="80" height="40"><p xmlns="http://www.w3.org/1999/xhtml">Cascade</p></foreignObject>';
  const foreign = '<image href="https://example.com/a.png" width="9" height="9"/><script>alert(1)</script>';

  /** The colour in the middle of the logo that is shown, as red, green and blue. */
  const middle = (page: Page) =>
    page.getByAltText(/^Logo of/).evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      return [...context.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data.slice(0, 3)];
    });

  test('is drawn without what a canvas cannot hold', async ({ page }) => {
    const complaints = complaintsOf(page);
    await openBuilder(page, 'company');
    const input = page.locator('[id="companyInfo.employerLogo"]');
    const take = (text: string) =>
      input.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
    await take(illustrator);
    await expect.poll(() => middle(page)).toEqual([255, 0, 0]);
    await take(svg(`${web}${foreign}<rect style="fill:#0000ff" width="80" height="40"/>`));
    await expect.poll(() => middle(page)).toEqual([0, 0, 255]);
    await expect(page.locator('#preview image')).toHaveCount(1);

    await take(svg(web));
    await expect(page.getByText(/^This SVG has no drawing that can be used\. Save it as PNG/)).toBeVisible();
    await expect.poll(() => middle(page)).toEqual([0, 0, 255]);
    await take('<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>');
    await expect(page.getByText(/^The file cannot be read as a picture/)).toBeVisible();
    // The recording of a test fetches pictures once more by itself, which the page's policy forbids.
    expect(complaints.filter((text) => !text.startsWith("Connecting to 'blob:"))).toEqual([]);
  });

  test('that cannot be read back for any other reason is refused in words', async ({ page }) => {
    await openBuilder(page, 'company');
    await page.evaluate(() => {
      CanvasRenderingContext2D.prototype.getImageData = () => {
        throw new DOMException('tainted', 'SecurityError');
      };
    });
    const input = page.locator('[id="companyInfo.employerLogo"]');
    const buffer = Buffer.from(svg('<rect width="80" height="40"/>'));
    await input.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer });
    await expect(page.getByText(/^The browser cannot read this picture back/)).toBeVisible();
  });
});

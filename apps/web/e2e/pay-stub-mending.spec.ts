import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  agree,
  complaintsOf,
  download,
  fillInSample,
  goTo,
  netPay,
  openBuilder,
  pdfText,
  storedText,
  waitUntilSaved,
} from './pay-stub-page.ts';

test.describe('a paused calculation', () => {
  test('is told at the figures of the last step, and holds a download back until they were read', async ({ page }) => {
    await fillInSample(page);
    await expect(netPay(page)).not.toHaveText('–');
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

  test('that is refused is told at once and at its field, until another is taken', async ({ page }) => {
    await openBuilder(page, 'company');
    const input = page.locator('[id="companyInfo.employerLogo"]');
    const take = (text: string) =>
      input.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
    const alert = page.locator('[data-path="companyInfo.employerLogo"]').getByRole('alert');
    await expect(alert).toBeAttached();
    await expect(alert).toBeEmpty();
    await take('<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>');
    await expect(alert).toHaveText(/^The file cannot be read as a picture/);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(/^The file cannot be read as a picture/);
    await take(svg('<rect width="80" height="40"/>'));
    await expect(alert).toBeEmpty();
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(input).toHaveAccessibleDescription(/^PNG, JPEG/);
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

test.describe('a field', () => {
  test('keeps the Social Security number it has until a whole new one is given', async ({ page }) => {
    await openBuilder(page, 'employee');
    const field = page.getByLabel('Social Security number');
    const leave = async (text: string) => {
      await field.fill(text);
      await field.blur();
    };
    await leave('12');
    await expect(field).toHaveValue('12');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const told = 'A Social Security number has nine digits. Type all of them, or only the last four.';
    await expect(field).toHaveAccessibleDescription(told);
    await leave('abc');
    await expect(field).toHaveValue('abc');
    await expect(field).toHaveAccessibleDescription(told);
    await leave('123-45-6789');
    await expect(field).toHaveValue('XXX-XX-6789');
    await leave('12');
    await expect(field).toHaveValue('12');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(`${told} XXX-XX-6789 stands until then.`);
    await expect.poll(() => storedText(page)).toContain('XXX-XX-6789');
    await leave('4444');
    await expect(field).toHaveValue('XXX-XX-4444');
    await leave('');
    await expect(field).toHaveValue('');
  });

  test('says once it was left what is odd in it, and is not called wrong', async ({ page }) => {
    const warned = async (field: Locator, text: string) => {
      await expect(field).toHaveAccessibleDescription(text);
      await expect(field).not.toHaveAttribute('aria-invalid');
      const message = page.getByText(text, { exact: true }).first();
      await expect(message).toBeVisible();
      const colours = await message.evaluate((element) => {
        const probe = document.createElement('i');
        const of = (token: string) => {
          probe.style.setProperty('color', `var(${token})`);
          return getComputedStyle(probe).color;
        };
        document.body.append(probe);
        const found = { message: getComputedStyle(element).color, warn: of('--warn'), bad: of('--bad') };
        probe.remove();
        return found;
      });
      expect(colours.message).toBe(colours.warn);
      expect(colours.message).not.toBe(colours.bad);
    };
    await fillInSample(page);
    await goTo(page, 'employee');
    const zip = page.getByLabel('ZIP code');
    await zip.fill('123');
    await expect(page.getByText(/^A ZIP code has 5 digits/)).toHaveCount(0);
    await zip.blur();
    await warned(zip, 'A ZIP code has 5 digits, such as 78701, or 5 and 4.');
    await zip.fill('78704');
    await expect(page.getByText(/^A ZIP code has 5 digits/)).toHaveCount(0);
    const account = page.getByLabel('Account number, last 4 digits');
    await account.fill('');
    await account.blur();
    await warned(account, 'Enter the last 4 digits of the account, or choose payment by check.');

    await goTo(page, 'earnings');
    const payDate = page.getByLabel('Pay date', { exact: true });
    await payDate.fill('11/01/2026');
    await payDate.blur();
    await expect(payDate).toHaveAccessibleDescription(/period/);
    await expect(payDate).not.toHaveAttribute('aria-invalid');
    const hours = page.getByLabel('Regular, hours');
    await hours.fill('999');
    await hours.blur();
    await warned(hours, 'Regular: 14 days have only 336 hours. Check these.');
    await hours.fill('x');
    await expect(hours).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(/14 days have only/)).toHaveCount(0);
  });
});

test.describe('the logo of a payroll service', () => {
  const square = (fill: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="${fill}"/></svg>`,
    );

  test('stands on the paper until there is a company logo, and is kept', async ({ page }) => {
    await openBuilder(page, 'company');
    const take = (id: string, fill: string) =>
      page
        .locator(`[id="companyInfo.${id}"]`)
        .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: square(fill) });
    const shown = page.locator('#preview image');
    await page.getByText('Payroll service’s logo').first().click();
    await take('payrollLogo', 'blue');
    await expect(shown).toHaveCount(1);
    const payroll = (await shown.getAttribute('href'))!;
    await take('employerLogo', 'red');
    await expect(shown).not.toHaveAttribute('href', payroll);
    await expect(page.getByText('Not shown: there is a company logo')).toBeVisible();
    await page.getByRole('button', { name: 'Remove logo' }).click();
    await expect(shown).toHaveAttribute('href', payroll);
    await waitUntilSaved(page);
    await page.reload();
    await expect(shown).toHaveAttribute('href', payroll);
    await page.getByText('Payroll service’s logo').first().click();
    await page.getByRole('button', { name: 'Remove payroll logo' }).click();
    await expect(shown).toHaveCount(0);
  });
});

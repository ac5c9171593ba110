import { expect, test, type Page } from '@playwright/test';
import { complaintsOf, openBuilder, waitUntilSaved } from './pay-stub-page.ts';

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

  const inputOn = (page: Page) => page.locator('[id="companyInfo.employerLogo"]');
  const takerOn = (page: Page) => (text: string) =>
    inputOn(page).setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) });

  /** The colour in the middle of the logo that is shown, as red, green and blue. */
  const middle = (page: Page) =>
    page.getByAltText(/^Logo of/).evaluate(async (image: HTMLImageElement) => {
      // Another picture may take its place meanwhile.
      if (
        !(await image.decode().then(
          () => true,
          () => false,
        ))
      )
        return undefined;
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      return [...context.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data.slice(0, 3)];
    });

  test('is drawn without what a canvas cannot hold', async ({ page }) => {
    const complaints = complaintsOf(page);
    await openBuilder(page, 'company');
    const take = takerOn(page);
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
    const [input, take] = [inputOn(page), takerOn(page)];
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
    await takerOn(page)(svg('<rect width="80" height="40"/>'));
    await expect(page.getByText(/^The browser cannot read this picture back/)).toBeVisible();
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

import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openBuilder, waitUntilSaved } from '../../testing/builder.ts';
import { reload } from '../../testing/page.tsx';
import { attach, press } from '../../testing/user-input.ts';

const PAY_STUB = '/make-your-paystub';

function svgFile(text: string): File {
  return new File([text], 'logo.svg', { type: 'image/svg+xml' });
}

describe('a logo in SVG', () => {
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

  const input = () => page.css('[id="companyInfo.employerLogo"]');
  const take = (text: string) => attach(input(), svgFile(text));

  /** The color in the middle of the logo that is shown, as red, green and blue. */
  async function middle(): Promise<number[] | undefined> {
    const image = page.getByAltText(/^Logo of/).query();
    if (!(image instanceof HTMLImageElement)) return undefined;
    // Another picture may take its place meanwhile.
    const isDrawn = await image.decode().then(
      () => true,
      () => false,
    );
    if (!isDrawn) return undefined;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    return [...context.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data.slice(0, 3)];
  }

  test('is drawn without what a canvas cannot hold', async () => {
    await openBuilder(PAY_STUB, 'company');
    await take(illustrator);
    await expect.poll(middle).toEqual([255, 0, 0]);
    await take(svg(`${web}${foreign}<rect style="fill:#0000ff" width="80" height="40"/>`));
    await expect.poll(middle).toEqual([0, 0, 255]);
    await expect.element(page.css('#preview image')).toHaveLength(1);

    await take(svg(web));
    await expect.element(page.getByText(/^We can’t use this SVG\. Save it as PNG/)).toBeVisible();
    await expect.poll(middle).toEqual([0, 0, 255]);
    await take('<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>');
    await expect.element(page.getByText(/^We can’t read this picture/)).toBeVisible();
  });

  test('that is refused is told at once and at its field, until another is taken', async () => {
    await openBuilder(PAY_STUB, 'company');
    const alert = page.css('[data-path="companyInfo.employerLogo"]').getByRole('alert');
    await expect.element(alert).toBeInTheDocument();
    await expect.element(alert).toBeEmptyDOMElement();
    await take('<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>');
    await expect.element(alert).toHaveTextContent(/^We can’t read this picture/);
    await expect.element(input()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(input()).toHaveAccessibleDescription(/^We can’t read this picture/);
    await take(svg('<rect width="80" height="40"/>'));
    await expect.element(alert).toBeEmptyDOMElement();
    await expect.element(input()).not.toHaveAttribute('aria-invalid');
    await expect.element(input()).toHaveAccessibleDescription(/^PNG, JPEG/);
  });

  test('that cannot be read back for any other reason is refused in words', async () => {
    await openBuilder(PAY_STUB, 'company');
    const reading = vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(() => {
      throw new DOMException('tainted', 'SecurityError');
    });
    onTestFinished(() => reading.mockRestore());
    await take(svg('<rect width="80" height="40"/>'));
    await expect.element(page.getByText(/^Your browser can’t read this picture/)).toBeVisible();
  });
});

describe('the logo of a payroll service', () => {
  const square = (fill: string) =>
    svgFile(
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="${fill}"/></svg>`,
    );

  test('stands on the paper until there is a company logo, and is kept', { tags: ['release'] }, async () => {
    await openBuilder(PAY_STUB, 'company');
    const take = (id: string, fill: string) => attach(page.css(`[id="companyInfo.${id}"]`), square(fill));
    const shown = page.css('#preview image');
    await press(page.getByText('Payroll service’s logo').first());
    await take('payrollLogo', 'blue');
    await expect.element(shown).toHaveLength(1);
    const payroll = shown.element().getAttribute('href')!;
    await take('employerLogo', 'red');
    await expect.element(shown).not.toHaveAttribute('href', payroll);
    await expect.element(page.getByText('Not printed: there’s a company logo')).toBeVisible();
    await press(page.getByRole('button', { name: 'Remove logo' }));
    await expect.element(shown).toHaveAttribute('href', payroll);
    await waitUntilSaved();
    await reload();
    await expect.element(shown).toHaveAttribute('href', payroll);
    await press(page.getByText('Payroll service’s logo').first());
    await press(page.getByRole('button', { name: 'Remove payroll logo' }));
    await expect.element(shown).not.toBeInTheDocument();
  });
});

test('takes a logo, shows it on the paper, and refuses what is none', async () => {
  await openBuilder(PAY_STUB, 'company');
  const input = page.css('[id="companyInfo.employerLogo"]');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40" fill="red"/></svg>';
  await attach(input, svgFile(svg));
  await expect
    .element(page.css('#preview image'))
    .toHaveAttribute('href', expect.stringMatching(/^data:image\/png;base64,/));
  await press(page.getByRole('button', { name: 'Remove logo' }));
  await expect(page.css('#preview image')).not.toBeInTheDocument();
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect.element(page.css('#preview image')).toHaveLength(1);
  await attach(input, new File(['no picture'], 'a.png', { type: 'image/png' }));
  await expect.element(page.getByText(/We can’t read this picture/)).toBeVisible();
  await attach(input, new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }));
  await expect.element(page.getByText('Choose a PNG, JPEG, WebP or SVG file.')).toBeVisible();
  await attach(input, new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'b.png', { type: 'image/png' }));
  await expect.element(page.getByText('This file is larger than 5 MB.', { exact: false })).toBeVisible();
  await waitUntilSaved();
  await reload();
  await expect.element(page.css('#preview image')).toHaveLength(1);
});

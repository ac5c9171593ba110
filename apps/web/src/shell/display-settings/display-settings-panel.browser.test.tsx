import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { openPage } from '../../testing/page.tsx';
import { focus, keys, press, tab } from '../../testing/user-input.ts';
import { emulateMedia, expectToFit, windowOf } from '../../testing/window.ts';
import { changeDisplaySettings, readDisplaySettings, standardSettings } from './display-settings.ts';

const root = document.documentElement;
const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Display settings', exact: true });
const panel = page.getByRole('dialog', { name: 'Display settings' });
const box = (element: Element) => element.getBoundingClientRect();
const colorOf = (element: Element) => getComputedStyle(element).backgroundColor;

async function openPanel(path = '/terms'): Promise<void> {
  onTestFinished(() => changeDisplaySettings(standardSettings));
  await openPage(path);
  await press(opener);
  await expect.element(panel).toHaveFocus();
}

describe('display settings', () => {
  test('change the page at once, and go back together', async () => {
    await openPanel();
    for (const [role, name, attribute, value] of [
      ['radio', '150%', 'data-text-size', 'largest'],
      ['radio', 'Widest', 'data-line-spacing', 'widest'],
      ['radio', 'Higher', 'data-contrast', 'more'],
      ['radio', 'Dark', 'data-colors', 'dark'],
      ['switch', 'Underline links', 'data-links', 'underlined'],
      ['switch', 'Reduce motion', 'data-motion', 'none'],
      ['switch', 'Simple letterforms', 'data-letterforms', 'simple'],
    ] as const) {
      await press(panel.getByRole(role, { name }));
      await expect.element(panel.getByRole(role, { name })).toBeChecked();
      expect(root.getAttribute(attribute)).toBe(value);
    }
    await press(panel.getByRole('switch', { name: 'Reduce motion' }));
    expect(root.hasAttribute('data-motion')).toBe(false);
    await press(panel.getByRole('button', { name: 'Reset all' }));
    expect(readDisplaySettings()).toEqual(standardSettings);
    for (const checked of ['100%', 'Normal'])
      await expect.element(panel.getByRole('radio', { name: checked })).toBeChecked();
    expect(
      panel
        .getByRole('radio', { name: 'Device' })
        .elements()
        .map((one) => (one as HTMLInputElement).checked),
    ).toEqual([true, true]);
  });

  test('are chosen by keyboard alone, and Escape leads back to the button', async () => {
    await openPage('/terms');
    await focus(opener);
    await keys('{Enter}');
    await expect.element(panel).toHaveFocus();
    await tab();
    await expect.element(panel.getByRole('button', { name: 'Close display settings' })).toHaveFocus();
    await tab();
    await keys('{ArrowRight}');
    expect(root.getAttribute('data-text-size')).toBe('large');
    for (let at = 0; at < 4; at += 1) await tab();
    await expect.element(panel.getByRole('switch', { name: 'Underline links' })).toHaveFocus();
    await keys(' ');
    expect(root.getAttribute('data-links')).toBe('underlined');
    for (let at = 0; at < 3; at += 1) await tab();
    await keys('{Enter}');
    expect(readDisplaySettings()).toEqual(standardSettings);
    await keys('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test('follow what another tab chooses', async () => {
    await openPanel();
    dispatchEvent(
      new StorageEvent('storage', {
        key: 'paperwage.display-settings',
        newValue: '{"data-colors":"dark","data-links":"underlined"}',
      }),
    );
    await expect.element(panel.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect.element(panel.getByRole('switch', { name: 'Underline links' })).toBeChecked();
    expect(root.getAttribute('data-colors')).toBe('dark');
  });

  test('say that motion is already reduced on the device', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    await openPanel();
    const motion = panel.getByRole('switch', { name: 'Reduce motion' });
    await expect.element(motion).toBeChecked();
    await expect.element(motion).toBeDisabled();
    await expect.element(motion).toHaveAccessibleDescription('Already set on this device');
  });

  test('have no findings of axe, with more contrast and without', { tags: ['release'] }, async () => {
    await openPanel();
    await expectAccessible();
    await press(panel.getByRole('radio', { name: 'Higher' }));
    await expectAccessible();
    // So high that the sheet shows all of itself.
    await windowOf(360, 1600);
    await expectAccessible();
  });
});

describe('the panel', () => {
  test.each([1440, 1920])('stands beside the page at %i px, which moves aside', async (width) => {
    await windowOf(width);
    await openPanel();
    const content = document.querySelector('#root')!;
    expect(box(panel.element()).right).toBe(root.clientWidth);
    expect(box(panel.element()).height).toBe(window.innerHeight);
    expect(box(content).right).toBeLessThanOrEqual(box(panel.element()).left);
    await expectToFit();
    await press(panel.getByRole('button', { name: 'Close display settings' }));
    await expect.poll(() => box(content).right).toBe(root.clientWidth);
  });

  test.each([
    [360, 640],
    [768, 900],
    [1280, 720],
  ])(
    'is a sheet at the foot of a window of %i by %i px, and the page stays in sight above it',
    async (width, height) => {
      await windowOf(width, height);
      await openPanel();
      await expectToFit();
      const { left, right, top, bottom } = box(panel.element());
      expect([left, right, bottom]).toEqual([0, root.clientWidth, height]);
      expect(top).toBeGreaterThan(height / 3);
      // The last line of the page can be scrolled above it.
      window.scrollTo(0, root.scrollHeight);
      await expect.poll(() => box(opener.element()).bottom).toBeLessThan(top);
    },
  );

  test('keeps its own size of text and spacing of lines', async () => {
    await openPanel();
    const sizes = () =>
      [...panel.element().querySelectorAll('h2, p, legend, label, small, button')].map((one) => {
        const { fontSize, lineHeight } = getComputedStyle(one);
        return [one.textContent, fontSize, lineHeight];
      });
    const before = sizes();
    await press(panel.getByRole('radio', { name: '150%' }));
    await press(panel.getByRole('radio', { name: 'Widest' }));
    expect(getComputedStyle(root).fontSize).toBe('24px');
    expect(sizes()).toEqual(before);
  });
});

describe('the colors', () => {
  test('are those of the device, or as chosen', async () => {
    await openPanel();
    const { body } = document;
    await emulateMedia({ 'prefers-color-scheme': 'light' });
    const light = colorOf(body);
    await emulateMedia({ 'prefers-color-scheme': 'dark' });
    const dark = colorOf(body);
    expect(dark).not.toBe(light);
    await press(panel.getByRole('radio', { name: 'Light' }));
    expect(colorOf(body)).toBe(light);
    await emulateMedia({ 'prefers-color-scheme': 'light' });
    await press(panel.getByRole('radio', { name: 'Dark' }));
    expect(colorOf(body)).toBe(dark);
    await emulateMedia({}, 'print');
    expect(getComputedStyle(root).colorScheme).toBe('light');
    await expect.element(panel).not.toBeInTheDocument();
  });

  test('of paper stay the same', async () => {
    await openPanel('/make-your-paystub');
    await press(panel.getByRole('radio', { name: 'Dark' }));
    await press(panel.getByRole('radio', { name: 'Higher' }));
    await press(panel.getByRole('button', { name: 'Close display settings' }));
    const sheet = page.getByRole('img', { name: /pay stub/i }).first();
    await expect.element(sheet).toBeVisible();
    expect(colorOf(sheet.element().parentElement!)).toBe('rgb(255, 255, 255)');
  });

  test('have more contrast where more is chosen, in the dark too, and not where Standard overrules the device', async () => {
    await openPanel();
    const ink = () => getComputedStyle(panel.getByText('Kept in this browser').element()).color;
    for (const [colors, expected] of [
      ['Light', 'rgb(0, 0, 0)'],
      ['Dark', 'rgb(255, 255, 255)'],
    ] as const) {
      await press(panel.getByRole('radio', { name: colors }));
      await press(panel.getByRole('radio', { name: 'Standard' }));
      await emulateMedia({ 'prefers-contrast': 'more' });
      expect(ink()).not.toBe(expected);
      await press(panel.getByRole('radio', { name: 'Device' }).first());
      expect(ink()).toBe(expected);
      await emulateMedia({});
      await press(panel.getByRole('radio', { name: 'Higher' }));
      expect(ink()).toBe(expected);
    }
  });
});

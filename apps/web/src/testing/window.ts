/** The window and the device that a component test shows its page in. */
import { expect, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';

declare module 'vitest/browser' {
  interface CDPSession {
    /** Controls the browser through its protocol: https://chromedevtools.github.io/devtools-protocol */
    send(method: string, params: object): Promise<unknown>;
  }
}

/** Sets the size of the window for one test. */
export async function windowOf(width: number, height = 900): Promise<void> {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1440, 900));
}

/** Expects the page to be no wider than the window, once it is drawn for its size. */
export async function expectToFit(message = 'wider than the window by'): Promise<void> {
  const root = document.documentElement;
  await expect.poll(() => root.scrollWidth - root.clientWidth, { message }).toBeLessThanOrEqual(0);
}

/** Shows the page with these media features, such as `prefers-color-scheme: dark`, or as printed, for one test. */
export async function emulateMedia(features: Readonly<Record<string, string>>, media = ''): Promise<void> {
  await setMedia(
    Object.entries(features).map(([name, value]) => ({ name, value })),
    media,
  );
  onTestFinished(() => setMedia([]));
  for (const [name, value] of Object.entries(features)) await expectMedia(`${name}: ${value}`);
}

/** Shows the page as on a touch screen, for one test. */
export async function emulateTouch(): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
  onTestFinished(async () => void (await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })));
  await expectMedia('pointer: coarse');
}

async function expectMedia(feature: string): Promise<void> {
  await expect.poll(() => matchMedia(`(${feature})`).matches, { message: feature }).toBe(true);
}

async function setMedia(features: { name: string; value: string }[], media = ''): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features, media });
}

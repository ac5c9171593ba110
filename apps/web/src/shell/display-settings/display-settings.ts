/**
 * How the visitor wants the pages shown. Kept in the browser; `public/before-paint.js` shows the pages so, from before the
 * first paint.
 */
export interface DisplaySettings {
  readonly textSize: 'normal' | 'large' | 'larger' | 'largest';
  readonly lineSpacing: 'normal' | 'wide' | 'widest';
  readonly contrast: 'device' | 'standard' | 'more';
  readonly colors: 'device' | 'light' | 'dark';
  readonly motion: 'device' | 'none';
  readonly links: 'normal' | 'underlined';
  readonly letterforms: 'normal' | 'simple';
}

/** The defaults. */
export const standardSettings: DisplaySettings = {
  textSize: 'normal',
  lineSpacing: 'normal',
  contrast: 'device',
  colors: 'device',
  motion: 'device',
  links: 'normal',
  letterforms: 'normal',
};

const storageKey = 'paperwage.display-settings';

/** Attribute of the root element that carries each setting; the standard carries none. */
const attributes = {
  textSize: 'data-text-size',
  lineSpacing: 'data-line-spacing',
  contrast: 'data-contrast',
  colors: 'data-colors',
  motion: 'data-motion',
  links: 'data-links',
  letterforms: 'data-letterforms',
} as const satisfies Record<keyof DisplaySettings, string>;

const names = Object.keys(attributes) as (keyof DisplaySettings)[];

/** The settings the page is shown with. */
export function readDisplaySettings(): DisplaySettings {
  const root = document.documentElement;
  return Object.fromEntries(
    names.map((name) => [name, root.getAttribute(attributes[name]) ?? standardSettings[name]]),
  ) as unknown as DisplaySettings;
}

/** Shows the pages with these settings, here and in other tabs, and keeps them, where the browser lets us. */
export function changeDisplaySettings(settings: DisplaySettings): void {
  const chosen = names.filter((name) => settings[name] !== standardSettings[name]);
  const kept = JSON.stringify(Object.fromEntries(chosen.map((name) => [attributes[name], settings[name]])));
  try {
    localStorage.setItem(storageKey, kept);
  } catch {
    // A full or forbidden storage: the settings then hold for this page.
  }
  dispatchEvent(new CustomEvent('paperwage:display-settings', { detail: kept }));
}

/** How the visitor wants the pages shown. Kept in the browser; `public/before-paint.js` applies it before paint. */
export interface DisplaySettings {
  readonly textSize: 'normal' | 'large' | 'larger' | 'largest';
  readonly contrast: 'normal' | 'more';
  readonly motion: 'normal' | 'none';
  readonly links: 'normal' | 'underlined';
}

export const normalSettings: DisplaySettings = {
  textSize: 'normal',
  contrast: 'normal',
  motion: 'normal',
  links: 'normal',
};

const storageKey = 'paperwage.display-settings';

/** Attribute of the root element that carries each setting; `normal` carries none. */
const attributes = {
  textSize: 'data-text-size',
  contrast: 'data-contrast',
  motion: 'data-motion',
  links: 'data-links',
} as const satisfies Record<keyof DisplaySettings, string>;

const names = Object.keys(attributes) as (keyof DisplaySettings)[];

/** The settings as they are applied to the page. */
export function readDisplaySettings(root: HTMLElement): DisplaySettings {
  return Object.fromEntries(
    names.map((name) => [name, root.getAttribute(attributes[name]) ?? 'normal']),
  ) as unknown as DisplaySettings;
}

/** Applies the settings to the page and keeps them, where the browser lets us. */
export function changeDisplaySettings(root: HTMLElement, settings: DisplaySettings, storage: Storage): void {
  const chosen = names.filter((name) => settings[name] !== 'normal');
  for (const name of names) root.removeAttribute(attributes[name]);
  for (const name of chosen) root.setAttribute(attributes[name], settings[name]);
  const kept = Object.fromEntries(chosen.map((name) => [attributes[name], settings[name]]));
  try {
    storage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage: the settings then hold for this page.
  }
}

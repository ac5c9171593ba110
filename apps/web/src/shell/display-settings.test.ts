import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import {
  changeDisplaySettings,
  normalSettings,
  readDisplaySettings,
  type DisplaySettings,
} from './display-settings.ts';

const beforePaint = readFileSync(new URL('../../public/before-paint.js', import.meta.url), 'utf8');

/** As much of an element and a storage as settings need. */
function surroundings() {
  const attributes = new Map<string, string>();
  const kept = new Map<string, string>();
  const root = {
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    dataset: {},
    removeAttribute: (name: string) => void attributes.delete(name),
  } as unknown as HTMLElement;
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
  return { root, storage };
}

/** Runs what each page runs in its head. */
function runBeforePaint(localStorage: object, documentElement: HTMLElement): void {
  const later = () => undefined;
  const browser = { localStorage, document: { documentElement }, addEventListener: later, setTimeout: later };
  runInNewContext(beforePaint, browser);
}

const values: { readonly [Name in keyof DisplaySettings]: readonly DisplaySettings[Name][] } = {
  textSize: ['normal', 'large', 'larger', 'largest'],
  contrast: ['normal', 'more'],
  motion: ['normal', 'none'],
  links: ['normal', 'underlined'],
};

const everyCombination: DisplaySettings[] = values.textSize.flatMap((textSize) =>
  values.contrast.flatMap((contrast) =>
    values.motion.flatMap((motion) => values.links.map((links) => ({ textSize, contrast, motion, links }))),
  ),
);

describe('display settings', () => {
  it('are normal where nothing was chosen', () => {
    expect(readDisplaySettings(surroundings().root)).toEqual(normalSettings);
  });

  it('stand on the page as they were chosen, and go away again', () => {
    const { root, storage } = surroundings();
    for (const settings of everyCombination) {
      changeDisplaySettings(root, settings, storage);
      expect(readDisplaySettings(root)).toEqual(settings);
    }
  });

  it('are on the next page before it is painted', () => {
    for (const settings of everyCombination) {
      const { root, storage } = surroundings();
      changeDisplaySettings(root, settings, storage);
      const next = surroundings().root;
      runBeforePaint(storage, next);
      expect(readDisplaySettings(next)).toEqual(settings);
    }
  });

  it('leave the next page alone when what is kept makes no sense', () => {
    for (const kept of ['', '{', 'null', '7', '{"data-contrast":"most","onclick":"x"}']) {
      const { root, storage } = surroundings();
      storage.setItem('paperwage.display-settings', kept);
      runBeforePaint(storage, root);
      expect(readDisplaySettings(root)).toEqual(normalSettings);
      expect(root.getAttribute('onclick')).toBeNull();
    }
  });

  it('hold for the page when the storage refuses', () => {
    const { root, storage } = surroundings();
    const full = {
      ...storage,
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    } as Storage;
    changeDisplaySettings(root, { ...normalSettings, contrast: 'more' }, full);
    expect(readDisplaySettings(root).contrast).toBe('more');
  });
});

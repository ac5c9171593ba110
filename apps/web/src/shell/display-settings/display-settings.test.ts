import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  changeDisplaySettings,
  readDisplaySettings,
  standardSettings,
  type DisplaySettings,
} from './display-settings.ts';

const beforePaint = readFileSync(new URL('../../../public/before-paint.js', import.meta.url), 'utf8');
const KEY = 'paperwage.display-settings';

interface Meta {
  readonly name: string;
  readonly dataset: { readonly colors?: string };
  content: string;
  media: string;
}

/** As much of a browser as settings need: its storage, and pages that load, each in a tab of its own. */
function browser() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  /** Runs what each page runs in its head, and is the page that the settings are then read from and changed on. */
  function load(localStorage: object = storage) {
    const attributes = new Map<string, string>();
    const handlers = new Map<string, ((event: object) => void)[]>();
    const metas: Meta[] = [
      { name: 'color-scheme', dataset: {}, content: 'light dark', media: '' },
      { name: 'theme-color', dataset: { colors: 'light' }, content: '', media: '' },
      { name: 'theme-color', dataset: { colors: 'dark' }, content: '', media: '' },
    ];
    const document = {
      cookie: '',
      documentElement: {
        dataset: {},
        getAttribute: (name: string) => attributes.get(name) ?? null,
        setAttribute: (name: string, value: string) => void attributes.set(name, value),
        removeAttribute: (name: string) => void attributes.delete(name),
      },
      querySelectorAll: (selector: string) => metas.filter(({ name }) => selector === `meta[name="${name}"]`),
    };
    const addEventListener = (type: string, handler: (event: object) => void) =>
      void handlers.set(type, [...(handlers.get(type) ?? []), handler]);
    const dispatchEvent = (event: { readonly type: string }) => handlers.get(event.type)?.forEach((one) => one(event));
    runInNewContext(beforePaint, { localStorage, document, addEventListener, setTimeout: () => undefined });
    const show = () => {
      for (const [name, value] of Object.entries({ document, localStorage, dispatchEvent })) vi.stubGlobal(name, value);
    };
    show();
    return { attributes, dispatchEvent, metas, show };
  }
  return { kept, load };
}

afterEach(() => vi.unstubAllGlobals());

const values: { readonly [Name in keyof DisplaySettings]: readonly DisplaySettings[Name][] } = {
  textSize: ['normal', 'large', 'larger', 'largest'],
  lineSpacing: ['normal', 'wide', 'widest'],
  contrast: ['device', 'standard', 'more'],
  colors: ['device', 'light', 'dark'],
  motion: ['device', 'none'],
  links: ['normal', 'underlined'],
  letterforms: ['normal', 'simple'],
};

/** Every value of every setting, alone and with the last of all the others. */
const combinations = Object.entries(values).flatMap(([name, options]) =>
  options.flatMap((value) => [
    { ...standardSettings, [name]: value },
    { ...lastOfAll(), [name]: value },
  ]),
);

function lastOfAll(): DisplaySettings {
  return Object.fromEntries(
    Object.entries(values).map(([name, options]) => [name, options.at(-1)]),
  ) as unknown as DisplaySettings;
}

describe('display settings', () => {
  it('are the standard where nothing was chosen', () => {
    browser().load();
    expect(readDisplaySettings()).toEqual(standardSettings);
  });

  it('are on the page as they were chosen, and go away again', () => {
    const { attributes } = browser().load();
    for (const settings of combinations) {
      changeDisplaySettings(settings);
      expect(readDisplaySettings()).toEqual(settings);
    }
    changeDisplaySettings(standardSettings);
    expect([...attributes]).toEqual([]);
  });

  it('are on the next page before it is painted', () => {
    for (const settings of combinations) {
      const { load } = browser();
      load();
      changeDisplaySettings(settings);
      load();
      expect(readDisplaySettings()).toEqual(settings);
    }
  });

  it('follow what another tab chooses, and go when it clears the storage', () => {
    const { kept, load } = browser();
    const here = load();
    load();
    changeDisplaySettings({ ...standardSettings, colors: 'dark', lineSpacing: 'wide' });
    here.show();
    expect(readDisplaySettings()).toEqual(standardSettings);
    here.dispatchEvent({ type: 'storage', ...{ key: 'paperwage.other', newValue: '{}' } });
    here.dispatchEvent({ type: 'storage', ...{ key: KEY, newValue: kept.get(KEY) } });
    expect(readDisplaySettings()).toEqual({ ...standardSettings, colors: 'dark', lineSpacing: 'wide' });
    here.dispatchEvent({ type: 'storage', ...{ key: 'paperwage.other', newValue: '{}' } });
    expect(readDisplaySettings().colors).toBe('dark');
    here.dispatchEvent({ type: 'storage', ...{ key: null, newValue: null } });
    expect(readDisplaySettings()).toEqual(standardSettings);
  });

  it('are the present ones on a page that one goes back to', () => {
    const { load } = browser();
    const left = load();
    load();
    changeDisplaySettings({ ...standardSettings, colors: 'dark' });
    left.show();
    left.dispatchEvent({ type: 'pageshow', ...{ persisted: true } });
    expect(readDisplaySettings().colors).toBe('dark');
  });

  it('color what the browser draws around the page', () => {
    const { metas } = browser().load();
    const drawn = () => metas.map(({ content, media }) => content || media);
    const asOnDevice = ['light dark', '(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];
    expect(drawn()).toEqual(asOnDevice);
    changeDisplaySettings({ ...standardSettings, colors: 'dark' });
    expect(drawn()).toEqual(['dark', 'not all', 'all']);
    changeDisplaySettings({ ...standardSettings, colors: 'light' });
    expect(drawn()).toEqual(['light', 'all', 'not all']);
    changeDisplaySettings(standardSettings);
    expect(drawn()).toEqual(asOnDevice);
  });

  it('leave the next page alone when what is kept makes no sense', () => {
    for (const text of ['', '{', 'null', '7', '{"data-contrast":"most","onclick":"x"}']) {
      const { kept, load } = browser();
      kept.set(KEY, text);
      const { attributes } = load();
      expect(readDisplaySettings()).toEqual(standardSettings);
      expect([...attributes]).toEqual([]);
    }
  });

  it('hold for the page when the storage refuses', () => {
    browser().load({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    });
    changeDisplaySettings({ ...standardSettings, contrast: 'more' });
    expect(readDisplaySettings().contrast).toBe('more');
  });
});

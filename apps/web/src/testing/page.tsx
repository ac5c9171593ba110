/**
 * What the component tests do with a page: `x.browser.test.tsx`, which run in a browser without a server. A test opens a
 * page as a visitor, presses and types in it, and reads what it shows. What needs the server, a real pointer, a download or
 * a second page is a journey, in `apps/web/e2e`.
 */
import { userEvent } from '@testing-library/user-event';
import { createRoot, type Root } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import { cdp, locators, page, userEvent as browserEvent, type Locator } from 'vitest/browser';
import { setAuth, VISITOR } from '../identity/auth-state.ts';
import { go } from '../navigation/go.ts';
import { storageKeys } from '../records/storage-keys.ts';
import { builtRow } from '../routes/built-rows.ts';
import { loadPage } from '../routes/load-page.ts';
import { interceptLinks } from '../shell/intercept-links.ts';
import { Site } from '../site.tsx';

declare module 'vitest/browser' {
  interface CDPSession {
    /** Asks the browser by its protocol: https://chromedevtools.github.io/devtools-protocol */
    send(method: string, params: object): Promise<unknown>;
  }
  interface LocatorSelectors {
    /** What a CSS selector finds: for what has no role and no label. */
    css(selector: string): Locator;
  }
}

locators.extend({ css: (selector: string) => selector });

export type BuilderPath = '/make-your-paystub' | '/make-your-w2' | '/make-your-1099' | '/invoice-generator';

let root: Root | undefined;

interceptLinks({
  isPage: (path) => builtRow(path) !== undefined,
  preload: (path) => void loadPage(path),
  navigate: (href) => go(href),
});

/** Opens a page as after typing its address, with what is kept in the browser; the one before is closed. */
export async function openPage(address: string): Promise<void> {
  closePage();
  history.pushState({ entry: crypto.randomUUID() }, '', address);
  history.scrollRestoration = builtRow(location.pathname)?.shell === 'builder' ? 'manual' : 'auto';
  setAuth(VISITOR);
  await loadPage(location.pathname);
  const element = document.createElement('div');
  element.id = 'root';
  document.body.append(element);
  window.scrollTo(0, 0);
  root = createRoot(element);
  root.render(<Site path={location.pathname} />);
}

export function closePage(): void {
  root?.unmount();
  root = undefined;
  document.querySelector('#root')?.remove();
}

/** Closes the page and opens it again: what is not kept in the browser is gone. */
export async function reload(): Promise<void> {
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await openPage(location.pathname + location.search + location.hash);
}

/** Opens a builder at a step and waits until it can be used. */
export async function openBuilder(path: BuilderPath, step: string): Promise<void> {
  await openPage(`${path}?step=${step}`);
  await expectStep(step);
}

/** Longer than any frame takes. */
const NO_FRAME_MS = 1_000;

/**
 * Waits until what was rendered has been drawn and hears of changes, from the next task on: a letter typed before it would
 * be lost. The browser draws no frames of a page that it takes for hidden, as one of several pages can be on a busy
 * machine: a test goes on without, instead of waiting for ever.
 */
export function nextFrame(): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, NO_FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(done);
    });
  });
}

const samples = new Map<BuilderPath, Record<string, string>>();

/**
 * Opens a builder at a step with the fictional sample in it, as it is kept after "Fill in a sample", and waits for its
 * figures.
 */
export async function openSample(path: BuilderPath, step: string): Promise<void> {
  const kept = samples.get(path) ?? (await keepSample(path));
  for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text);
  await openBuilder(path, step);
  await expectFigures();
}

async function keepSample(path: BuilderPath): Promise<Record<string, string>> {
  await fillInSample(path);
  await waitUntilSaved();
  const kept = Object.fromEntries(storageKeys().map((name) => [name, localStorage.getItem(name)!]));
  samples.set(path, kept);
  return kept;
}

/**
 * Fills in the sample at the last step and waits for its figures: with its message, and with whole numbers of persons,
 * which no browser keeps.
 */
export async function fillInSample(path: BuilderPath): Promise<void> {
  await openBuilder(path, 'finish');
  await press(page.getByRole('button', { name: 'Fill in a sample' }));
  await expect.element(page.getByText('Sample filled in.')).toBeVisible();
  await expectFigures();
}

/** Waits for the figures of a sample, which come with the tax rules of its state. */
async function expectFigures(): Promise<void> {
  // Nothing is withheld in the sample of a 1099.
  const figures = () =>
    [...document.querySelectorAll('[data-part="action-bar"] dd')]
      .filter((figure) => figure.previousElementSibling?.textContent !== 'Tax withheld')
      .map((figure) => figure.textContent);
  await expect.poll(figures).toSatisfy((texts: string[]) => texts.length > 0 && texts.every((text) => /\d/.test(text)));
}

/** Waits until the work is kept in this browser. */
export async function waitUntilSaved(): Promise<void> {
  await expect.element(page.css('[data-state="saved"]')).toBeVisible();
}

/** Goes to a step by the rail. */
export async function goTo(step: string): Promise<void> {
  await press(page.css(`nav[aria-label="Steps"] a[href$="step=${step}"]`));
  await expectStep(step);
}

/** Opens the questions of the certificates on the employee step. */
export async function openWithholding(): Promise<void> {
  await press(page.getByText(/^Federal: /));
}

/** Waits until a step is drawn. */
export async function expectStep(step: string): Promise<void> {
  await expect
    .element(page.css('[aria-current="step"]'))
    .toHaveAttribute('href', expect.stringMatching(`step=${step}$`));
  await expect.element(page.getByRole('main').getByText('Loading', { exact: true })).not.toBeInTheDocument();
  await nextFrame();
}

const user = userEvent.setup({
  delay: null,
  // A file that the dialog of the browser does not offer can be chosen all the same.
  applyAccept: false,
  advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)),
});

/** Waits until a control can be seen and, by the effects of the render that drew it, listens: a person is no faster. */
async function expectReady(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  await new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(undefined);
  });
}

/** Presses what can be seen. */
export async function press(what: Locator): Promise<void> {
  await expectReady(what);
  await user.click(what.element());
}

/**
 * Types into a field in place of what stands there; an empty text empties it. The field keeps the focus. All but the last
 * letter come at once: to draw the page after each of them takes most of the time of a test.
 */
export async function fill(field: Locator, text: string): Promise<void> {
  await expectReady(field);
  const letters = [...text];
  const last = letters.pop();
  await user.clear(field.element());
  if (letters.length > 0) await user.paste(letters.join(''));
  if (last !== undefined) await user.keyboard(last.replace(/[{[]/g, '$&$&'));
}

/** Presses keys where the focus is: `{Enter}`, `{Escape}`, `{Tab}`, `{Shift>}{Tab}{/Shift}`, or letters. */
export async function keys(text: string): Promise<void> {
  await user.keyboard(text);
}

/** Goes to the next control by the Tab key. */
export async function tab({ back = false } = {}): Promise<void> {
  await user.tab({ shift: back });
}

/** Chooses in a list, by value or words. */
export async function choose(list: Locator, option: string): Promise<void> {
  await expectReady(list);
  await user.selectOptions(list.element(), option);
}

/** Leaves the field that has the focus. */
export function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Sets the size of the window for one test. */
export async function windowOf(width: number, height = 900): Promise<void> {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1440, 900));
}

/** A figure of the bar at the foot. */
export function barFigure(label: string): Locator {
  return page.css(`[data-part="action-bar"] dt:text-is("${label}") + dd`);
}

/** What a place of the paper in the preview says; of several copies, the first. */
export function onPaper(region: string): Locator {
  return page.css(`#preview [data-region="${region}"]`).first();
}

/** Writes a text into a field at once, in place of what stands there, and leaves it: for long texts. */
export async function paste(field: Locator, text: string): Promise<void> {
  await expect.element(field).toBeVisible();
  await user.clear(field.element());
  await user.click(field.element());
  await user.paste(text);
  leaveField();
}

/** Presses a key on a control that has been gone to, as with the keyboard alone. */
export async function pressKey(what: Locator, key = '{Enter}'): Promise<void> {
  await focus(what);
  await keys(key);
}

/** Puts the focus on a control. */
export async function focus(what: Locator): Promise<void> {
  await expectReady(what);
  (what.element() as HTMLElement).focus();
}

/**
 * Goes by the Tab key of the browser itself until the focus is on a control: by its label for screen readers, its id, its
 * label or its text.
 */
export async function tabTo(name: string): Promise<void> {
  const passed: string[] = [];
  while (passed.length < 90) {
    await browserEvent.tab();
    passed.push(focusedName());
    if (passed.at(-1) === name) return;
  }
  throw new Error(`The focus never came to "${name}". It was at: ${passed.join(', ')}.`);
}

/** Goes to fields by Tab and types into each; in a list of choices the browser itself looks up what is typed. */
export async function typeByTab(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, text] of Object.entries(texts)) {
    await tabTo(field);
    if (document.activeElement?.localName === 'select') await browserEvent.keyboard(text);
    else await keys(text);
  }
}

function focusedName(): string {
  const element = document.activeElement;
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
  return element?.getAttribute('aria-label') ?? (element?.id || label || element?.textContent) ?? '';
}

/** Expects the page to be no wider than the window, once it is drawn for its size. */
export async function expectToFit(message = 'wider than the window by'): Promise<void> {
  const root = document.documentElement;
  await expect.poll(() => root.scrollWidth - root.clientWidth, { message }).toBeLessThanOrEqual(0);
}

/** Drags files over the page, as a person does from a folder, once the page takes any; what it gives drops them. */
export async function dragOver(files: readonly File[]): Promise<() => void> {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  /** Whether nobody took it. */
  const happen = (type: string) =>
    document
      .querySelector('main')!
      .dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, composed: true }));
  await expect.poll(() => happen('dragover'), { message: 'The page takes no files' }).toBe(false);
  return () => void happen('drop');
}

/** Types into a field in place of what stands there, and leaves it. */
export async function fillAndLeave(field: Locator, text: string): Promise<void> {
  await fill(field, text);
  leaveField();
}

/** What this browser keeps, as one text. */
export function storedText(): string {
  return JSON.stringify({ ...localStorage, ...sessionStorage });
}

/** Ticks both agreements of the last step. */
export async function agree(): Promise<void> {
  const agreements = page.getByRole('checkbox', { name: /I agree to the/ });
  await expect.element(agreements).toHaveLength(2);
  for (const agreement of agreements.all()) await press(agreement);
}

/** Chooses files in a file field, which may be hidden behind its button. */
export async function attach(field: Locator, ...files: readonly File[]): Promise<void> {
  await expect.element(field).toBeInTheDocument();
  await user.upload(field.element() as HTMLElement, [...files]);
}

/** Says that the figures of a form are true, which it asks before the agreements. */
export async function confirmTruth(): Promise<void> {
  await press(page.getByRole('checkbox', { name: /^The amounts on this form are true/ }));
}

/** A pattern that only the whole of a text matches. */
export function exactly(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}

/** What an element says, once there is a figure in it. */
export async function textWithFigure(what: Locator): Promise<string> {
  await expect.element(what).toHaveTextContent(/\d/);
  return what.element().textContent.trim().replace(/\s+/g, ' ');
}

/** Shows the page as where these media features hold, such as `prefers-color-scheme: dark`, or printed, for one test. */
export async function emulateMedia(features: Readonly<Record<string, string>>, media = ''): Promise<void> {
  await setMedia(
    Object.entries(features).map(([name, value]) => ({ name, value })),
    media,
  );
  onTestFinished(() => setMedia([]));
  for (const [name, value] of Object.entries(features)) await expectMedia(`${name}: ${value}`);
}

/** Shows the page as where a finger points, for one test. */
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

/** Calls back on each change in a part of the page from now on, for one test: of its texts, or of an attribute. */
export function noteChanges(part: Element, note: (target: Node) => void, attribute?: string): void {
  const observer = new MutationObserver((records) => records.forEach(({ target }) => note(target)));
  const texts = { characterData: true, childList: true, subtree: true };
  observer.observe(part, attribute === undefined ? texts : { attributeFilter: [attribute] });
  onTestFinished(() => observer.disconnect());
}

/** What the live regions come to say from now on. */
export function spokenFromNow(): readonly string[] {
  const spoken: string[] = [];
  noteChanges(document.body, (target) => {
    const element = target instanceof Element ? target : target.parentElement;
    const region = element?.closest('[role=status], [role=alert], [aria-live]');
    if (region?.textContent) spoken.push(region.textContent);
  });
  return spoken;
}

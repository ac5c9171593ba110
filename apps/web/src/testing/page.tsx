/**
 * What the component tests do with a page: `x.browser.test.tsx`, which run in a browser without a server. A test opens a
 * page as a visitor, presses and types in it, and reads what it shows. What needs the server, a real pointer, a download or
 * a second page is a journey, in `apps/web/e2e`.
 */
import { userEvent } from '@testing-library/user-event';
import { createRoot, type Root } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import { cdp, locators, page, type Locator } from 'vitest/browser';
import { setAuth, VISITOR } from '../identity/auth-state.ts';
import { go } from '../navigation/go.ts';
import { keptNames } from '../records/work-keys.ts';
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
  history.pushState(null, '', address);
  setAuth(VISITOR);
  await loadPage(location.pathname);
  const element = document.createElement('div');
  element.id = 'root';
  document.body.append(element);
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

const samples = new Map<BuilderPath, Record<string, string>>();

/**
 * Opens a builder at a step with the fictional sample in it, as it is kept after "Fill in a sample", and waits for its
 * figures.
 */
export async function openSample(path: BuilderPath, step: string): Promise<void> {
  const kept = samples.get(path) ?? (await keepSample(path));
  for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text);
  await openBuilder(path, step);
  const figures = () =>
    [...document.querySelectorAll('[data-part="action-bar"] dd')].map((figure) => figure.textContent);
  await expect.poll(figures).toSatisfy((texts: string[]) => texts.length > 0 && texts.every((text) => /\d/.test(text)));
}

async function keepSample(path: BuilderPath): Promise<Record<string, string>> {
  await openBuilder(path, 'finish');
  await press(page.getByRole('button', { name: 'Fill in a sample' }));
  await waitUntilSaved();
  const kept = Object.fromEntries(keptNames().map((name) => [name, localStorage.getItem(name)!]));
  samples.set(path, kept);
  return kept;
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

async function expectStep(step: string): Promise<void> {
  await expect
    .element(page.css('[aria-current="step"]'))
    .toHaveAttribute('href', expect.stringMatching(`step=${step}$`));
  await expect.element(page.getByRole('main').getByText('Loading', { exact: true })).not.toBeInTheDocument();
  // What has just been drawn hears of changes from the next task on: a letter typed before it would be lost.
  await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
}

const user = userEvent.setup({
  delay: null,
  advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)),
});

/** Presses what can be seen. */
export async function press(what: Locator): Promise<void> {
  await expect.element(what).toBeVisible();
  await user.click(what.element());
}

/** Types into a field in place of what stands there; an empty text empties it. The field keeps the focus. */
export async function fill(field: Locator, text: string): Promise<void> {
  await expect.element(field).toBeVisible();
  await user.clear(field.element());
  if (text !== '') await user.type(field.element(), text.replace(/[{[]/g, '$&$&'));
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
  await expect.element(list).toBeVisible();
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

/** Puts the focus on a control. */
export async function focus(what: Locator): Promise<void> {
  await expect.element(what).toBeVisible();
  (what.element() as HTMLElement).focus();
}

/** Writes a text into a field at once, in place of what stands there, and leaves it: for long texts. */
export async function paste(field: Locator, text: string): Promise<void> {
  await expect.element(field).toBeVisible();
  await user.clear(field.element());
  await user.click(field.element());
  await user.paste(text);
  leaveField();
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

/** Chooses a file in a file field, which may be hidden behind its button. */
export async function attach(field: Locator, file: File): Promise<void> {
  await expect.element(field).toBeInTheDocument();
  await user.upload(field.element() as HTMLElement, file);
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

/** Shows the page as where these media features hold, such as `prefers-color-scheme: dark`, for one test. */
export async function emulateMedia(features: Readonly<Record<string, string>>): Promise<void> {
  await setMedia(Object.entries(features).map(([name, value]) => ({ name, value })));
  onTestFinished(() => setMedia([]));
}

async function setMedia(features: { name: string; value: string }[]): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features });
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

/** The builders in the component tests: opened at a step or with their sample, gone through, and read. */
import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { page } from 'vitest/browser';
import { storageKeys } from '../records/storage-keys.ts';
import { nextFrame, openPage } from './page.tsx';
import { press } from './user-input.ts';

export type BuilderPath = '/make-your-paystub' | '/make-your-w2' | '/make-your-1099' | '/invoice-generator';

/** Opens a builder at a step and waits until it can be used. */
export async function openBuilder(path: BuilderPath, step: string): Promise<void> {
  await openPage(`${path}?step=${step}`);
  await expectStep(step);
}

const samples = new Map<BuilderPath, Record<string, string>>();

/** Opens a builder at a step with the fictional sample, as stored after "Fill in a sample", and waits for its figures. */
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
 * Fills in the sample at the last step and waits for its figures: with its message, and with full numbers of people,
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

/** Waits until a step is drawn. */
export async function expectStep(step: string): Promise<void> {
  await expect
    .element(page.css('[aria-current="step"]'))
    .toHaveAttribute('href', expect.stringMatching(`step=${step}$`));
  await expect.element(page.getByRole('main').getByText('Loading', { exact: true })).not.toBeInTheDocument();
  await nextFrame();
}

/** Opens the questions of the certificates on the employee step. */
export async function openWithholding(): Promise<void> {
  await press(page.getByText(/^Federal: /));
}

/** A figure in the bottom bar. */
export function barFigure(label: string): Locator {
  return page.css(`[data-part="action-bar"] dt:text-is("${label}") + dd`);
}

/** The text at a place of the paper in the preview; the first of several copies. */
export function onPaper(region: string): Locator {
  return page.css(`#preview [data-region="${region}"]`).first();
}

/** Checks both agreements of the last step. */
export async function agree(): Promise<void> {
  const agreements = page.getByRole('checkbox', { name: /I agree to the/ });
  await expect.element(agreements).toHaveLength(2);
  for (const agreement of agreements.all()) await press(agreement);
}

/** Says that the figures of a form are true, which it asks before the agreements. */
export async function confirmTruth(): Promise<void> {
  await press(page.getByRole('checkbox', { name: /^The amounts on this form are true/ }));
}

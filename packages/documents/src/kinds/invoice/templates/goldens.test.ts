import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { svgText } from '@paperwage/paper/svg';
import { describe, expect, it } from 'vitest';
import { calculateInvoice } from '../calculate.ts';
import { invoiceDrafts } from '../fixtures/drafts.ts';
import { invoiceTemplates, invoiceThemes, layoutInvoice } from './layout-invoice.ts';

const folder = path.resolve(import.meta.dirname, '../../../../golden');
const updating = process.env.UPDATE_GOLDENS === '1';
const [defaultTheme] = invoiceThemes;

type DraftName = keyof typeof invoiceDrafts;

/** Each template with ordinary, empty and overfull content, its tax by item, each theme once, and several pages. */
const drawings: readonly { template: string; theme: string; draft: DraftName }[] = [
  ...invoiceTemplates.flatMap(({ id }) =>
    (['ordinary', 'empty', 'overfull'] as const).map((draft) => ({ template: id, theme: defaultTheme!.id, draft })),
  ),
  { template: 'ledger', theme: 'forest', draft: 'forty' },
  ...invoiceThemes.map(({ id }) => ({ template: 'banner', theme: id, draft: 'perItem' as const })),
];

function files(): Map<string, string> {
  const written = new Map<string, string>();
  for (const { template, theme, draft } of drawings) {
    const { scene } = layoutInvoice(calculateInvoice(invoiceDrafts[draft]).document, { template, theme });
    scene.pages.forEach((page, at) => {
      const name = `invoice-${template}-${theme}-${draft}-${at + 1}.svg`;
      written.set(name, svgText(page, scene.images, scene.title));
    });
  }
  return written;
}

describe('goldens of invoices', () => {
  const expected = files();

  it.each([...expected.keys()])('%s is drawn as before', (name) => {
    const file = path.join(folder, name);
    if (updating) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, expected.get(name)!);
    }
    expect(expected.get(name), 'Review the change, then run: npm run golden:update').toBe(readFileSync(file, 'utf8'));
  });

  it('are all drawn by some template', () => {
    const kept = readdirSync(folder).filter((name) => name.startsWith('invoice-'));
    expect(kept.sort()).toEqual([...expected.keys()].sort());
  });
});

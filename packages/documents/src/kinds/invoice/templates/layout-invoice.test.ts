import type { GroupNode, SceneNode, ScenePage, TextNode } from '@paperwage/paper';
import { pageFaults } from '@paperwage/paper';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateInvoice } from '../calculate.ts';
import { anyInvoiceDraft } from '../fixtures/any-draft.ts';
import { invoiceDrafts } from '../fixtures/drafts.ts';
import type { InvoiceDraft } from '../schema.ts';
import { invoiceTemplates, invoiceThemes, layoutInvoice } from './layout-invoice.ts';

const choices = invoiceTemplates.flatMap((template) =>
  invoiceThemes.map((theme) => ({ template: template.id, theme: theme.id })),
);
/** From day to day, each template and each theme, but not each in each. */
const usualChoices = process.env.TEST_ALL
  ? choices
  : invoiceThemes.map(({ id }, at) => ({ template: invoiceTemplates[at % invoiceTemplates.length]!.id, theme: id }));
const templateIds = invoiceTemplates.map(({ id }) => id);
const forest = (template: string) => ({ template, theme: 'forest' });

/** `npm test` looks at a third of the numbers of rows and lines. */
const STEP = process.env.TEST_ALL ? 1 : 3;

/** What common printers leave blank along the edges: a quarter of an inch. */
const PRINTER_MARGIN = 18;

function pagesOf(draft: InvoiceDraft, choice: { template: string; theme: string }): readonly ScenePage[] {
  return layoutInvoice(calculateInvoice(draft).document, choice).scene.pages;
}

function texts(nodes: readonly SceneNode[]): TextNode[] {
  return nodes.flatMap((node) => (node.kind === 'group' ? texts(node.nodes) : node.kind === 'text' ? [node] : []));
}

function groups(nodes: readonly SceneNode[]): GroupNode[] {
  return nodes.flatMap((node) => (node.kind === 'group' ? [node, ...groups(node.nodes)] : []));
}

const words = (pages: readonly ScenePage[]) => pages.flatMap(({ nodes }) => texts(nodes).map(({ text }) => text));
const regions = (page: ScenePage) => groups(page.nodes).flatMap(({ region }) => (region ? [region.name] : []));

it.each(templateIds)('%s shows an address of a line whose name is missing', (template) => {
  const { from } = invoiceDrafts.twoHundred;
  const draft = {
    ...withItems(1),
    from: { ...from, name: '', address1: '', address2: '', city: 'Wallowa', email: '', phone: '' },
  };
  expect(words(pagesOf(draft, forest(template))).join(' ')).toContain('Wallowa');
});

function withItems(count: number): InvoiceDraft {
  return { ...invoiceDrafts.twoHundred, items: invoiceDrafts.twoHundred.items.slice(0, count) };
}

describe('every template in every theme', () => {
  it('are at least 4 templates with 6 themes each', () => {
    expect(invoiceTemplates.length).toBeGreaterThanOrEqual(4);
    expect(invoiceThemes).toHaveLength(6);
  });

  it.each(usualChoices)('$template in $theme holds every invoice without a fault', (choice) => {
    for (const [name, draft] of Object.entries(invoiceDrafts)) {
      const faults = pagesOf(draft, choice).flatMap((page) => pageFaults(page, PRINTER_MARGIN));
      expect({ name, faults }).toEqual({ name, faults: [] });
    }
  });

  it.each(templateIds)('%s holds any invoice without a fault', (template) => {
    fc.assert(
      fc.property(anyInvoiceDraft, fc.constantFrom(...invoiceThemes), (draft, { id: theme }) => {
        const faults = pagesOf(draft, { template, theme }).flatMap((page) => pageFaults(page, PRINTER_MARGIN));
        expect(faults).toEqual([]);
      }),
      { numRuns: process.env.TEST_ALL ? 60 : 15 },
    );
  });
});

describe('an invoice on paper', () => {
  it.each(templateIds)('%s shows every item, total and name', (template) => {
    const shown = words(pagesOf(invoiceDrafts.ordinary, forest(template)));
    for (const text of ['Fernhill Garden Design', 'Łukasz Hernández', 'INV-20418', '11/20/2026', 'Net 30']) {
      expect(shown).toContain(text);
    }
    for (const text of ['Native shrubs, 5 gal', '42', '38.50', '1,617.00', '3.5', 'Two gardeners, November 9 to 13']) {
      expect(shown).toContain(text);
    }
    for (const text of ['$7,323.00', '\u2212$366.15', '$452.20', '$7,409.05', '\u2212$1,000.00', '$6,409.05']) {
      expect(shown).toContain(text);
    }
    expect(shown).toContain('pay.fernhill.example/inv-20418');
    expect(shown.join(' ')).toContain('12/20/2026');
  });

  it.each(templateIds)('%s draws the pay link as a code, and the logo with words for it', (template) => {
    const [page] = pagesOf(invoiceDrafts.ordinary, forest(template));
    const tags = groups(page!.nodes).flatMap(({ tag }) => (tag ? [tag] : []));
    const alternativeText = 'QR code of https://pay.fernhill.example/inv-20418';
    expect(tags).toContainEqual({ role: 'Figure', alternativeText });
    expect(tags).toContainEqual({ role: 'Figure', alternativeText: 'Logo of Fernhill Garden Design' });
    expect(tags.filter(({ role }) => role === 'Heading')).toEqual([{ role: 'Heading', level: 1 }]);
  });

  it.each(templateIds)('%s leads from address and code of the pay link to its page, when that is safe', (template) => {
    const links = (payLink: string) => {
      const [page] = pagesOf({ ...invoiceDrafts.ordinary, payLink }, forest(template));
      return groups(page!.nodes).flatMap(({ link, nodes }) => (link ? [{ link, shown: texts(nodes) }] : []));
    };
    const found = links(invoiceDrafts.ordinary.payLink);
    const address = 'https://pay.fernhill.example/inv-20418';
    const alternativeText = 'Pay online at pay.fernhill.example/inv-20418';
    expect(found.map(({ link }) => link)).toMatchObject([
      { address, alternativeText },
      { address, alternativeText },
    ]);
    expect(found.map(({ shown }) => shown.length).sort()).toEqual([0, 1]);
    expect(links('http://pay.fernhill.example/inv-20418')).toEqual([]);
  });

  it.each(templateIds)('%s leaves no label without a value in an empty invoice', (template) => {
    const shown = words(pagesOf(invoiceDrafts.empty, forest(template)));
    for (const label of ['Number', 'Date', 'Terms', 'Due', 'Notes', 'Discount', 'Tax', 'Paid', 'Pay online']) {
      expect(shown).not.toContain(label);
    }
    expect(shown.join('\n')).not.toMatch(/undefined|null|NaN|(^|\n)\s*[,·]|[,·]\s*(\n|$)/);
  });

  it.each(templateIds)('%s names the fields of the form as regions, and keeps the names clickable', (template) => {
    const [full] = pagesOf(invoiceDrafts.ordinary, forest(template));
    const fields = [
      'from.name',
      'from.address',
      'from.contact',
      'from.businessNumber',
      'logo',
      'to.name',
      'to.address',
    ];
    const facts = ['number', 'date', 'terms', 'due', 'items.0', 'items.3', 'notes', 'payLink'];
    const totals = ['subtotal', 'discount', 'tax', 'total', 'paidAmount', 'balanceDue'];
    for (const name of [...fields, ...facts, ...totals]) expect(regions(full!)).toContain(name);
    const [empty] = pagesOf(invoiceDrafts.empty, forest(template));
    expect(regions(empty!)).toEqual(expect.arrayContaining(['from.name', 'to.name']));
  });

  it.each(templateIds)('%s tells each kind of tax apart', (template) => {
    const shown = (draft: InvoiceDraft) => words(pagesOf(draft, forest(template)));
    expect(shown(invoiceDrafts.perItem)).toEqual(expect.arrayContaining(['Not taxed', '114.24', '99.85', '$234.84']));
    expect(shown(invoiceDrafts.included)).toEqual(
      expect.arrayContaining(['Includes VAT, 20%', '€1,159.48', '€5,956.85']),
    );
    expect(shown(invoiceDrafts.deducted)).toEqual(expect.arrayContaining(['\u2212$452.20', 'Credit', '$2,495.35']));
  });

  it('replaces what no face can print, and reports it', () => {
    const draft = { ...invoiceDrafts.ordinary, notes: '王 thanks you' };
    const { scene, missingCharacters } = layoutInvoice(calculateInvoice(draft).document, forest('ledger'));
    expect(missingCharacters).toEqual(['王']);
    expect(words(scene.pages)).toContain('? thanks you');
  });

  it('refuses templates and themes that do not exist', () => {
    const { document } = calculateInvoice(invoiceDrafts.empty);
    expect(() => layoutInvoice(document, forest('fancy'))).toThrow('no invoice template named fancy');
    expect(() => layoutInvoice(document, { template: 'ledger', theme: 'pink' })).toThrow(RangeError);
  });
});

describe('an invoice over several pages', () => {
  it.each(templateIds)('%s of 1 to 200 items keeps every row, repeats the header and numbers the pages', (template) => {
    for (const count of [1, 2, 3, 9, 17, 18, 19, 20, 21, 33, 40, 41, 57, 80, 150, 199, 200]) {
      const pages = pagesOf(withItems(count), forest(template));
      const rows = pages.map((page) => regions(page).filter((name) => name.startsWith('items.')));
      expect(rows.flat()).toEqual(Array.from({ length: count }, (_, at) => `items.${at}`));
      for (const [at, page] of pages.entries()) {
        const shown = texts(page.nodes).map(({ text }) => text);
        expect(shown.filter((text) => text === 'Description')).toHaveLength(1);
        expect(shown).toContain(`Page ${at + 1} of ${pages.length}`);
        expect(rows[at]!.length).toBeGreaterThanOrEqual(Math.min(2, count));
      }
    }
  });

  it.each(templateIds)('%s keeps the totals together on the last page', (template) => {
    for (let count = 15; count <= 45; count += STEP) {
      const pages = pagesOf(withItems(count), forest(template));
      const holders = ['subtotal', 'discount', 'tax', 'total', 'paidAmount'].map((name) =>
        pages.findIndex((page) => regions(page).includes(name)),
      );
      expect(new Set(holders)).toEqual(new Set([pages.length - 1]));
    }
  });

  it.each(templateIds)('%s has no page with a single last line of notes, and no totals without an item', (template) => {
    for (let count = 12; count <= 130; count += STEP) {
      const notes = Array.from({ length: count }, (_, at) => `Term ${at + 1}`).join('\n');
      const pages = pagesOf({ ...withItems(5), notes }, forest(template));
      const lines = words(pages.slice(-1)).filter((text) => text.startsWith('Term ')).length;
      expect({ count, isAlone: lines === 1 && pages.length > 1 }).toEqual({ count, isAlone: false });
    }
    const details = (count: number) => Array.from({ length: count }, (_, at) => `Detail ${at + 1}`).join('\n');
    for (let count = 1; count <= 24; count += STEP) {
      const items = withItems(2).items.map((item) => ({ ...item, details: details(count) }));
      const pages = pagesOf({ ...withItems(2), items }, forest(template));
      const holder = pages.find((page) => regions(page).includes('subtotal'))!;
      const rows = regions(holder).filter((name) => name.startsWith('items.'));
      expect({ count, hasItem: rows.length > 0 }).toEqual({ count, hasItem: true });
    }
  });

  it.each(templateIds)('%s divides a long note between two pages, and loses no word of it', (template) => {
    const notes = Array.from({ length: 330 }, (_, at) => `w${at}`).join(' ');
    const divided = Array.from({ length: 16 }, (_, at) => {
      const pages = pagesOf({ ...withItems(at + 5), notes }, forest(template));
      expect(pages.flatMap((page) => pageFaults(page, PRINTER_MARGIN))).toEqual([]);
      expect(
        words(pages)
          .join(' ')
          .match(/\bw\d+\b/g)!
          .join(' '),
      ).toBe(notes);
      return pages.filter((page) => /\bw\d+\b/.test(words([page]).join(' '))).length;
    });
    expect(Math.max(...divided)).toBe(2);
  });

  it.each(templateIds)('%s takes at most 10 pages for 200 items', (template) => {
    expect(pagesOf(invoiceDrafts.twoHundred, forest(template)).length).toBeLessThanOrEqual(10);
  });

  it.each(templateIds)(
    '%s gives no page to a few lines of one long note, nor to totals without an item',
    (template) => {
      const sentence = 'The second visit is planned for the week after the first frost, if the weather allows it. ';
      const lengths = [50, 300, 500, 700, 1000, 1500, 2000];
      const counts = Array.from({ length: 60 }, (_, at) => at + 1).filter((at) => process.env.TEST_ALL || at % 8 === 0);
      for (const length of lengths) {
        for (const count of counts) {
          const pages = pagesOf(
            { ...withItems(count), notes: sentence.repeat(40).slice(0, length).trim() },
            forest(template),
          );
          const faults = pages.flatMap((page, at) => {
            const onPage = regions(page);
            const notes = groups(page.nodes).filter(({ region }) => region?.name === 'notes');
            const lines = new Set(texts(notes).map(({ y }) => y)).size;
            const hasItems = onPage.some((name) => name.startsWith('items.'));
            const isSparse = !hasItems && !onPage.includes('subtotal') && lines < 3;
            return isSparse || (onPage.includes('subtotal') && !hasItems) ? [`page ${at + 1}: ${lines} lines`] : [];
          });
          expect({ length, count, faults }).toEqual({ length, count, faults: [] });
        }
      }
    },
  );

  it('keeps a long note on the page of the totals where rows can make room for it', () => {
    const notes = 'Thank you for the work this season; the second visit is planned for May. '.repeat(14).trim();
    expect(pagesOf({ ...withItems(4), notes }, forest('ledger'))).toHaveLength(1);
  });

  it.each(templateIds)('%s carries long notes over to further pages', (template) => {
    const notes = Array.from({ length: 150 }, (_, at) => `Term ${at + 1}`).join('\n');
    const pages = pagesOf({ ...withItems(5), notes }, forest(template));
    expect(pages.length).toBeGreaterThan(2);
    const shown = words(pages).filter((text) => text.startsWith('Term '));
    expect(shown).toEqual(notes.split('\n'));
  });
});

import { deflateSync } from 'node:zlib';
import type { PathNode, Scene, SceneNode } from '@paperwage/paper';
import { encodeQr, pageFaults } from '@paperwage/paper';
import { readFontFiles } from '@paperwage/paper/font-files';
import { archiveFaults } from '@paperwage/paper/testing/archive-faults';
import { readPdfObjects } from '@paperwage/paper/testing/read-objects';
import { writePdf } from '@paperwage/paper/pdf';
import { allRules } from '@paperwage/payroll';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIssuance } from './create-issuance.ts';
import { codeFaults, scannedCodes } from './fixtures/code-faults.ts';
import { calculate1099 } from './kinds/form-1099/calculate.ts';
import { sampleOf as sample1099Of } from './kinds/form-1099/fixtures/drafts.ts';
import { layout1099 } from './kinds/form-1099/layout.ts';
import { form1099TemplatesOf } from './kinds/form-1099/templates.ts';
import { calculateInvoice } from './kinds/invoice/calculate.ts';
import { anyInvoiceDraft } from './kinds/invoice/fixtures/any-draft.ts';
import { invoiceDrafts } from './kinds/invoice/fixtures/drafts.ts';
import { invoiceTemplates, layoutInvoice } from './kinds/invoice/templates/index.ts';
import { anyPayStubDocument } from './kinds/pay-stub/fixtures/any-document.ts';
import { payStubFixtures } from './kinds/pay-stub/fixtures/documents.ts';
import { layoutPayStub, layoutStubAlone, pagedPayStub, payStubTemplates } from './kinds/pay-stub/templates/index.ts';
import { calculateW2 } from './kinds/w2/calculate.ts';
import { sampleOf as sampleW2Of } from './kinds/w2/fixtures/drafts.ts';
import { layoutW2 } from './kinds/w2/layout.ts';
import { w2Templates } from './kinds/w2/templates.ts';
import type { Issuance } from './look/issuance.ts';
import { isMark } from './look/sample-mark.ts';

const VERIFY = 'https://paperwage.example/verify';
const CODES = ['7KQ4-M2XD-9RVT', 'H3WN-8TZC-5PZK', 'QD72-XJ6B-M4EF'];
const SAMPLE: Issuance = { kind: 'sample' };
/** What common printers leave blank along the edges: a quarter of an inch. */
const PRINTER_MARGIN = 18;
/** Four tenths of a millimeter. */
const LEAST_MODULE = (0.4 / 25.4) * 72;

/** `npm test` draws a fifth of the cases of `npm run test:all`. */
const runsOf = (all: number) => (process.env.TEST_ALL ? all : Math.ceil(all / 5));

type Layout = (issuance?: Issuance) => Scene;

const INVOICES = ['ordinary', 'empty', 'overfull', 'forty', 'perItem'] as const;
/** The contents that are looked at from day to day: the ordinary, and those with the most pages. */
const isUsual = ([name]: readonly [string, ...unknown[]]) =>
  process.env.TEST_ALL !== undefined || ['ordinary', 'overfull', 'twoStubs'].includes(name);

/** Each template of the kinds that have codes, and how many codes the document takes. */
const coded: readonly (readonly [name: string, count: number, layout: Layout])[] = [
  ...payStubTemplates.flatMap(({ id }) =>
    Object.entries(payStubFixtures)
      .filter(isUsual)
      .map(([name, document]) => {
        const layout: Layout = (issuance) => layoutPayStub(document, { template: id, theme: 'harbor', issuance }).scene;
        return [`pay stub, ${id}, ${name}`, document.stubs.length, layout] as const;
      }),
  ),
  ...invoiceTemplates.flatMap(({ id }) =>
    INVOICES.filter((name) => isUsual([name])).map((name) => {
      const { document } = calculateInvoice(invoiceDrafts[name]);
      const layout: Layout = (issuance) => layoutInvoice(document, { template: id, theme: 'forest', issuance }).scene;
      return [`invoice, ${id}, ${name}`, 1, layout] as const;
    }),
  ),
];

/** An edition of each arrangement; from day to day the newest. */
const editions = process.env.TEST_ALL ? [2025, 2026] : [2026];

const forms: readonly (readonly [name: string, layout: Layout])[] = [
  ...editions.flatMap((year) =>
    w2Templates.map(({ id }) => {
      const { document } = calculateW2(sampleW2Of(year as 2025), allRules);
      return [`W-2, ${year}, ${id}`, (issuance?: Issuance) => layoutW2(document, { template: id, issuance })] as const;
    }),
  ),
  ...(['nec', 'misc'] as const).flatMap((type) =>
    form1099TemplatesOf(type).map(({ id }) => {
      const { document } = calculate1099(sample1099Of(type, 2025));
      return [
        `1099-${type}, ${id}`,
        (issuance?: Issuance) => layout1099(document, { template: id, issuance }),
      ] as const;
    }),
  ),
];

const every = [...coded.map(([name, , layout]) => [name, layout] as const), ...forms];

function issued(count: number): Issuance {
  return createIssuance(
    VERIFY,
    Array.from({ length: count }, (_, at) => CODES[at % CODES.length]!),
  );
}

function texts(nodes: readonly SceneNode[]): string[] {
  return nodes.flatMap((node) => (node.kind === 'group' ? texts(node.nodes) : node.kind === 'text' ? [node.text] : []));
}

/** About where a mark is. */
function middleOf(node: SceneNode): readonly number[] {
  const points = (node as PathNode).commands.map(([, x = 0, y = 0]) => [Number(x), Number(y)] as const);
  return [0, 1].map((axis) => Math.round(points.reduce((all, point) => all + point[axis]!, 0) / points.length));
}

const wordsOf = ({ pages }: Scene) => pages.flatMap(({ nodes }) => texts(nodes));
const faultsOf = ({ pages }: Scene) =>
  pages.flatMap((page) => [...pageFaults(page, PRINTER_MARGIN), ...codeFaults(page, PRINTER_MARGIN)]);

describe('the PDF', () => {
  const fonts = readFontFiles();

  // From day to day, what is on more than one page.
  const looked = coded.filter(([name]) => process.env.TEST_ALL !== undefined || !name.endsWith('ordinary'));
  it.each(looked)('of %s is fit for archives when it is issued', async (_, count, layout) => {
    expect(await archiveFaults(writePdf(layout(issued(count)), { fonts }))).toEqual([]);
  });

  it.each(forms)('of %s is fit for archives as a sample', async (_, layout) => {
    expect(await archiveFaults(writePdf(layout(SAMPLE), { fonts }))).toEqual([]);
  });
});

describe('tables over many pages', () => {
  it.each([
    [
      'invoice',
      layoutInvoice(calculateInvoice(invoiceDrafts.forty).document, { template: 'ledger', theme: 'forest' }),
      1,
    ],
    ['pay stub', layoutPayStub(payStubFixtures.overfull, { template: 'ledger', theme: 'harbor' }), 2],
  ] as const)('of a %s are one table each, with its header once', async (_, { scene }, count) => {
    expect(scene.pages.length).toBeGreaterThan(1);
    const { all } = await readPdfObjects(writePdf(scene, { fonts: readFontFiles() }));
    const countOf = (type: string) => all.filter((object) => object['/S'] === type).length;
    expect([countOf('/Table'), countOf('/THead')]).toEqual([count, count]);
  });
});

describe('pay stubs painted one by one', () => {
  it.each(payStubTemplates)('in $id are the same file', ({ id: template }) => {
    const fonts = readFontFiles();
    for (const issuance of [undefined, SAMPLE, issued(2)]) {
      const choice = { template, theme: 'harbor', issuance };
      const { scene } = layoutPayStub(payStubFixtures.twoStubs, choice);
      expect(writePdf(pagedPayStub(payStubFixtures.twoStubs, choice), { fonts })).toEqual(writePdf(scene, { fonts }));
    }
  });
});

describe('a sample', () => {
  it.each(every)('of %s has the mark on every page, behind all text', (_, layout) => {
    const scene = layout(SAMPLE);
    expect(scene.title).toMatch(/^Sample: ./);
    for (const { nodes } of scene.pages) {
      const marks = nodes.filter(isMark);
      expect(marks.length).toBeGreaterThanOrEqual(1);
      expect(texts(nodes.slice(0, nodes.lastIndexOf(marks.at(-1)!)))).toEqual([]);
    }
  });

  it.each(coded)('of a %s has it once on each part of a page that is cut off', (name, _count, layout) => {
    const mayBeCut = /^pay stub, (?:ledger|compact)/.test(name);
    for (const { nodes } of layout(SAMPLE).pages) {
      const middles = nodes.filter(isMark).map((mark) => String(middleOf(mark)));
      expect(new Set(middles).size).toBe(middles.length);
      expect(middles.length).toBeLessThanOrEqual(mayBeCut ? 2 : 1);
    }
  });

  it.each([
    ['employee-four', 4],
    ['employee-three', 3],
    ['copy-b', 1],
  ])('of a W-2 (%s) has it, and says so, on each copy, since copies are cut apart', (template, count) => {
    const document = calculateW2(sampleW2Of(2026), allRules).document;
    const [page] = layoutW2(document, { template, issuance: SAMPLE }).pages;
    const middles = page!.nodes.filter(isMark).map(middleOf);
    expect(middles).toHaveLength(count);
    expect(new Set(middles.map(String)).size).toBe(count);
    const said = texts(page!.nodes).filter((text) => text.startsWith('Sample. Do not file it'));
    expect(said).toHaveLength(count);
  });

  it.each(coded)('of a %s says at its foot that it has no code', (name, count, layout) => {
    const scene = layout(SAMPLE);
    // The check of a ledger is cut off.
    const parts = name.startsWith('pay stub, ledger') ? 2 : 1;
    expect(wordsOf(scene).filter((word) => word === 'Sample. Not issued.')).toHaveLength(parts * count);
    expect([count, parts * count]).toContain(wordsOf(scene).filter((word) => word === 'No verification code.').length);
    expect(faultsOf(scene)).toEqual([]);
  });

  it.each(forms)('of %s says on every page not to hand it out', (_, layout) => {
    for (const { nodes } of layout(SAMPLE).pages) expect(texts(nodes).join(' ')).toContain('Sample. Do not file it');
  });

  it('is decoration in the PDF', () => {
    const scene = layoutW2(calculateW2(sampleW2Of(2026), allRules).document, {
      template: 'employee',
      issuance: SAMPLE,
    });
    const [{ commands }] = scene.pages[0]!.nodes.filter(isMark) as [PathNode];
    const [move] = commands as [[string, number, number]];
    const stored = (bytes: Uint8Array) => new Uint8Array(deflateSync(bytes, { level: 0 }));
    const pdf = Buffer.from(writePdf(scene, { fonts: readFontFiles(), deflate: stored })).toString('latin1');
    const marks = pdf.split(`${move[1]} ${Math.round((792 - move[2]) * 100) / 100} m`);
    expect(marks.length).toBeGreaterThan(1);
    for (const before of marks.slice(0, -1)) expect(before).toMatch(/\/Artifact BMC\n[\d. ]+ rg $/);
  });
});

describe('an issued document', () => {
  it.each(coded)('%s has its codes, in order, free and large enough to scan', (_, count, layout) => {
    const issuance = issued(count);
    const scene = layout(issuance);
    const codes = Array.from({ length: count }, (_, at) => CODES[at % CODES.length]!);
    const scanned = scene.pages.flatMap(({ nodes }) => scannedCodes(nodes));
    expect(scanned.map(({ alternativeText }) => alternativeText)).toEqual(
      codes.map((code) => `QR code: verify code ${code} at paperwage.example/verify`),
    );
    for (const { module } of scanned) expect(module).toBeGreaterThan(LEAST_MODULE);
    expect(wordsOf(scene).filter((word) => /^\w{4}-\w{4}-\w{4}$/.test(word))).toEqual(codes);
    expect(wordsOf(scene).filter((word) => word === 'Verify at paperwage.example/verify')).toHaveLength(count);
    expect(faultsOf(scene)).toEqual([]);
  });

  it.each(coded)('%s has as many pages as its sample', (_, count, layout) => {
    expect(layout(issued(count)).pages).toHaveLength(layout(SAMPLE).pages.length);
  });

  it.each(payStubTemplates)('of any pay stubs in $id has nothing at its codes', ({ id: template }) => {
    fc.assert(
      fc.property(anyPayStubDocument, (document) => {
        const issuance = issued(document.stubs.length);
        const { scene } = layoutPayStub(document, { template, theme: 'harbor', issuance });
        expect(scene.pages.flatMap(({ nodes }) => scannedCodes(nodes))).toHaveLength(document.stubs.length);
        expect(faultsOf(scene)).toEqual([]);
      }),
      { numRuns: runsOf(40) },
    );
  });

  it.each(invoiceTemplates)('of any invoice in $id has nothing at its code', ({ id: template }) => {
    fc.assert(
      fc.property(anyInvoiceDraft, (draft) => {
        const { document } = calculateInvoice(draft);
        const { scene } = layoutInvoice(document, { template, theme: 'forest', issuance: issued(1) });
        expect(scene.pages.map(({ nodes }) => scannedCodes(nodes).length)).toEqual(
          scene.pages.map((_, at) => (at === scene.pages.length - 1 ? 1 : 0)),
        );
        expect(faultsOf(scene)).toEqual([]);
      }),
      { numRuns: runsOf(40) },
    );
  });

  it('has its code with the statement where a check is cut off to be cashed', () => {
    const cutAt = (scene: Scene) =>
      scene.pages[0]!.nodes.flatMap(function lines(node): number[] {
        if (node.kind === 'group') return node.nodes.flatMap(lines);
        return node.kind === 'rule' && node.dash ? [node.y] : [];
      })[0]!;
    const top = (fixture: 'ordinary' | 'directDeposit') => {
      const layout = { template: 'ledger', theme: 'harbor', issuance: issued(1) };
      const { scene } = layoutPayStub(payStubFixtures[fixture], layout);
      return scannedCodes(scene.pages[0]!.nodes)[0]!.box.top - cutAt(scene);
    };
    expect(top('ordinary')).toBeLessThan(0);
    expect(top('directDeposit')).toBeGreaterThan(0);
  });

  it('shows each stub set alone with its own code', () => {
    const look = { template: 'statement', theme: 'harbor', issuance: issued(2) };
    const alone = layoutStubAlone(payStubFixtures.twoStubs, look, 1)!;
    expect(wordsOf(alone)).toContain(CODES[1]);
    expect(wordsOf(alone)).not.toContain(CODES[0]);
  });

  it('is refused without one code for each pay stub, one for an invoice, and none for a form', () => {
    for (const [, count, layout] of coded) expect(() => layout(issued(count + 1))).toThrow(RangeError);
    for (const [, layout] of forms) expect(() => layout(issued(1))).toThrow(RangeError);
    for (const [, layout] of forms) expect(layout(issued(0))).toEqual(layout());
  });

  it.each(every)('%s is as before where it is neither a sample nor issued', (_, layout) => {
    expect(layout({ kind: 'plain' })).toEqual(layout());
  });
});

describe('codes', () => {
  it('are scanned as an address', () => {
    expect(createIssuance(`${VERIFY}/`, [CODES[0]!])).toEqual({
      kind: 'issued',
      codes: [
        {
          code: CODES[0],
          address: `${VERIFY}/${CODES[0]}`,
          verifyAt: 'paperwage.example/verify',
          qr: encodeQr(`${VERIFY}/${CODES[0]}`),
        },
      ],
    });
  });

  it.each(['7KQ4M2XD9RVT', '7KQ4-M2XD-9RVI', '7kq4-m2xd-9rvt', ''])('are not written as "%s"', (code) => {
    expect(() => createIssuance(VERIFY, [code])).toThrow(RangeError);
  });

  it('have room below a long address', () => {
    const host = 'https://documents.payroll.northern-cascade-timber-works.example/verify';
    for (const [, count, layout] of coded) {
      expect(
        faultsOf(
          layout(
            createIssuance(
              host,
              Array.from({ length: count }, () => CODES[0]!),
            ),
          ),
        ),
      ).toEqual([]);
    }
  });
});

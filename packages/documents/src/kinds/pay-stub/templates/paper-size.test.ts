import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SceneNode, TextNode } from '@paperwage/paper';
import { pageFaults } from '@paperwage/paper';
import { anyPayStubDocument } from '../fixtures/any-document.ts';
import { payStubFixtures } from '../fixtures/documents.ts';
import type { PayStubDocument } from '../document.ts';
import { layoutPayStub, payStubTemplates } from './layout-pay-stub.ts';

const templateIds = payStubTemplates.map(({ id }) => id);
/** What common printers leave blank along the edges: a quarter of an inch. */
const PRINTER_MARGIN = 18;
/** Nine millimeters, the furthest. */
const FURTHEST = (9 * 72) / 25.4;

const pagesOf = (document: PayStubDocument, template: string) =>
  layoutPayStub(document, { template, theme: 'harbor' }).scene.pages;
const onA4 = (document: PayStubDocument): PayStubDocument => ({ ...document, paperSize: 'a4' });
const moved = (document: PayStubDocument, x: number, y: number): PayStubDocument => ({
  ...document,
  checkShift: { x, y },
});

function texts(nodes: readonly SceneNode[]): TextNode[] {
  return nodes.flatMap((node) => (node.kind === 'group' ? texts(node.nodes) : node.kind === 'text' ? [node] : []));
}

describe('pay stubs on A4', () => {
  it.each(templateIds)('%s is as wide as the sheet and holds any document', (template) => {
    for (const page of pagesOf(onA4(payStubFixtures.ordinary), template)) {
      expect(page).toMatchObject({ left: 8.36, width: 595.28, height: 841.89 });
    }
    fc.assert(
      fc.property(anyPayStubDocument, (document) => {
        expect(pagesOf(onA4(document), template).flatMap((page) => pageFaults(page, PRINTER_MARGIN))).toEqual([]);
      }),
      { numRuns: process.env.TEST_ALL ? 60 : 15 },
    );
  });

  it.each(templateIds)('%s breaks its lines as on Letter', (template) => {
    const lines = (document: PayStubDocument) => pagesOf(document, template).flatMap(({ nodes }) => texts(nodes));
    for (const document of [payStubFixtures.ordinary, payStubFixtures.contractor]) {
      const places = (found: readonly TextNode[]) => found.map(({ text, x }) => ({ text, x }));
      expect(places(lines(onA4(document)))).toEqual(places(lines(document)));
    }
  });

  it('keeps the check as far from the lower edge as on Letter', () => {
    const signature = (document: PayStubDocument) => {
      const [page] = pagesOf(document, 'ledger');
      const found = texts(page!.nodes).find(({ text }) => text === 'Authorized signature')!;
      return Math.round(page!.height - found.y);
    };
    expect(signature(onA4(payStubFixtures.ordinary))).toBe(signature(payStubFixtures.ordinary));
  });
});

describe('a check that is moved to meet check stock', () => {
  /** How far each text moved; the check begins at the company, said a second time. */
  function shifts(document: PayStubDocument, x: number, y: number) {
    const before = texts(pagesOf(document, 'ledger')[0]!.nodes);
    const after = texts(pagesOf(moved(document, x, y), 'ledger')[0]!.nodes);
    const check = before.findLastIndex(({ text }) => text === document.company.name);
    const distances = after.map((node, at) => [node.x - before[at]!.x, node.y - before[at]!.y] as const);
    return { stub: distances.slice(0, check), check: distances.slice(check) };
  }

  it.each([
    [FURTHEST, FURTHEST],
    [-FURTHEST, 0],
    [7.2, 3.6],
  ])('moves by %d and %d points, and leaves the stub in place', (x, y) => {
    const { stub, check } = shifts(payStubFixtures.ordinary, x, y);
    expect(stub.every(([right, down]) => right === 0 && down === 0)).toBe(true);
    for (const [right, down] of check) {
      // Text stands on whole pixels.
      expect(Math.abs(right - x)).toBeLessThan(0.35);
      expect(Math.abs(down - y)).toBeLessThan(0.35);
    }
  });

  it('stays on the sheet and clear of the statement, however far and whatever is on it', () => {
    const far = fc.constantFrom(-FURTHEST, 0, FURTHEST);
    fc.assert(
      fc.property(anyPayStubDocument, far, far, fc.boolean(), (document, x, y, isA4) => {
        const placed = moved(isA4 ? onA4(document) : document, x, y);
        expect(pagesOf(placed, 'ledger').flatMap((page) => pageFaults(page))).toEqual([]);
      }),
      { numRuns: process.env.TEST_ALL ? 60 : 15 },
    );
  });

  it.each(templateIds.filter((id) => id !== 'ledger'))('is no matter of %s, which prints none', (template) => {
    const { ordinary } = payStubFixtures;
    expect(pagesOf(moved(ordinary, 20, 20), template)).toEqual(pagesOf(ordinary, template));
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RuleNode, SceneNode, TextNode } from '@paperwage/paper';
import { anyPayStubDocument } from '../fixtures/any-document.ts';
import { payStubFixtures } from '../fixtures/documents.ts';
import type { PayStubDocument } from '../document.ts';
import { isMark } from '../../../look/sample-mark.ts';
import { layoutPayStub, payStubThemes } from './index.ts';

type Leaf = Exclude<SceneNode, { kind: 'group' }>;

function leaves(nodes: readonly SceneNode[]): Leaf[] {
  return nodes.flatMap((node) => (node.kind === 'group' ? leaves(node.nodes) : [node]));
}

const isCut = (node: Leaf): node is RuleNode => node.kind === 'rule' && node.dash !== undefined && node.length > 400;
const isText = (node: Leaf): node is TextNode => node.kind === 'text';

/** What is drawn below each dashed line where a check is cut off. */
function checks(document: PayStubDocument, theme = 'harbor'): Leaf[][] {
  const { scene } = layoutPayStub(document, { template: 'ledger', theme });
  return scene.pages.flatMap(({ nodes }) => {
    const all = leaves(nodes);
    const cut = all.find(isCut);
    return cut === undefined ? [] : [all.slice(all.indexOf(cut) + 1).filter((node) => !isCut(node))];
  });
}

describe('the check', () => {
  it('prints no MICR line on a check: payer, payee, amount, words, bank and signature are all there is', () => {
    const [check] = checks(payStubFixtures.ordinary);
    expect(check!.filter(isText).map(({ text }) => text)).toEqual([
      'Cascade Timber Works LLC',
      '418 Mill Road',
      'Suite 2',
      'Sacramento, CA 95814',
      'Check no. 4127',
      '11/20/2026',
      'Pay to the order of',
      'Núria Nguyễn-Ortega',
      '$2,389.70',
      'TWO THOUSAND THREE HUNDRED EIGHTY-NINE AND 70/100 DOLLARS',
      'First Bank of Austin',
      'VOID AFTER 90 DAYS',
      'Authorized signature',
    ]);
  });

  it('has nothing below its last sentence, and no signs of magnetic ink, for any document and theme', () => {
    fc.assert(
      fc.property(anyPayStubDocument, fc.constantFrom(...payStubThemes), (document, { id }) => {
        const found = checks(document, id);
        expect(found).toHaveLength(document.stubs.length);
        for (const check of found) {
          expect(check.filter(({ kind }) => kind === 'path' || kind === 'image')).toEqual([]);
          const texts = check.filter(isText);
          const foot = texts.at(-1)!;
          expect(foot.text).toMatch(/^Authorized signature$|^Direct deposit|^Nothing is payable/);
          const lowest = check.map((node) => (node.kind === 'path' ? Infinity : node.y));
          expect(Math.max(...lowest)).toBe(foot.y);
          // The signs of E-13B and CMC-7 that mark off a routing or account number.
          for (const { text } of texts) expect(text).not.toMatch(/[\u2440-\u244a]/);
        }
      }),
      { numRuns: process.env.TEST_ALL ? 60 : 15 },
    );
  });
});

describe('a sample that is cut apart', () => {
  const SAMPLE = { kind: 'sample' } as const;
  const marksOf = (template: string, document: PayStubDocument) =>
    layoutPayStub(document, { template, theme: 'harbor', issuance: SAMPLE }).scene.pages.map(
      ({ nodes }) => nodes.filter(isMark).length,
    );

  it('has a mark on each part: statement and check, or both stubs of a page', () => {
    expect(marksOf('ledger', payStubFixtures.ordinary)).toEqual([2]);
    expect(marksOf('ledger', payStubFixtures.directDeposit)).toEqual([2]);
    expect(marksOf('compact', payStubFixtures.twoStubs)).toEqual([2]);
    expect(marksOf('statement', payStubFixtures.ordinary)).toEqual([1]);
  });

  it('says so in words on each part', () => {
    const { scene } = layoutPayStub(payStubFixtures.ordinary, {
      template: 'ledger',
      theme: 'harbor',
      issuance: SAMPLE,
    });
    const texts = leaves(scene.pages[0]!.nodes).filter(isText);
    expect(texts.filter(({ text }) => text === 'Sample. Not issued.')).toHaveLength(2);
  });
});

import { pageFaults } from '@paperwage/paper';
import { describe, expect, it } from 'vitest';
import { regions, textNodes, textsOutside, wordsOf } from '../../forms/fixtures/scene-parts.ts';
import { FORM_YEARS } from '../../forms/form-edition.ts';
import { calculate1099 } from './calculate.ts';
import { FORM_TYPES } from './fields.ts';
import { emptyOf, overfullOf, sampleOf } from './fixtures/drafts.ts';
import { layout1099 } from './layout.ts';
import type { Form1099Draft } from './schema.ts';
import { form1099Templates } from './templates.ts';

/** The editions of which every copy is laid out: from day to day the newest two. */
const YEARS = process.env.TEST_ALL ? FORM_YEARS : FORM_YEARS.slice(-2);
const cases = FORM_TYPES.flatMap((formType) =>
  YEARS.flatMap((year) => form1099Templates.map(({ id }) => ({ formType, year, template: id }))),
);
const PRINTER_MARGIN = 9;

const sceneOf = (draft: Form1099Draft, template: string) => layout1099(calculate1099(draft).document, { template });
const wordsIn = (draft: Form1099Draft, template: string) => wordsOf(sceneOf(draft, template));

describe('every edition and copy of Forms 1099', () => {
  it.each(cases)('$formType of $year as $template prints the longest content within its boxes', (one) => {
    for (const maskRecipientTin of [true, false]) {
      const { pages } = sceneOf(overfullOf(one.formType, one.year, { maskRecipientTin }), one.template);
      expect(pages.flatMap(({ nodes }) => textsOutside(nodes))).toEqual([]);
      expect(pages.flatMap((page) => pageFaults(page, PRINTER_MARGIN))).toEqual([]);
    }
  });

  it.each(cases)('$formType of $year as $template is sound when empty and when ordinary', (one) => {
    for (const draft of [emptyOf(one.formType, one.year), sampleOf(one.formType, one.year)]) {
      expect(sceneOf(draft, one.template).pages.flatMap((page) => pageFaults(page, PRINTER_MARGIN))).toEqual([]);
    }
  });

  it.each(cases)('$formType of $year as $template prints no scan code and nothing of ours', (one) => {
    const words = wordsIn(sampleOf(one.formType, one.year), one.template);
    expect(words).not.toMatch(/22222|33333|9595|7171|6969|Copy A\b/);
    expect(words).not.toMatch(/paperwage|sample|IRS approved/i);
    expect(words).toContain(String(one.year));
    expect(words).toContain(`1099-${one.formType.toUpperCase()}`);
  });

  it('has no template with Copy A', () => {
    expect(form1099Templates.flatMap(({ copies }) => copies)).not.toContain('A');
    expect(() => sceneOf(sampleOf('nec', 2025), 'copy-a')).toThrow('no 1099 template named copy-a');
  });

  it.each([
    ['nec', 2025, 'payer', 2],
    ['nec', 2025, 'payer-three', 3],
    ['nec', 2026, 'payer', 2],
    ['nec', 2026, 'payer-three', 3],
    ['misc', 2025, 'payer', 2],
    ['misc', 2025, 'payer-three', 2],
  ] as const)('%s of %i as %s stands %i to a page', (formType, year, template, perPage) => {
    const { pages } = sceneOf(sampleOf(formType, year), template);
    const copies = form1099Templates.find(({ id }) => id === template)!.copies.length;
    expect(pages).toHaveLength(Math.ceil(copies / perPage));
    const rows = pages[0]!.nodes.filter((node) => node.kind === 'rule' && node.x === 0);
    expect(rows).toHaveLength(perPage - 1);
  });

  it('stands on thirds of a page in its own size, but for the higher one of 2026', () => {
    const sizeOf = (year: number) =>
      regions(sceneOf(sampleOf('nec', year), 'payer-three').pages[0]!.nodes)
        .filter(({ region }) => region.name === 'income')
        .map(({ region }) => region.width);
    expect(sizeOf(2025)).toEqual([192.4, 192.4, 192.4]);
    expect(sizeOf(2026)[0]).toBeGreaterThan(192.4 * 0.85);
    expect(sizeOf(2026)[0]).toBeLessThan(192.4);
  });
});

describe('what the copies say', () => {
  const legend =
    'This is important tax information and is being furnished to the IRS. If you are required to file a return, a ' +
    'negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that ' +
    'it has not been reported.';

  it.each(cases.filter(({ template }) => template === 'copy-b'))(
    '$formType of $year has the legend of Copy B',
    (one) => {
      const words = wordsIn(sampleOf(one.formType, one.year), 'copy-b').replaceAll('\n', ' ');
      expect(words).toContain(legend);
      expect(words).toContain('Copy B For Recipient');
      expect(words).toContain('(keep for your records)');
      expect(words).toContain('Instructions for Recipient');
    },
  );

  it.each([
    ['copy-2', 'To be filed with recipient’s state income tax return, when required.'],
    ['copy-c', 'For Privacy Act and Paperwork Reduction Act Notice'],
    ['copy-1', 'For State Tax Department'],
  ])('%s has its notice', (template, notice) => {
    expect(wordsIn(sampleOf('misc', 2025), template).replaceAll('\n', ' ')).toContain(notice);
  });

  it('masks the recipient’s number on copies that may, and never the payer’s', () => {
    for (const template of ['copy-b', 'copy-2']) {
      const words = wordsIn(sampleOf('nec', 2025), template);
      expect(words).toContain('XXX-XX-7730');
      expect(words).not.toContain('527-41');
      expect(words).toContain('84-3192756');
    }
    for (const template of ['copy-c', 'copy-1']) {
      expect(wordsIn(sampleOf('nec', 2025), template)).toContain('527-41-7730');
    }
    expect(wordsIn(sampleOf('nec', 2025, { socialSecurity: '91-1234567' }), 'copy-b')).toContain('XX-XXX4567');
  });

  it('knows only the corrected form on Copy B, and the void one too on the others', () => {
    const marksOf = (template: string) =>
      sceneOf(sampleOf('nec', 2025, { corrected: true, void: true }), template)
        .pages.flatMap(({ nodes }) => regions(nodes))
        .filter(({ region, texts }) => ['corrected', 'void'].includes(region.name) && texts.length > 0)
        .map(({ region }) => region.name);
    expect(marksOf('copy-b')).toEqual(['corrected']);
    expect(marksOf('copy-1').sort()).toEqual(['corrected', 'void']);
  });

  it('has the square for a second notice of a wrong number on Copy C alone', () => {
    for (const { formType, year } of cases) {
      const marked = sampleOf(formType, year, { secondTinNotice: true });
      const squares = (template: string) =>
        regions(sceneOf(marked, template).pages[0]!.nodes).filter(({ region }) => region.name === 'secondTinNotice');
      expect(squares('copy-c').map(({ texts }) => texts.map(({ text }) => text))).toEqual([['X']]);
      expect(wordsIn(marked, 'copy-c')).toContain('2nd TIN not.');
      for (const template of ['copy-b', 'copy-2', 'copy-1']) expect(squares(template)).toEqual([]);
    }
  });

  it.each(cases.filter(({ template }) => template === 'copy-b'))(
    '$formType of $year has its instructions in two columns of like height',
    ({ formType, year }) => {
      const { pages } = sceneOf(sampleOf(formType, year), 'copy-b');
      expect(pages).toHaveLength(2);
      const texts = textNodes(pages[1]!.nodes);
      const foot = (isLeft: boolean) => Math.max(...texts.filter(({ x }) => x < 306 === isLeft).map(({ y }) => y));
      expect(foot(false)).toBeGreaterThan(foot(true) - 120);
      expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThan(9);
    },
  );

  it('prints income as nonemployee compensation on NEC and nowhere on MISC', () => {
    const income = '31,234.56';
    expect(wordsIn(sampleOf('nec', 2025, { income }), 'copy-b')).toContain(income);
    expect(wordsIn(sampleOf('misc', 2025, { income }), 'copy-b')).not.toContain(income);
  });

  it('shows a zero on a corrected form alone', () => {
    const withdrawn = { income: '0.00', stateIncomeA: '' };
    expect(wordsIn(sampleOf('nec', 2025, withdrawn), 'copy-b')).not.toMatch(/^0\.00$/m);
    expect(wordsIn(sampleOf('nec', 2025, { ...withdrawn, corrected: true }), 'copy-b')).toMatch(/^0\.00$/m);
  });

  it.each([
    ['recipient', 2],
    ['payer-three', 3],
    ['copy-b', 1],
  ])('says on each of the copies in %s that the form of 2026 is a draft', (template, count) => {
    const notes = (year: number) =>
      wordsIn(sampleOf('nec', year), template).split('Draft of the 2026 form.').length - 1;
    expect([notes(2025), notes(2026)]).toEqual([0, count]);
  });

  it('tells of the boxes of its own edition alone', () => {
    const lead = (formType: 'nec' | 'misc', year: number) => wordsIn(sampleOf(formType, year), 'copy-b').split('\n');
    expect(lead('nec', 2024)).not.toContain('Box 3.');
    expect(lead('nec', 2025)).toContain('Box 3.');
    expect(lead('misc', 2026)).toContain('Box 13a.');
    expect(lead('misc', 2025)).not.toContain('Box 14.');
  });
});

import { pageFaults } from '@paperwage/paper';
import { describe, expect, it } from 'vitest';
import { regions, textNodes, textsOutside, wordsOf } from '../../forms/fixtures/scene-parts.ts';
import { FORM_YEARS } from '../../forms/form-edition.ts';
import { calculateW2 } from './calculate.ts';
import { typeW2Box } from './edit/edit-fields.ts';
import { COMPUTED_FIELDS } from './fields.ts';
import { emptyOf, overfullOf, sampleOf } from './fixtures/drafts.ts';
import { layoutW2 } from './layout.ts';
import type { W2Draft } from './schema.ts';
import { w2Templates } from './templates.ts';
import { allRules } from '@paperwage/payroll';

/** The editions of which every copy is laid out: from day to day the newest two. */
const YEARS = process.env.TEST_ALL ? FORM_YEARS : FORM_YEARS.slice(-2);
const cases = YEARS.flatMap((year) => w2Templates.map(({ id }) => ({ year, template: id })));
const PRINTER_MARGIN = 9;

const sceneOf = (draft: W2Draft, template: string) => layoutW2(calculateW2(draft, allRules).document, { template });

describe('every edition and copy of Form W-2', () => {
  it.each(cases)('of $year as $template prints the longest content within its boxes', ({ year, template }) => {
    for (const mask of [true, false]) {
      const { pages } = sceneOf(overfullOf(year, { maskSocialSecurityNumber: mask }), template);
      expect(pages.flatMap(({ nodes }) => textsOutside(nodes))).toEqual([]);
      expect(pages.flatMap((page) => pageFaults(page, PRINTER_MARGIN))).toEqual([]);
    }
  });

  it.each(cases)('of $year as $template is sound when empty and when ordinary', ({ year, template }) => {
    for (const draft of [emptyOf(year), sampleOf(year)]) {
      expect(sceneOf(draft, template).pages.flatMap((page) => pageFaults(page, PRINTER_MARGIN))).toEqual([]);
    }
  });

  it.each(cases)('of $year as $template prints no scan code and nothing of ours', ({ year, template }) => {
    const words = wordsOf(sceneOf(sampleOf(year), template));
    expect(words).not.toMatch(/22222|33333|44444|55555|9595|7171|6969|Copy A\b/);
    expect(words).not.toMatch(/paperwage|sample/i);
    expect(words).toContain(String(year));
  });

  it('has no template with Copy A', () => {
    expect(w2Templates.flatMap(({ copies }) => copies)).not.toContain('A');
    expect(() => sceneOf(sampleOf(2025), 'copy-a')).toThrow('no W-2 template named copy-a');
  });
});

describe('what the copies say', () => {
  it.each([
    ['copy-b', 'Copy B—To Be Filed With Employee’s FEDERAL Tax Return.'],
    ['copy-c', 'Copy C—For EMPLOYEE’S RECORDS'],
    ['copy-2', 'Copy 2—To Be Filed With Employee’s State, City, or Local'],
    ['copy-d', 'Copy D—For Employer'],
    ['copy-1', 'Copy 1—For State, City, or Local Tax Department'],
  ])('%s has its caption', (template, caption) => {
    expect(wordsOf(sceneOf(sampleOf(2025), template))).toContain(caption);
  });

  it('masks the social security number on copies that may, and never the employer’s number', () => {
    for (const template of ['copy-b', 'copy-c', 'copy-2']) {
      const words = wordsOf(sceneOf(sampleOf(2025), template));
      expect(words).toContain('XXX-XX-4821');
      expect(words).not.toContain('412-68');
      expect(words).toContain('84-3192756');
    }
    for (const template of ['copy-d', 'copy-1']) {
      expect(wordsOf(sceneOf(sampleOf(2025), template))).toContain('412-68-4821');
    }
    const whole = sceneOf(sampleOf(2025, { maskSocialSecurityNumber: false }), 'copy-b');
    expect(wordsOf(whole)).toContain('412-68-4821');
  });

  it('marks a corrected form for the employee and a void one for the employer', () => {
    const draft = sampleOf(2025, { corrected: true, void: true });
    expect(wordsOf(sceneOf(draft, 'copy-b'))).toContain('CORRECTED');
    expect(wordsOf(sceneOf(draft, 'copy-d'))).not.toContain('CORRECTED');
    const marks = (template: string) =>
      sceneOf(draft, template)
        .pages.flatMap(({ nodes }) => regions(nodes))
        .filter(({ region }) => region.name === 'void');
    expect(marks('copy-d')[0]!.texts.map(({ text }) => text)).toEqual(['X']);
    expect(marks('copy-b')).toEqual([]);
  });

  it.each([
    ['copy-b', 1],
    ['employee', 3],
    ['employee-three', 3],
    ['employee-four', 4],
  ])('says on each of the copies in %s that the form of 2026 is a draft', (template, count) => {
    const notes = (year: number) =>
      wordsOf(sceneOf(sampleOf(year), template)).split('Draft of the 2026 form.').length - 1;
    expect([notes(2025), notes(2026)]).toEqual([0, count]);
  });

  it.each([
    ['copy-b', 1],
    ['both', 5],
    ['employee-three', 3],
    ['employee-four', 4],
  ])(
    'says above each of the copies in %s which boxes are estimated, and not of those that were typed',
    (template, count) => {
      const notes = (draft: W2Draft, words: string) => wordsOf(sceneOf(draft, template)).split(words).length - 1;
      expect(notes(sampleOf(2025), 'Boxes 2, 4, 6, 14 and 17 are estimated.')).toBe(count);
      const typed = typeW2Box(sampleOf(2025, { state: 'TX', field14: [] }), 'federalIncomeTax', '3,000.00');
      expect(notes(typed, 'Boxes 4 and 6 are estimated.')).toBe(count);
      expect(notes({ ...typed, typedBoxes: [...COMPUTED_FIELDS] }, 'estimated')).toBe(0);
      expect(notes(sampleOf(2026), 'are estimated. Draft of the 2026 form.')).toBe(count);
    },
  );

  it.each(['copy-b', 'employee-three', 'employee-four'])('keeps the notes of a sample in %s apart', (template) => {
    const scene = layoutW2(calculateW2(sampleOf(2026), allRules).document, { template, issuance: { kind: 'sample' } });
    const faults = scene.pages.flatMap((page) => pageFaults(page, PRINTER_MARGIN));
    expect(faults.filter((fault) => fault.includes('"Boxes 2,'))).toEqual([]);
  });

  it('leaves a box that does not apply blank, never 0.00', () => {
    const words = wordsOf(sceneOf(sampleOf(2025, { income: '0' }), 'copy-b'));
    expect(words).not.toMatch(/^0\.00$/m);
  });

  it.each([
    [2022, '$20,500.00', '$14,000.00', '$6,500.00'],
    [2023, '$22,500.00', '$15,500.00', '$7,500.00'],
    [2024, '$23,000.00', '$16,000.00', '$7,500.00'],
    [2025, '$23,500.00', '$16,500.00', '$7,500.00'],
    [2026, '$24,500.00', '$17,000.00', '$8,000.00'],
  ])('of %i tells the limits of deferrals of the year, all on one page', (year, general, simple, more) => {
    const { pages } = sceneOf(sampleOf(year), 'copy-b');
    expect(pages).toHaveLength(2);
    const words = textNodes(pages[1]!.nodes)
      .map(({ text }) => text)
      .join(' ');
    for (const amount of [`a total of ${general} (${simple}`, `${more} more`]) expect(words).toContain(amount);
  });

  it('on a quarter of a page sets what was filled in in one size', () => {
    for (const year of FORM_YEARS) {
      const places = regions(sceneOf(sampleOf(year), 'employee-four').pages[0]!.nodes);
      const filledIn = places.filter(({ region }) => region.name !== 'year' && region.name !== 'retirementPlan');
      expect(new Set(filledIn.flatMap(({ texts }) => texts.map(({ size }) => size)))).toEqual(new Set([8.25]));
    }
  });

  it('prints no caption smaller than 4.5 points where three or four copies share a page', () => {
    for (const year of FORM_YEARS) {
      for (const template of ['employee-three', 'employee-four']) {
        const sizes = textNodes(sceneOf(sampleOf(year), template).pages[0]!.nodes).map(({ size }) => size);
        expect(Math.min(...sizes), `${year} ${template}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('sets the labels of box 14 in one type, and its amounts too', () => {
    const field14 = ['CASDI', 'Educational assistance plan'].map((label) => ({ label, amount: '1,200.00' }));
    const places = regions(sceneOf(sampleOf(2025, { field14 }), 'copy-b').pages[0]!.nodes);
    const { texts } = places.find(({ region }) => region.name === 'field14')!;
    const typeOf = (isAmount: boolean) =>
      new Set(
        texts.filter(({ text }) => /^[\d.,]+$/.test(text) === isAmount).map(({ face, size }) => `${face} ${size}`),
      );
    expect([typeOf(true).size, typeOf(false).size]).toEqual([1, 1]);
  });

  it('sets both localities of box 20 in one type, however long one of them is', () => {
    for (const template of ['copy-b', 'employee-four']) {
      const draft = sampleOf(2025, { localityName: 'COLUMBUS CITY', localityNameB: 'PHILA' });
      const places = regions(sceneOf(draft, template).pages[0]!.nodes);
      const texts = places
        .filter(({ region }) => region.name.startsWith('localityName'))
        .flatMap((place) => place.texts);
      expect(texts.length).toBeGreaterThan(1);
      expect(new Set(texts.map(({ face, size }) => `${face} ${size}`)).size, template).toBe(1);
    }
  });

  it('keeps the word VOID off the rule beside it', () => {
    const [page] = sceneOf(sampleOf(2025, { void: true }), 'copy-d').pages;
    const word = textNodes(page!.nodes).find(({ text }) => text === 'VOID')!;
    expect(word.x + word.width).toBeLessThan(151.2);
  });

  it('comes with instructions for the employee alone', () => {
    expect(wordsOf(sceneOf(sampleOf(2025), 'employee'))).toContain('Instructions for Employee');
    expect(wordsOf(sceneOf(sampleOf(2025), 'employee')).replaceAll('\n', ' ')).toContain(
      'more than $10,918.20 in social security and/or Tier 1 railroad retirement (RRTA) taxes',
    );
    expect(wordsOf(sceneOf(sampleOf(2025), 'employee'))).toContain('Form SS-5');
    expect(wordsOf(sceneOf(sampleOf(2026), 'employee'))).toContain('Box 14b.');
    expect(wordsOf(sceneOf(sampleOf(2025), 'employer'))).not.toContain('Instructions for Employee');
  });
});

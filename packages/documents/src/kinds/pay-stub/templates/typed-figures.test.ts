import { allRules } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import type { PayStubDocument } from '../document.ts';
import { setAutoCalculator } from '../edit/edit-basics.ts';
import { setDeductionTyped, setEarningTyped } from '../edit/edit-lines.ts';
import { payStubFixtures } from '../fixtures/documents.ts';
import { employeeDraft } from '../fixtures/test-drafts.ts';
import { layoutPayStub, payStubTemplates, payStubThemes } from './index.ts';

const choices = payStubTemplates.flatMap(({ id: template }) =>
  payStubThemes.map(({ id: theme }) => ({ template, theme })),
);
/** From day to day, each template and each theme, but not each in each. */
const usualChoices = process.env.TEST_ALL
  ? choices
  : payStubThemes.map(({ id: theme }, at) => ({ template: payStubTemplates[at % payStubTemplates.length]!.id, theme }));

function withEveryFigure(document: PayStubDocument, typed: boolean): PayStubDocument {
  return {
    ...document,
    stubs: document.stubs.map((stub) => ({
      ...stub,
      earnings: stub.earnings.map((line) => ({ ...line, typed })),
      deductions: stub.deductions.map((line) => ({ ...line, typed, working: undefined })),
    })),
  };
}

describe('a typed figure looks like a computed one on paper', () => {
  it.each(usualChoices)('in $template, $theme, whatever the document', (choice) => {
    for (const document of Object.values(payStubFixtures)) {
      const [typed, computed] = [withEveryFigure(document, true), withEveryFigure(document, false)];
      expect(layoutPayStub(typed, choice)).toEqual(layoutPayStub(computed, choice));
    }
  });

  const draft = employeeDraft({ stubs: 2 });
  const shown = calculatePayStub(draft, allRules);

  it.each(choices)('in $template, $theme, once its total is written over with the same amount', (choice) => {
    let written = setEarningTyped(draft, 0, 'regular', { total: '2,600.00' });
    written = setDeductionTyped(written, 0, 'fica', { total: '161.20' });
    const { document } = calculatePayStub(written, allRules);
    const isTyped = ({ typed }: { typed: boolean }) => typed;
    expect(document.stubs[0]!.earnings.filter(isTyped).map(({ key }) => key)).toEqual(['regular']);
    expect(document.stubs[0]!.deductions.filter(isTyped).map(({ key }) => key)).toEqual(['fica']);
    expect(layoutPayStub(document, choice)).toEqual(layoutPayStub(shown.document, choice));
  });

  it.each(choices)('in $template, $theme, once auto-calculation is off', (choice) => {
    const manual = calculatePayStub(setAutoCalculator(draft, false, shown), undefined);
    expect(manual.document.stubs[0]!.deductions.every(({ typed }) => typed)).toBe(true);
    expect(layoutPayStub(manual.document, choice)).toEqual(layoutPayStub(shown.document, choice));
  });
});

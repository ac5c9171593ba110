import { setEmploymentType } from '../edit/edit-basics.ts';
import { allRules } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { payStubAttachment, readPayStubAttachment } from '../files/attachment.ts';
import { PAY_STATEMENT_HINT } from '../validation/pay-statement-hints.ts';
import { questionName } from '../validation/election-issues.ts';
import { questionsForDraft } from './elections-of-draft.ts';
import type { PayStubResult } from './pay-stub-result.ts';
import { calculatePayStub } from '../calculate.ts';
import { setElection, setPreTaxClass, setResidenceState } from '../edit/edit-elections.ts';
import { setW4Field, setWorkState } from '../edit/edit-fields.ts';
import { addCustomDeduction, setDeductionTyped } from '../edit/edit-lines.ts';
import type { ElectionField } from '../draft/election-fields.ts';
import { ELECTION_FIELDS } from '../draft/election-fields.ts';
import { lineNameAt } from '../draft/line-name.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { payStubDraftSchema } from '../draft/schema.ts';
import { employeeDraft, testContext } from '../fixtures/test-drafts.ts';

/** An employee of 2,600.00 every two weeks in a state, who has answered so much. */
function inState(state: StateCode, elections: Partial<Record<ElectionField, string>> = {}): PayStubDraft {
  return Object.entries(elections).reduce(
    (draft, [field, text]) => setElection(draft, field as ElectionField, text),
    setWorkState(employeeDraft(), state),
  );
}

function taken(draft: PayStubDraft, key: string): number | undefined {
  return calculatePayStub(draft, allRules).document.stubs[0]!.deductions.find((line) => line.key === key)?.period;
}

/** What is wrong, but for places that nobody has answered for, and without the hints at what the state requires on a stub. */
function found(draft: PayStubDraft): string[] {
  const { issues } = calculatePayStub(draft, allRules);
  return issues
    .filter(({ code }) => code !== 'place-unanswered' && code !== PAY_STATEMENT_HINT)
    .map(({ path, code }) => `${path} ${code}`);
}

/** Without the hints at what the state requires on a stub. */
function errorsOf({ issues }: Pick<PayStubResult, 'issues'>) {
  return issues.filter(({ severity }) => severity === 'error');
}

describe('what the certificate of the state says', () => {
  it('changes the tax of the state', () => {
    expect(taken(inState('CA', { allowances: '2' }), 'state')).toBeLessThan(taken(inState('CA'), 'state')!);
    expect(taken(inState('AZ', { azElectedRate: '3.5' }), 'state')).toBe(9_100);
    expect(taken(inState('AZ'), 'state')).toBe(5_200);
    expect(taken(inState('IL', { exempt: 'true' }), 'state')).toBeUndefined();
    expect(taken(inState('NJ', { njRateTable: 'E' }), 'state')).not.toBe(taken(inState('NJ'), 'state'));
    expect(taken(inState('LA', { laBlockA: '2' }), 'state')).toBeLessThan(taken(inState('LA'), 'state')!);
    expect(taken(inState('OH', { additionalWithholding: '12.50' }), 'state')).toBe(
      taken(inState('OH'), 'state')! + 1_250,
    );
  });

  it('counts in the state that asks it alone', () => {
    const leftOver = inState('IL', { njRateTable: 'E', county: 'Nowhere', ctCode: 'Z' });
    expect(found(leftOver)).toEqual([]);
    expect(taken(leftOver, 'state')).toBe(taken(inState('IL'), 'state'));
  });

  it('is told where it cannot be read, and counts as left open', () => {
    const wrong = inState('IN', { allowances: '1.5', additionalWithholding: '-3' });
    expect(found(wrong)).toEqual([
      'elections.allowances not-a-count',
      'elections.additionalWithholding amount-negative',
    ]);
    expect(taken(wrong, 'state')).toBe(taken(inState('IN'), 'state'));
    expect(found(inState('CT', { ctCode: 'Z' }))).toEqual(['elections.ctCode choice-unknown']);
    const married = inState('CA', { filingStatus: 'marriedSeparate' });
    expect(errorsOf(calculatePayStub(married, allRules))).toMatchObject([
      {
        path: 'elections.filingStatus',
        message: 'DE 4 doesn’t have this answer to “Filing status”. Choose one from the list.',
      },
    ]);
    expect(questionName(married, 'elections.filingStatus', allRules)).toBe('DE 4, filing status');
    expect(questionName(married, 'elections.ctCode', allRules)).toBeUndefined();
    expect(found(setEmploymentType(wrong, 'contractor'))).toEqual([]);
  });

  it('is asked of those alone who can say it', () => {
    const asked = (draft: PayStubDraft) =>
      questionsForDraft(draft, calendarDate('2026-11-20'), allRules).certificates.flatMap(({ questions }) =>
        questions.map(({ election }) => election),
      );
    expect(asked(inState('TX'))).toEqual([]);
    expect(asked(inState('ND'))).not.toContain('allowances');
    expect(asked(setW4Field(inState('ND'), 'w4Version', '2019'))).toContain('allowances');
  });
});

describe('where the employee lives and works', () => {
  it('brings the taxes of the place', () => {
    const named = taken(inState('NY', { locality: 'New York City' }), 'named:New York City');
    expect(named).toBeGreaterThan(5_000);
    expect(taken(inState('NY'), 'named:New York City')).toBeUndefined();
  });

  it('is told when the place is not held, and the rest is worked out', () => {
    const draft = inState('OH', { locality: 'Atlantis', workLocality: 'none', schoolDistrict: 'none' });
    const { issues, calculation } = calculatePayStub(draft, allRules);
    expect(errorsOf({ issues })).toMatchObject([
      { path: 'elections.locality', code: 'place-not-held', severity: 'error' },
    ]);
    expect(issues[0]!.message).toMatch(/^We don’t know of a local tax for Atlantis in Ohio\. .*custom line\.$/);
    expect(calculation.status).toBe('valid');
    expect(taken(draft, 'state')).toBe(taken(inState('OH'), 'state'));
  });

  it('leaves the tax to the home state where the two have agreed so', () => {
    const lives = setResidenceState(inState('PA'), 'NJ');
    expect(taken(lives, 'state')).toBe(taken(inState('NJ'), 'state'));
    const [stub] = calculatePayStub(lives, allRules).document.stubs;
    expect(stub!.deductions.find(({ key }) => key === 'state')!.name).toBe('New Jersey income tax');
    expect(lineNameAt(lives, 'items.0.deductions.state.total', 'NJ')).toBe('New Jersey income tax');
    expect(taken(setElection(lives, 'njRateTable', 'E'), 'state')).toBe(
      taken(inState('NJ', { njRateTable: 'E' }), 'state'),
    );
    expect(taken(setResidenceState(inState('PA'), 'PA'), 'state')).toBe(taken(inState('PA'), 'state'));
    expect(found(setResidenceState(inState('PA'), 'ZZ' as StateCode))).toEqual(['residenceState state-unknown']);
  });
});

describe('a deduction taken before taxes', () => {
  const named = addCustomDeduction(employeeDraft({ stubs: 2 }), 'Retirement', testContext());
  const { id } = named.items[0]!.customDeductions[0]!;
  const afterTaxes = [0, 1].reduce((draft, stub) => setDeductionTyped(draft, stub, id, { total: '300.00' }), named);

  it('lowers the taxes of its class, on every stub and in the year so far', () => {
    const retirement = setPreTaxClass(afterTaxes, id, 'retirement401k');
    expect(retirement.items.map((item) => item.customDeductions[0]!.preTax)).toEqual([
      'retirement401k',
      'retirement401k',
    ]);
    expect(taken(retirement, 'federal')).toBeLessThan(taken(afterTaxes, 'federal')!);
    expect(taken(retirement, 'fica')).toBe(taken(afterTaxes, 'fica'));
    const health = setPreTaxClass(afterTaxes, id, 'section125');
    expect(taken(health, 'fica')).toBe(14_260);
    const [newest] = calculatePayStub(health, allRules).document.stubs;
    // The 24th of 26 payments, each of 2,600.00 less 300.00.
    expect(newest!.deductions.find(({ key }) => key === 'fica')).toMatchObject({ yearToDate: 14_260 * 24 });
  });

  it('counts once towards the wage base of the year', () => {
    const rich = setPreTaxClass({ ...afterTaxes, items: afterTaxes.items }, id, 'section125');
    const paid = {
      ...rich,
      items: rich.items.map((item) => ({
        ...item,
        earnings: item.earnings.map((line) => (line.key === 'regular' ? { ...line, rate: '100.00' } : line)),
      })),
    };
    const [newest] = calculatePayStub(paid, allRules).document.stubs;
    // 24 payments of 7,700.00 pass the base of 184,500.00.
    expect(newest!.deductions.find(({ key }) => key === 'fica')!.yearToDate).toBe(1_143_900);
  });

  it('is after taxes again when that is said', () => {
    const back = setPreTaxClass(setPreTaxClass(afterTaxes, id, 'hsa'), id, undefined);
    expect(taken(back, 'fica')).toBe(taken(afterTaxes, 'fica'));
    expect(payStubDraftSchema.parse(JSON.parse(JSON.stringify(back)))).toEqual(afterTaxes);
  });

  it('cannot be more than the pay, which is told at the line', () => {
    const all = setDeductionTyped(setPreTaxClass(afterTaxes, id, 'hsa'), 1, id, { total: '2,700.00' });
    const { calculation, issues } = calculatePayStub(all, allRules);
    expect(calculation.problem).toMatchObject({ path: `items.1.customDeductions.${id}.total`, code: 'impossible-pay' });
    expect(issues.map(({ path }) => path)).toEqual([`items.1.customDeductions.${id}.total`]);
  });
});

describe('a draft', () => {
  it('of before there were elections still opens', () => {
    const old: Record<string, unknown> = { ...employeeDraft() };
    delete old.elections;
    delete old.residenceState;
    expect(payStubDraftSchema.parse(old)).toEqual(employeeDraft());
  });

  it('keeps its answers in the attachment', () => {
    const draft = setResidenceState(inState('PA', { additionalWithholding: '5.00', locality: '510101' }), 'NJ');
    const look = { template: 'ledger', theme: 'navy' };
    const attached = JSON.stringify(payStubAttachment(draft, calculatePayStub(draft, allRules), look));
    const read = readPayStubAttachment(attached);
    if (!read.isRead) throw new Error(read.message);
    const { elections, residenceState } = read.attachment.documentData;
    expect(elections).toMatchObject({ additionalWithholding: '5.00', locality: '510101', allowances: '' });
    expect(Object.keys(elections)).toEqual([...ELECTION_FIELDS]);
    expect(residenceState).toBe('NJ');
  });
});

describe('Form CT-W4', () => {
  it('is asked for its code, without which 6.99% is withheld', () => {
    expect(found(inState('CT'))).toEqual(['elections.ctCode certificate-not-answered']);
    expect(found(inState('CT', { ctCode: 'F' }))).toEqual([]);
    expect(taken(inState('CT', { ctCode: 'F' }), 'state')).toBeLessThan(taken(inState('CT'), 'state')!);
  });
});

describe('Form OR-W-4', () => {
  const NOT_ANSWERED = ['elections.allowances certificate-not-answered'];

  it('is asked for, or the word that none is on file, by which 8% is withheld', () => {
    expect(found(inState('OR'))).toEqual(NOT_ANSWERED);
    expect(found(inState('OR', { filingStatus: 'married' }))).toEqual(NOT_ANSWERED);
    for (const answered of [{ allowances: '0' }, { noFormOnFile: 'true' }, { exempt: 'true' }]) {
      expect(found(inState('OR', answered))).toEqual([]);
    }
    const noForm = { noFormOnFile: 'true', allowances: '2' };
    expect(taken(inState('OR', noForm), 'state')).toBe(taken(inState('OR'), 'state'));
    expect(taken(inState('OR', { allowances: '2' }), 'state')).toBeLessThan(taken(inState('OR'), 'state')!);
  });
});

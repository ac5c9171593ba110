import { allRules } from '@paperwage/payroll';
import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { readW2Attachment, w2Attachment } from '../attachment.ts';
import { calculateW2, isRetirementPlanCalculated } from '../calculate.ts';
import { withCalculatedRows, withComputedBoxes } from '../document-data.ts';
import {
  computeAllW2Boxes,
  computeW2Box,
  formatW2Numbers,
  keptEmployer,
  setBox12,
  setBox14,
  setOccupationCodes,
  setPlanAmount,
  setRetirementPlan,
  setW2Field,
  typeW2Box,
  withKeptEmployer,
} from './edit-fields.ts';
import { employeeNameOf, nameParts, setEmployeeName } from '../employee-name.ts';
import { emptyOf, sampleOf } from '../fixtures/drafts.ts';
import { w2FileName } from '../files/file-name.ts';
import { w2PlaceName } from '../place-name.ts';
import type { PlanKind } from '../fields.ts';
import type { W2Draft } from '../schema.ts';
import { w2DraftSchema } from '../schema.ts';
import { arePartiesComplete, isInformationComplete, w2StepOfIssue } from '../steps.ts';
import { w2Sheet } from '../files/workbook.ts';
import { KEPT_FIELDS } from '../fields.ts';
import { emptyW2Draft } from './empty-draft.ts';
import { sampleW2Draft } from './sample-draft.ts';

const LOOK = { template: 'employee', theme: 'official' };

describe('the draft of a W-2', () => {
  it('has the fields of the specification under their names', () => {
    const names =
      'autoCalculator year maritalStatus dependentsAmount state income employeeSocialSecurityNumber ' +
      'employersIdentificationNumber wagesTipsOther federalIncomeTax companyName companyAddress companyCity companyState ' +
      'companyZip socialSecurityWages socialSecurityTax medicareWages medicareTax socialSecurityTips allocatedTips ' +
      'employeeName employeeAddress employeeCity employeeState employeeZip field12a field12b field12c field12d ' +
      'statutoryEmployee retirementPlan sickPay companyStateId stateWagesTips stateIncomeTax localWagesTips ' +
      'localIncomeTax localityName illegalAgreement terms stateShort';
    expect(Object.keys(w2DraftSchema.shape)).toEqual(expect.arrayContaining(names.split(' ')));
  });

  it('begins with defaults that the schema keeps as they are', () => {
    const empty = emptyOf(2026);
    expect(w2DraftSchema.parse(empty)).toEqual(empty);
    expect(w2DraftSchema.parse({ year: '2026' })).toEqual(empty);
    expect(emptyW2Draft({ today: calendarDate('2025-03-01') }).year).toBe('2024');
    expect(emptyW2Draft({ today: calendarDate('2025-04-01') }).year).toBe('2025');
    expect(empty.maritalStatus).toBe('');
  });

  it('takes the years from 2022 to 2026 and no other', () => {
    const years = ['2021', '2022', '2023', '2024', '2025', '2026', '2027'];
    const taken = years.filter((year) => w2DraftSchema.safeParse({ year }).success);
    expect(taken).toEqual(['2022', '2023', '2024', '2025', '2026']);
  });
});

describe('editing a W-2', () => {
  it('stays the same object when nothing changes', () => {
    const draft = sampleOf(2025);
    expect(setW2Field(draft, 'companyCity', 'Sacramento')).toBe(draft);
    expect(computeW2Box(draft, 'medicareTax')).toBe(draft);
    expect(formatW2Numbers(draft)).toBe(draft);
  });

  it('checks Retirement plan for what box 12 reports, until the user checks or clears it', () => {
    const checks = (draft: W2Draft) => calculateW2(draft, allRules).document.checks.retirementPlan;
    const plain = sampleOf(2025, { field12aCode: '', field12a: '', retirementPlan: false });
    const plan = (kind: PlanKind) => setPlanAmount(plain, kind, '5,000.00');
    const marking = ['retirement401k', 'retirement403b', 'simpleIra', 'roth401k', 'roth403b'] as const;
    for (const kind of marking)
      expect([kind, checks(plan(kind)), isRetirementPlanCalculated(plan(kind))]).toEqual([kind, true, true]);
    for (const kind of ['retirement457b', 'roth457b', 'hsa'] as const)
      expect([kind, checks(plan(kind))]).toEqual([kind, false]);
    expect(checks(setBox12(plain, '12a', 'F', '100.00'))).toBe(true);
    const deferring = plan('retirement401k');
    expect(checks(setPlanAmount(deferring, 'retirement401k', ''))).toBe(false);
    const cleared = setRetirementPlan(deferring, false);
    expect([checks(cleared), isRetirementPlanCalculated(cleared)]).toEqual([false, false]);
    expect(checks(setRetirementPlan(cleared, true))).toBe(true);
    // Without the calculation, the form shows what was typed.
    expect(checks({ ...setBox12(plain, '12a', 'D', '100.00'), autoCalculator: 'false' })).toBe(false);
  });

  it('types over a box and lets it be computed again', () => {
    const over = typeW2Box(sampleOf(2025), 'medicareTax', '1.00');
    expect(over).toMatchObject({ medicareTax: '1.00', typedBoxes: ['medicareTax'] });
    expect(typeW2Box(over, 'medicareTax', '2.00').typedBoxes).toEqual(['medicareTax']);
    expect(computeW2Box(over, 'medicareTax')).toMatchObject({ medicareTax: '', typedBoxes: [] });
    const both = typeW2Box(over, 'stateIncomeTax', '3.00');
    expect(computeAllW2Boxes(both)).toMatchObject({ medicareTax: '', stateIncomeTax: '', typedBoxes: [] });
    expect(computeAllW2Boxes(sampleOf(2025)).typedBoxes).toEqual([]);
  });

  it('sets rows of box 12, lines of box 14 and occupation codes', () => {
    expect(setBox12(emptyOf(2026), '12b', ' dd', '5')).toMatchObject({ field12bCode: 'DD', field12b: '5' });
    expect(setBox14(emptyOf(2026), [{ label: 'CASDI', amount: '1' }]).field14).toHaveLength(1);
    expect(setOccupationCodes(emptyOf(2026), ['102']).field14b).toEqual(['102']);
  });

  it('writes numbers as the form has them', () => {
    const typed = {
      ...emptyOf(2025),
      employeeSocialSecurityNumber: '412684821',
      employersIdentificationNumber: '843192756',
    };
    expect(formatW2Numbers(typed)).toMatchObject({
      employeeSocialSecurityNumber: '412-68-4821',
      employersIdentificationNumber: '84-3192756',
    });
  });

  it('keeps the employer between visits, and nothing of the employee', () => {
    const kept = keptEmployer(sampleOf(2025));
    expect(Object.keys(kept)).toEqual([...KEPT_FIELDS]);
    expect(withKeptEmployer(emptyOf(2025), kept)).toMatchObject({
      companyName: 'Cascade Timber Works LLC',
      employeeName: '',
    });
  });
});

describe('the steps of a W-2', () => {
  it('has its information complete only when income, state, maritalStatus and year are set', () => {
    expect(isInformationComplete(sampleOf(2025))).toBe(true);
    for (const field of ['income', 'state', 'maritalStatus', 'year'] as const) {
      expect(isInformationComplete({ ...sampleOf(2025), [field]: '' })).toBe(false);
    }
  });

  it('has its second step complete only when both parties and companyStateId are set', () => {
    expect(arePartiesComplete(sampleOf(2025))).toBe(true);
    const fields = ['employee', 'company'].flatMap((who) =>
      ['Name', 'Address', 'City', 'State', 'Zip'].map((part) => who + part),
    );
    for (const field of [...fields, 'companyStateId']) {
      expect(arePartiesComplete({ ...sampleOf(2025), [field]: '' })).toBe(false);
    }
  });

  it('asks for the state number where the state takes a tax of wages, and explains where it takes none', () => {
    const of = (state: string) =>
      calculateW2({ ...sampleOf(2025), state, companyStateId: '' }, allRules).issues.filter(
        ({ path }) => path === 'companyStateId',
      );
    expect(of('CA')).toMatchObject([
      { code: 'company-state-id-missing', severity: 'error' },
      { code: 'w2.box15', severity: 'warning' },
    ]);
    expect(of('TX')).toMatchObject([{ code: 'state-number-without-tax', severity: 'warning' }]);
    expect(of('TX')[0]!.message).toMatch(/^Texas has no income tax on wages, so box 15 may need no number/);
    expect(arePartiesComplete({ ...sampleOf(2025), state: 'TX', companyStateId: '' })).toBe(false);
  });

  it('knows on which step a place is edited, and what people call it', () => {
    expect(['income', 'companyZip', 'field12aCode', 'terms'].map(w2StepOfIssue)).toEqual([1, 2, 3, 4]);
    const names = ['income', 'socialSecurityTax', 'field14b', 'nothing'].map((path) =>
      w2PlaceName(emptyOf(2026), path),
    );
    expect(names).toEqual(['Pay for the year', 'Box 4', 'Box 14b', undefined]);
  });
});

describe('the name in box e', () => {
  it.each([
    ['Núria Nguyễn-Ortega', 'Núria', 'Nguyễn-Ortega', ''],
    ['Ana M. de la Cruz', 'Ana M.', 'de la Cruz', ''],
    ['Cruz Ortega, Ana María', 'Ana María', 'Cruz Ortega', ''],
    ['Ana Nguyen Jr.', 'Ana', 'Nguyen', 'Jr.'],
    ['Ana de la Cruz, III', 'Ana', 'de la Cruz', 'III'],
    ['Li V', 'Li', 'V', ''],
    ['Prince', '', 'Prince', ''],
    ['', '', '', ''],
  ])('%s is %s of the family %s, %s', (name, first, last, suffix) => {
    expect(nameParts(name)).toEqual({ first, last, suffix });
  });

  it('is printed in the parts it was corrected to, and keeps the name of the specification', () => {
    const draft = sampleOf(2025, { employeeName: 'Ana María Cruz Ortega' });
    expect(employeeNameOf(draft)).toEqual({ first: 'Ana María Cruz', last: 'Ortega', suffix: '' });
    const corrected = setEmployeeName(setEmployeeName(draft, { last: 'Cruz Ortega' }), { first: 'Ana María ' });
    expect(corrected.employeeName).toBe('Ana María Cruz Ortega');
    expect(calculateW2(corrected, allRules).document.employee).toMatchObject({
      first: 'Ana María',
      last: 'Cruz Ortega',
    });
    expect(setEmployeeName(corrected, {})).toBe(corrected);
  });

  it('takes the suffix out of a name that came with one, and prefers the one that was typed', () => {
    const draft = sampleOf(2025, { employeeName: 'Ana Nguyen Jr.' });
    expect(employeeNameOf(draft)).toEqual({ first: 'Ana', last: 'Nguyen', suffix: 'Jr.' });
    expect(setEmployeeName(draft, { first: 'Ana M.' })).toMatchObject({
      employeeName: 'Ana M. Nguyen',
      employeeSuffix: 'Jr.',
    });
    expect(employeeNameOf({ ...draft, employeeSuffix: 'Sr.' }).suffix).toBe('Sr.');
  });

  it('is divided anew when another name takes its place', () => {
    const corrected = setEmployeeName(emptyOf(2025), { first: 'Ana María', last: 'Cruz Ortega' });
    expect(employeeNameOf({ ...corrected, employeeName: 'Lu Zed' })).toEqual({ first: 'Lu', last: 'Zed', suffix: '' });
  });

  it('may be typed part by part: a first name of two words is not divided', () => {
    const typed = setEmployeeName(emptyOf(2025), { first: 'Ana María' });
    expect(employeeNameOf(typed)).toEqual({ first: 'Ana María', last: '', suffix: '' });
    expect(calculateW2(typed, allRules).issues).toContainEqual(
      expect.objectContaining({ path: 'employeeLastName', code: 'w2.names' }),
    );
  });

  it.each([
    ['employeeLastName', { employeeName: `Ana ${'N'.repeat(46)}` }, 'The last name has 46 characters'],
    ['employeeName', { employeeName: `${'A'.repeat(46)} Nguyen` }, 'The first name has 46 characters'],
    ['companyName', { companyName: 'C'.repeat(91) }, 'The name has 91 characters, and 90 fit'],
  ])('is kept and told of at %s where the form has no room for it', (path, changes, message) => {
    const draft = w2DraftSchema.parse(sampleOf(2025, changes));
    const found = calculateW2(draft, allRules).issues.find(({ code }) => code === 'text-too-long');
    expect(found).toMatchObject({ path, severity: 'error' });
    expect(found!.message).toContain(message);
  });
});

describe('the sample of a W-2', () => {
  it('has numbers of nobody, of which the checks tell, and nothing that hinders it', () => {
    const sample = sampleW2Draft({ today: calendarDate('2026-11-22') });
    expect(sample.employeeSocialSecurityNumber).toBe('123-45-6789');
    const { issues } = calculateW2(sample, allRules);
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(issues.map(({ code }) => code)).toContain('ssn.knownFake');
  });
});

describe('the data of a W-2', () => {
  it('holds the boxes as they stand on the paper, and can be opened again', () => {
    const draft = typeW2Box(sampleOf(2025, { maskSocialSecurityNumber: false }), 'medicareTax', '991.81');
    const result = calculateW2(draft, allRules);
    const data = withComputedBoxes(draft, result);
    expect(data).toMatchObject({ wagesTipsOther: '64,200.00', medicareTax: '991.81', stateShort: 'CA' });
    const read = readW2Attachment(JSON.stringify(w2Attachment(draft, result, LOOK)))!;
    expect(read.documentData).toEqual(data);
    expect(calculateW2(read.documentData, allRules).document).toEqual(result.document);
    expect(readW2Attachment('{"schema":"other"}')).toBeUndefined();
  });

  it('takes over the calculated lines of box 14 after those that were typed', () => {
    const typed = { label: 'UNION', amount: '120.00' };
    const draft = sampleOf(2025, { field14: [typed] });
    const result = calculateW2(draft, allRules);
    expect(withCalculatedRows(draft, result).field14).toEqual([typed, { label: 'CASDI', amount: '820.80' }]);
  });

  it('is opened again with both states, the name in its parts and the lines of box 14', () => {
    const second = { stateShortB: 'OR', companyStateIdB: '12-3', stateWagesTipsB: '9.00', localityNameB: 'Portland' };
    const draft = setEmployeeName(sampleOf(2026, second), { first: 'Ana María', last: 'Cruz Ortega' });
    const result = calculateW2(draft, allRules);
    const read = readW2Attachment(JSON.stringify(w2Attachment(draft, result, LOOK)))!;
    expect(read.documentData).toMatchObject({ ...second, field14: draft.field14 });
    expect(calculateW2(read.documentData, allRules).document.employee).toMatchObject({ last: 'Cruz Ortega' });
    expect(calculateW2(read.documentData, allRules).document.states).toEqual(result.document.states);
  });

  it('knows no more of the social security number than the copies show', () => {
    const numberIn = (template: string) => {
      const draft = sampleOf(2025);
      return w2Attachment(draft, calculateW2(draft, allRules), { ...LOOK, template }).documentData
        .employeeSocialSecurityNumber;
    };
    expect(numberIn('employee')).toBe('XXX-XX-4821');
    expect(numberIn('employer')).toBe('412-68-4821');
  });

  it('has a file name without any number of a person', () => {
    const draft = sampleOf(2025, { employeeName: 'Núria 412-68-4821 Nguyễn' });
    const { document } = calculateW2(draft, allRules);
    expect(w2FileName(document, 'pdf')).toBe('w2-2025-nuria-nguyen.pdf');
    expect(w2FileName(document, 'pdf', 'employee')).toBe('w2-2025-nuria-nguyen.pdf');
    expect(w2FileName(document, 'pdf', 'employer')).toBe('w2-2025-nuria-nguyen-employer.pdf');
    expect(w2FileName(document, 'xlsx', 'employer')).toBe('w2-2025-nuria-nguyen.xlsx');
  });

  it('is a sheet of boxes with labels, amounts being numbers', () => {
    const { rows } = w2Sheet(calculateW2(sampleOf(2025), allRules).document, 'employee');
    const rowOf = (box: string) => rows.find(([cell]) => cell?.kind === 'text' && cell.text === box);
    expect(rowOf('1')).toMatchObject([
      {},
      { text: 'Wages, tips, other compensation' },
      { kind: 'money', amount: 6_420_000 },
    ]);
    expect(rowOf('a')).toMatchObject([{}, {}, { text: 'XXX-XX-4821' }]);
    expect(rowOf('7')![2]).toMatchObject({ kind: 'blank' });
    expect(rows.every(([, label]) => label === undefined || (label.kind === 'text' && label.text !== ''))).toBe(true);
  });
});

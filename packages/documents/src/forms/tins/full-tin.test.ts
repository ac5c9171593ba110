import { describe, expect, it } from 'vitest';
import { sampleOf as sample1099 } from '../../kinds/form-1099/fixtures/drafts.ts';
import { form1099Kind } from '../../kinds/form-1099/kind.ts';
import { form1099CopiesOf, form1099Templates } from '../../kinds/form-1099/templates.ts';
import { sampleOf as sampleW2 } from '../../kinds/w2/fixtures/drafts.ts';
import { w2Kind } from '../../kinds/w2/kind.ts';
import { w2CopiesOf, w2Templates } from '../../kinds/w2/templates.ts';
import { fullTinIssues } from './full-tin.ts';

const look = (template: string) => ({ template, theme: 'official' });
const w2 = (template: string, employeeSocialSecurityNumber: string) =>
  w2Kind.prepare({ ...look(template), documentData: sampleW2(2025, { employeeSocialSecurityNumber }) });
const form1099 = (template: string, socialSecurity: string) =>
  form1099Kind.prepare({ ...look(template), documentData: sample1099('nec', 2025, { socialSecurity }) });

describe('a number of which only the last four digits are known', () => {
  it.each([
    ['employer', 'Copies D and 1'],
    ['copy-d', 'Copy D'],
    ['copy-1', 'Copy 1'],
  ])('stops the W-2 of %s, and no workbook', async (template, copies) => {
    const masked = w2(template, 'XXX-XX-4821');
    const message = `${copies} must show all nine digits of this number, and we have only the last four. Enter all nine.`;
    expect(() => masked.finish()).toThrow(message);
    expect((await masked.workbook()).length).toBeGreaterThan(0);
  });

  it.each(['payer', 'copy-c', 'copy-1'])('stops the 1099 of %s, and no workbook', async (template) => {
    for (const number of ['XXX-XX-7730', '***-**-7730', 'XX-XXX7730']) {
      const masked = form1099(template, number);
      expect(() => masked.finish()).toThrow('must show all nine digits of this number');
      expect((await masked.workbook()).length).toBeGreaterThan(0);
    }
  });

  it('stops the very copies that may not show it so, of both forms', () => {
    const stopped = (finish: () => unknown) => {
      try {
        finish();
        return undefined;
      } catch (error) {
        return (error as { issues?: readonly { code: string; path: string }[] }).issues?.map(({ code }) => code);
      }
    };
    const code = (mustBeFull: boolean) => (mustBeFull ? ['tin.wholeNeeded'] : undefined);
    for (const { id } of w2Templates) {
      const mustBeFull = w2CopiesOf(id).some(({ mayMaskTin }) => !mayMaskTin);
      expect(stopped(w2(id, 'XXX-XX-4821').finish)).toEqual(code(mustBeFull));
      expect(stopped(w2(id, '412-68-4821').finish)).toBeUndefined();
    }
    for (const { id } of form1099Templates) {
      const mustBeFull = form1099CopiesOf(id).some(({ mayMaskTin }) => !mayMaskTin);
      expect(stopped(form1099(id, 'XX-XXX4567').finish)).toEqual(code(mustBeFull));
      expect(stopped(form1099(id, '91-1234567').finish)).toBeUndefined();
    }
  });

  it('is told at the place of the number, as an error that stops the PDF alone', () => {
    expect(fullTinIssues('ssn', 'XXX-XX-4821', w2CopiesOf('copy-d'))).toMatchObject([
      { path: 'ssn', code: 'tin.wholeNeeded', severity: 'error', stops: 'pdf' },
    ]);
    expect(fullTinIssues('ssn', '', w2CopiesOf('copy-d'))).toEqual([]);
    expect(fullTinIssues('ssn', 'XXX-XX-4821', w2CopiesOf('employee'))).toEqual([]);
  });
});

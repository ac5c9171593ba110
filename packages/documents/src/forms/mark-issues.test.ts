import { describe, expect, it } from 'vitest';
import { sampleOf as sample1099 } from '../kinds/form-1099/fixtures/drafts.ts';
import { form1099CopyIssues } from '../kinds/form-1099/validation/copy-issues.ts';
import { form1099Kind } from '../kinds/form-1099/kind.ts';
import { sampleOf as sampleW2 } from '../kinds/w2/fixtures/drafts.ts';
import { w2CopyIssues } from '../kinds/w2/validation/copy-issues.ts';
import { w2Kind } from '../kinds/w2/kind.ts';
import { form1099Copies } from './form-1099-copies.ts';
import { miscEditions, necEditions } from './form-1099-editions.ts';
import { w2Copies } from './w2-copies.ts';
import { w2Editions } from './w2-editions.ts';

const w2 = (template: string, isVoid = true) =>
  w2CopyIssues(sampleW2(2025, { void: isVoid }), template).map(({ message }) => message);
const form1099 = (template: string) =>
  form1099CopyIssues(sample1099('nec', 2025, { void: true }), template).map(({ message }) => message);

describe('a void form', () => {
  it('is told of where the copies do not show it', () => {
    expect(w2('employer')).toEqual(['Copy 1 has no VOID box, so it doesn’t show it. Don’t hand it out or file it.']);
    expect(form1099('recipient')).toEqual([
      'Copy B has no VOID box, so it doesn’t show it. Don’t hand it out or file it.',
    ]);
  });

  it('is not told of where all of them do, nor where it is none', () => {
    expect([w2('copy-d'), form1099('payer'), form1099('copy-2'), w2('employee', false)]).toEqual([[], [], [], []]);
  });

  it('is refused for the employee of a W-2, who gets a W-2c, and printed for the employer', () => {
    const prepared = (template: string) =>
      w2Kind.prepare({ template, theme: 'official', documentData: sampleW2(2025, { void: true }) });
    for (const template of ['employee', 'employee-three', 'employee-four', 'copy-b', 'copy-c', 'copy-2']) {
      expect(() => prepared(template).finish()).toThrow(/Don’t give the employee a void W-2.* use Form W-2c\./);
    }
    for (const template of ['employer', 'copy-d', 'copy-1']) expect(() => prepared(template).finish()).not.toThrow();
  });

  it('is printed all the same for the recipient of a 1099: the warning stops nothing', () => {
    const documentData = sample1099('nec', 2025, { void: true });
    const form = form1099Kind.prepare({ template: 'copy-b', theme: 'official', documentData });
    expect(() => form.finish()).not.toThrow();
  });

  it('and a corrected one are shown by the very copies whose boxes of every edition have the mark', () => {
    const sets = [
      { copies: w2Copies, editions: w2Editions },
      { copies: form1099Copies, editions: [...necEditions, ...miscEditions] },
    ];
    for (const { copies, editions } of sets) {
      for (const { boxes } of editions) {
        const shows = (mark: string, copy: string) =>
          boxes.some(
            ({ entries, copies: of }) => entries.some(({ field }) => field === mark) && (of?.includes(copy) ?? true),
          );
        for (const { id, showsVoid, showsCorrected } of copies) {
          expect([shows('void', id), shows('corrected', id)]).toEqual([showsVoid, showsCorrected]);
        }
      }
    }
  });
});

describe('a corrected form', () => {
  const told = (template: string) => w2CopyIssues(sampleW2(2025, { corrected: true }), template);

  it('is told of where the copies do not show it', () => {
    expect(told('employer')).toMatchObject([
      {
        path: 'corrected',
        severity: 'warning',
        message: 'Copies D and 1 have no CORRECTED box, so they don’t show it. Write it on them yourself.',
      },
    ]);
    expect(told('copy-d')[0]!.message).toContain('Copy D has no CORRECTED box, so it doesn’t show it.');
    expect(told('employee-four')).toEqual([]);
    const payer = form1099CopyIssues(sample1099('nec', 2025, { corrected: true }), 'payer');
    expect(payer).toEqual([]);
  });
});

import type { SceneNode } from '@paperwage/paper';
import { allRules, NO_PLACE, NOT_SURE } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { calendarDate, formatMoney } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import { setPayDate } from '../edit/edit-dates.ts';
import { setEmploymentType } from '../edit/edit-basics.ts';
import { setElection } from '../edit/edit-elections.ts';
import { setWorkState } from '../edit/edit-fields.ts';
import { setDeductionTyped, setEarning } from '../edit/edit-lines.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { employeeDraft } from '../fixtures/test-drafts.ts';
import { samplePayStubDraft } from '../edit/sample-draft.ts';
import { layoutPayStub, payStubTemplates } from './index.ts';

function texts(nodes: readonly SceneNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'group') return texts(node.nodes);
    return node.kind === 'text' ? [node.text] : [];
  });
}

describe('a stub whose taxes cannot be worked out', () => {
  const draft = samplePayStubDraft({ today: calendarDate('2026-11-20'), random: () => 0.5 });
  const { document } = calculatePayStub(setPayDate(draft, 0, calendarDate('2019-06-14')), allRules);
  const { gross } = document.stubs[0]!;

  it.each(payStubTemplates.map(({ id }) => id))('shows a dash for deductions and net in %s, never the gross', (id) => {
    expect(document.stubs[0]!.net.period).toBe(gross.period);
    const { scene } = layoutPayStub(document, { template: id, theme: 'harbor' });
    const shown = texts(scene.pages[0]!.nodes);
    expect(shown).toContain('\u2013');
    expect(shown.filter((text) => text.startsWith('$'))).toEqual([]);
  });
});

describe('a stub with an open tax', () => {
  const shownIn = (draft: PayStubDraft, id: string) => {
    const { document } = calculatePayStub(draft, allRules);
    const { scene } = layoutPayStub(document, { template: id, theme: 'harbor' });
    return texts(scene.pages[0]!.nodes).join(' ');
  };
  const inState = (state: StateCode) => setWorkState(employeeDraft(), state);
  const rate = (answer: string) => setElection(inState('WA'), 'waWorkersCompensationRate', answer);

  it.each(payStubTemplates.map(({ id }) => id))('says in %s what its net pay is before', (id) => {
    expect(shownIn(inState('IN'), id)).toContain('Net pay before local tax');
    expect(shownIn(setElection(inState('IN'), 'county', NOT_SURE), id)).toContain('Net pay before local tax');
    expect(shownIn(setElection(inState('IN'), 'county', 'Marion'), id)).not.toContain('Net pay before');
    for (const open of ['', NOT_SURE]) expect(shownIn(rate(open), id)).toContain('Net pay before workers’ comp');
    for (const known of [NO_PLACE, '0.25']) expect(shownIn(rate(known), id)).not.toContain('Net pay before');
    const typed = setDeductionTyped(inState('WA'), 0, 'wc', { total: '12.18' });
    expect(shownIn(typed, id)).not.toContain('Net pay before');
  });

  it.each(payStubTemplates.map(({ id }) => id))('says so in %s of every net amount, the year’s most of all', (id) => {
    const shown = shownIn(inState('IN'), id);
    expect(shown).not.toMatch(/\bNet (?!pay before|before)/);
    expect(shown).toContain(
      id === 'contractor' ? 'Paid this year before local tax' : 'Net before local tax, year to date',
    );
    if (id === 'ledger') expect(shown).toContain('This amount is before local tax.');
  });

  it('calls what a contractor gets the amount paid in every template', () => {
    const contractor = setEmploymentType(inState('IN'), 'contractor');
    for (const { id } of payStubTemplates) {
      expect(shownIn(contractor, id)).toContain('Amount paid');
      expect(shownIn(contractor, id)).not.toMatch(/Net pay(?!ment)/);
    }
  });
});

describe('a stub with hours that cannot be read', () => {
  const draft = samplePayStubDraft({ today: calendarDate('2026-11-20'), random: () => 0.5 });
  const { document } = calculatePayStub(setEarning(draft, 0, 'regular', { hours: 'abc' }), allRules);
  const { gross } = document.stubs[0]!;

  it.each(payStubTemplates.map(({ id }) => id))('shows no gross and no year to date of it in %s', (id) => {
    const { scene } = layoutPayStub(document, { template: id, theme: 'harbor' });
    const shown = texts(scene.pages[0]!.nodes).map((text) => text.replace('$', ''));
    expect(gross.period).toBeGreaterThan(0);
    expect(shown).not.toContain(formatMoney(gross.period));
    expect(shown).not.toContain(formatMoney(gross.yearToDate));
    const tax = document.stubs[0]!.deductions.find(({ key }) => key === 'fica')!;
    expect(shown).not.toContain(formatMoney(tax.period));
  });
});

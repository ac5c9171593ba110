import type { SceneNode } from '@paperwage/paper';
import { allRules } from '@paperwage/payroll';
import { calendarDate, formatMoney } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import { setPayDate } from '../edit/edit-dates.ts';
import { setEarning } from '../edit/edit-lines.ts';
import { samplePayStubDraft } from '../draft/sample-draft.ts';
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

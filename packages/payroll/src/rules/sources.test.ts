import { describe, expect, it } from 'vitest';
import notice from '../../../../NOTICE?raw';
import { allRules } from './all-rules.ts';
import type { Sourced } from './sourced.ts';

/** Every group of figures that carries a source, once. */
function sourcedGroups(value: unknown, found = new Set<unknown>()): Sourced[] {
  if (typeof value !== 'object' || value === null || found.has(value)) return [];
  found.add(value);
  const own = 'source' in value ? [value as Sourced] : [];
  return [...own, ...Object.values(value).flatMap((inner) => sourcedGroups(inner, found))];
}

const groups = sourcedGroups(allRules);
const notes = [...new Set(groups.flatMap(({ note }) => note ?? []))];

/** What a note says of where its figures were read, without days, numbers of bulletins and the like in brackets. */
function recordsIn(note: string): string[] {
  const said = note.replaceAll(/ \([^)]*\)/g, '');
  const phrases = [
    ...said.matchAll(/recorded by (.+?)(?:, which [^;]+|, in part)?; we did not read/gi),
    ...said.matchAll(/quoted by ([\w-]+)/gi),
    ...said.matchAll(/Taken from (.+?) instead: /g),
    ...said.matchAll(/(?:Compared|; compared|; with|; compared with) (?:with )?(.+?)(?=: |; |, which |\.(?: |$))/g),
  ];
  return phrases.flatMap(([, names]) => names!.split(/, | and /)).map((name) => name.trim());
}

/** Documents of the agency itself, which are the source or part of it, and records that NOTICE describes without a name. */
const OF_THE_AGENCY =
  /^(\d+ of )?the (agency’s|department’s|totals|text of)|^a (press release of the department|page of the city|reprint of the press release)|^the edition|to the cent$/;
const UNNAMED =
  /^(a|two|one)? ?lists? of (supplemental rates|state forms)|^20\d\d$|^a second (record|extract)|^two other records|^two lists of state forms|^two payroll firms|^an? (older record|employers’ association|payroll firm|payroll office’s notice|Oracle community thread)/;

const squeezed = notice.replaceAll(/\s+/g, ' ').toLowerCase();

describe('the sources of the rules', () => {
  it('name a publisher and a title', () => {
    expect(groups.length).toBeGreaterThan(1000);
    for (const { source } of groups) {
      expect(source.publisher.trim(), source.title).not.toBe('');
      expect(source.title.trim(), source.url).not.toBe('');
    }
  });

  it('say in the note which publication a figure is from, not what it was copied from', () => {
    const vague = /copied from|read through|transcri(bed|ption)|second-hand|notes of others|one (careful )?record/i;
    expect(notes.filter((note) => vague.test(note.replace('some transcriptions drop', '')))).toEqual([]);
  });

  it('say of what another recorded that the original was not read, and name the publication', () => {
    const recorded = groups.filter(({ note }) => /recorded by/i.test(note ?? ''));
    expect(recorded.length).toBeGreaterThan(200);
    for (const { note } of recorded)
      expect(note).toMatch(/recorded by .+?; we did not read the (original|county’s own page)/);
    for (const { incomeTax } of allRules.states) {
      const { note = '', source } = incomeTax;
      if (note.startsWith('From ')) expect(note).toContain(`From ${source.title}`);
    }
  });

  it('name no record that NOTICE does not', () => {
    const records = new Set(notes.flatMap(recordsIn));
    expect([...records]).toEqual(expect.arrayContaining(['payroll-tax-engine', 'EY Tax News', 'Paylocity', 'Odoo']));
    const missing = [...records]
      .filter((record) => !OF_THE_AGENCY.test(record) && !UNNAMED.test(record))
      .filter((record) => !squeezed.includes(nameOf(record).toLowerCase()));
    expect(missing).toEqual([]);
  });
});

/** The record without its edition or year. */
function nameOf(record: string): string {
  return record
    .replace(/^a copy of the state’s document at |^the regulation at |^the agency’s text as quoted by /, '')
    .replace(/( Community Edition)? \d+\.\d+\.\d+$| for 20\d\d$| in \w+ 20\d\d$/, '');
}

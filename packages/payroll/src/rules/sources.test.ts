import { parseCalendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import notice from '../../../../NOTICE?raw';
import { sourceTitle } from '../rule-book/source-title.ts';
import { soFar2027 } from './2027/so-far.ts';
import { allRules } from '../loading/all-rules.ts';
import { ANNOUNCED_YEARS } from './announced.ts';
import type { Sourced } from './sourced.ts';

/** Ohio’s own search for rates, which is a page by itself. */
const FINDER = 'https://thefinder.tax.ohio.gov/';

/** Every group of figures that has a source, once. */
function sourcedGroups(value: unknown, found = new Set<unknown>()): Sourced[] {
  if (typeof value !== 'object' || value === null || found.has(value)) return [];
  found.add(value);
  const own = 'source' in value ? [value as Sourced] : [];
  return [...own, ...Object.values(value).flatMap((inner) => sourcedGroups(inner, found))];
}

const held = sourcedGroups(allRules);
const all = [...held, ...sourcedGroups([ANNOUNCED_YEARS, soFar2027])];

/** Who recorded figures, what we compared them with and what we took them from, each once. */
const records = new Set(
  held.flatMap(({ recordedBy = [], comparedWith = [], takenFrom = [] }) => [
    ...recordedBy,
    ...[...comparedWith, ...takenFrom].map(({ record }) => record),
  ]),
);

/** The agency's own documents, which are the source or part of it. */
const OF_THE_AGENCY =
  /^(\d+ of )?the (agency|department|state|guide|totals|worked example|text of|Tax-General Article)|^(a press|worked|its) |^a city web page/;

/** Records that NOTICE describes without naming them. */
const UNNAMED =
  /^(a|two)? ?lists? of (supplemental rates|state forms)|^a second (record|extract)|^two other records|^two payroll companies|^a payroll (company|office’s notice)|^an (older record|employers’ association|Oracle community thread)|^a reprint of the press release/;

const squeezed = notice.replaceAll(/\s+/g, ' ').toLowerCase();

describe('the sources of the rules', () => {
  it('name a publication and its publisher, with the edition and the table apart from the title', () => {
    expect(held.length).toBeGreaterThan(1000);
    for (const { source } of all) {
      const { publication, edition = '-', table = '-', publisher } = source;
      for (const part of [publication, edition, table, publisher]) {
        expect(part, sourceTitle(source)).toMatch(/^\S(.*\S)?$/);
        expect(part, sourceTitle(source)).not.toMatch(/\.$|undefined/);
      }
      expect(publication, 'the year belongs in `edition`').not.toMatch(/\((Rev\.|\d{4}\b)|^20\d\d /);
    }
  });

  it('link to a page and never to the home page of an agency, and say on which day the figures were checked', () => {
    for (const { source } of all) {
      const page = source.url === null || source.url === FINDER ? undefined : new URL(source.url);
      expect(page?.protocol ?? 'https:', sourceTitle(source)).toBe('https:');
      expect(page && page.pathname + page.search, sourceTitle(source)).not.toBe('/');
      expect(parseCalendarDate(source.checked), sourceTitle(source)).toBeDefined();
    }
  });

  it('are official only where we read the publication, or two records of it', () => {
    const recorded = all.filter(({ standing, recordedBy = [] }) => standing === 'official' && recordedBy.length > 0);
    expect(recorded.length).toBeGreaterThan(50);
    for (const { source, recordedBy = [], comparedWith = [] } of recorded) {
      expect(recordedBy.length + comparedWith.length, sourceTitle(source)).toBeGreaterThan(1);
    }
  });

  it('list other records one by one, none of them empty', () => {
    const recorded = all.filter((sourced) => listsOf(sourced).length > 0);
    expect(recorded.length).toBeGreaterThan(400);
    for (const sourced of recorded) {
      const { source, recordedBy = [], comparedWith = [], takenFrom = [] } = sourced;
      const title = sourceTitle(source);
      for (const list of listsOf(sourced)) expect(list, title).not.toEqual([]);
      const others = [...comparedWith, ...takenFrom].flatMap(({ record, figures = '-' }) => [record, figures]);
      for (const part of [...recordedBy, ...others]) expect(part, title).toMatch(/^\S(.*[^\s.:;])?$/);
      expect(new Set(comparedWith.map(({ record }) => record)).size, title).toBe(comparedWith.length);
    }
  });

  it('keep their notes for the figures: who recorded and compared them has entries of its own', () => {
    for (const { note = '-', source } of all) {
      expect(note, sourceTitle(source)).toMatch(/^\S(.*\S)?$/);
      expect(note, sourceTitle(source)).not.toMatch(
        /recorded by|did not read the original|no record of|(?<!not (?:yet )?)compared with/i,
      );
    }
  });

  it('say which publication a figure is from, not what it was copied from', () => {
    const vague = /copied from|read through|transcri(bed|ption)|second-hand|notes of others|one (careful )?record/i;
    const told = [...held.flatMap(({ note }) => note ?? []), ...records];
    expect(told.filter((text) => vague.test(text.replace('some transcriptions drop', '')))).toEqual([]);
  });

  it('name no record that NOTICE does not', () => {
    expect([...records]).toEqual(expect.arrayContaining(['payroll-tax-engine', 'EY Tax News', 'Paylocity', 'Odoo']));
    const missing = [...records]
      .filter((record) => !OF_THE_AGENCY.test(record) && !UNNAMED.test(record))
      .filter((record) => !squeezed.includes(nameOf(record).toLowerCase()));
    expect(missing).toEqual([]);
  });
});

/** The lists in a group of figures. */
function listsOf({ recordedBy, comparedWith, takenFrom }: Sourced): (readonly unknown[])[] {
  return [recordedBy, comparedWith, takenFrom].filter((list) => list !== undefined);
}

/** The record without its edition, its year and anything in parentheses. */
function nameOf(record: string): string {
  return record
    .replace(/^a copy of the state’s document at |^the regulation at /, '')
    .replace(/ \([^)]*\)$| Community Edition \d+\.\d+\.\d+$| for 20\d\d(?: \([^)]*\))?$/, '');
}

import { describe, expect, it } from 'vitest';
import { noteKind } from '../kind/note-kind.fixture.ts';
import type { PlacedIssue } from './calculation.ts';
import { issueSummary } from './issue-summary.ts';

const DRAFT = {};

function errors(...issues: readonly (readonly [step: string, path: string])[]) {
  const placed = issues.map(([step, path]): [string, PlacedIssue] => [
    path,
    { step, path, code: 'missing', message: `Enter the ${path}.`, severity: 'error' },
  ]);
  return { errors: new Map(placed) };
}

describe('what is missing in a step that is left', () => {
  it('is told by the name of the step and the first message, with how many more there are', () => {
    const one = errors(['title', 'name'], ['finish', 'date']);
    expect(issueSummary(noteKind, one, ['title'], DRAFT)).toEqual({ text: 'Title: Enter the name.', path: 'name' });
    const two = errors(['title', 'name'], ['title', 'place']);
    expect(issueSummary(noteKind, two, ['title'], DRAFT)?.text).toBe('Title: Enter the name. 1 more to fix.');
    const renamed = { ...noteKind, stepWords: () => ({ title: { label: 'Name' } }) };
    expect(issueSummary(renamed, one, ['title'], DRAFT)?.text).toBe('Name: Enter the name.');
  });

  it('is nothing when nothing is, or when another place tells it', () => {
    expect(issueSummary(noteKind, errors(['finish', 'date']), ['title'], DRAFT)).toBeUndefined();
    const untold = { ...noteKind, isReportedAt: () => false };
    expect(issueSummary(untold, errors(['title', 'name']), ['title'], DRAFT)).toBeUndefined();
  });
});

import type { CoveredPlace } from '@paperwage/payroll';
import type { Issue } from '../../../drafts/issue.ts';
import { issue, warning } from '../../../drafts/issue.ts';
import { localCoverageSentences } from '../../../explanations/local-coverage-sentence.ts';
import type { PayStub } from '../document.ts';
import type { PayStubDraft } from '../draft/schema.ts';

/**
 * Local taxes that a stub may lack: places nobody entered yet, places the user is not sure about, those we don't cover, and
 * those of a home in another state. A blank place stops a document that the form began, which asks for an answer; a program that sends a draft is
 * warned.
 */
export function localTaxIssues(draft: PayStubDraft, stubs: readonly Pick<PayStub, 'coverage'>[]): Issue[] {
  const found = new Map<string, Issue>();
  for (const { coverage } of stubs) {
    for (const place of coverage?.local.places ?? []) {
      const path = place.status === 'notWithheld' ? 'employeeInfo.state' : `elections.${place.election}`;
      const newIssue = found.has(path) ? undefined : localTaxIssue(draft, place, path);
      if (newIssue) found.set(path, newIssue);
    }
  }
  return Array.from(found.values());
}

/** Whether the user added a line of that name to every stub. */
function hasOwnLine({ items }: PayStubDraft, name: string): boolean {
  const key = name.toLowerCase();
  return items.every(({ customDeductions }) => customDeductions.some((line) => line.name.trim().toLowerCase() === key));
}

function localTaxIssue(draft: PayStubDraft, place: CoveredPlace, path: string): Issue | undefined {
  const [sentence] = localCoverageSentences({ status: 'needsPlace', places: [place] });
  if (sentence === undefined) return undefined;
  switch (place.status) {
    case 'blank': {
      // A place that we don't know of is told as such.
      if (draft.elections[place.election] !== '') return undefined;
      const tell = draft.confirmedEarlierPeriods === undefined ? warning : issue;
      return tell(path, 'place-unanswered', sentence);
    }
    case 'notSure':
      return warning(path, 'place-not-sure', sentence);
    case 'notCovered':
      if (hasOwnLine(draft, `${place.name} tax`)) return undefined;
      return warning(path, 'place-not-covered', sentence);
    case 'notWithheld':
      return warning(path, 'home-place-not-withheld', sentence);
    case 'covered':
      return warning(path, 'work-place-assumed', sentence);
    case 'noTax':
      return undefined;
  }
}

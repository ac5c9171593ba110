import type { Issue } from './issue.ts';

/** A document that can't be made, with everything to correct. The message is the first of those. */
export class DocumentProblem extends Error {
  readonly issues: readonly Issue[];

  constructor(issues: readonly [Issue, ...Issue[]]) {
    super(issues[0].message);
    this.name = 'DocumentProblem';
    this.issues = issues;
  }
}

import type { Issue } from './issue.ts';

/** The errors that stop a file: all but those of a field that is still empty. */
export function blockingIssues(issues: readonly Issue[], neededPaths: readonly string[] = []): Issue[] {
  return issues.filter(
    ({ severity, code, path }) => severity === 'error' && (!code.endsWith('-missing') || neededPaths.includes(path)),
  );
}

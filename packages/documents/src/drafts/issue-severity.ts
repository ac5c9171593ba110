import type { Issue } from './issue.ts';

/** Every error. A tax form gets no file while one is left: unlike other documents, it is never issued half empty. */
export function findErrors(issues: readonly Issue[]): Issue[] {
  return issues.filter(({ severity }) => severity === 'error');
}

/** What explains something but stops nothing. */
export function findWarnings(issues: readonly Issue[]): Issue[] {
  return issues.filter(({ severity }) => severity === 'warning');
}

/** The errors that stop a file: all but those of a field that is still empty. */
export function findBlockingErrors(issues: readonly Issue[], neededPaths: readonly string[] = []): Issue[] {
  return issues.filter(
    ({ severity, code, path }) => severity === 'error' && (!code.endsWith('-missing') || neededPaths.includes(path)),
  );
}

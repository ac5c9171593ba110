import type { CallError } from '../identity/call.ts';

/** Names of the fields, by the code of a refusal that is about one of them. */
const FIELD_OF_CODE: Readonly<Record<string, readonly string[]>> = {
  userNotFound: ['email'],
  emailTaken: ['email'],
  wrongPassword: ['password'],
  invalidCredentials: ['currentPassword', 'password'],
  phoneCodeWrong: ['code'],
  secondFactorWrong: ['secondFactor', 'code'],
};

/** What was sent empty that must not be. */
export function emptyFields(inputs: readonly HTMLInputElement[]): ReadonlyMap<string, string> {
  const missing = inputs.filter(({ dataset, value }) => dataset.empty !== undefined && value.trim() === '');
  return new Map(missing.map(({ name, dataset }) => [name, dataset.empty!]));
}

/**
 * What the server refused, at the fields it is about; empty when it is about none, or about one that is not in the form.
 * A sentence of the server begins with the name of the entry, for which the label of the field stands here.
 */
export function refusedFields(
  { code, message, issues }: CallError,
  labels: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const named = FIELD_OF_CODE[code]?.find((name) => labels.has(name));
  if (named !== undefined) return new Map([[named, message]]);
  if (issues.length === 0 || !issues.every(({ path }) => labels.has(path))) return new Map();
  const said = new Map(
    issues.toReversed().map((issue) => {
      const { path } = issue;
      const says = issue.message.startsWith(path)
        ? labels.get(path)! + issue.message.slice(path.length)
        : issue.message;
      return [path, says];
    }),
  );
  // In the order in which the fields stand, whatever order the server found.
  return new Map([...labels.keys()].filter((name) => said.has(name)).map((name) => [name, said.get(name)!]));
}

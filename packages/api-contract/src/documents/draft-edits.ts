/** Replaces the value at a place, or removes it if `value` is omitted; or replaces entries of a list. */
export type DraftEdit =
  | {
      readonly path: Path;
      readonly start: number;
      readonly remove: number;
      readonly insert: readonly unknown[];
    }
  | { readonly path: Path; readonly value?: unknown };

type Path = readonly (string | number)[];

/** The edits that turn one value into another, both as JSON. None for equal values. */
export function editsBetween(before: unknown, after: unknown, path: Path = []): DraftEdit[] {
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return editsOfList(before, after, path);
  if (!isRecord(before) || !isRecord(after)) return [{ path, value: after }];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name): DraftEdit[] => {
    const [old, now] = [own(before, name), own(after, name)];
    if (old !== undefined && now !== undefined) return editsBetween(old, now, [...path, name]);
    return old === now ? [] : [{ path: [...path, name], ...(now !== undefined && { value: now }) }];
  });
}

/** List entries that were added or removed are recorded as such; otherwise every later one would differ. */
function editsOfList(before: readonly unknown[], after: readonly unknown[], path: Path): DraftEdit[] {
  const [olds, nows] = [before.map(textOf), after.map(textOf)];
  const shorter = Math.min(olds.length, nows.length);
  let start = 0;
  while (start < shorter && olds[start] === nows[start]) start += 1;
  let end = 0;
  while (end < shorter - start && olds.at(-1 - end) === nows.at(-1 - end)) end += 1;
  const kept = start + end;
  if (olds.length !== nows.length) {
    return [{ path, start, remove: olds.length - kept, insert: after.slice(start, nows.length - end) }];
  }
  return after
    .slice(start, nows.length - end)
    .flatMap((value, at) => editsBetween(before[start + at], value, [...path, start + at]));
}

/** The value after the edits, in order; undefined if one names a place that doesn't exist. */
export function applyEdits(value: unknown, edits: readonly DraftEdit[]): unknown {
  return edits.reduce((edited, edit) => (edited === undefined ? undefined : applyEdit(edited, edit, edit.path)), value);
}

function applyEdit(value: unknown, edit: DraftEdit, [step, ...rest]: Path): unknown {
  if (step === undefined) return 'insert' in edit ? spliced(value, edit) : edit.value;
  if (Array.isArray(value)) {
    if (typeof step !== 'number' || step >= value.length) return undefined;
    const entry = applyEdit(value[step], edit, rest);
    return entry === undefined ? undefined : value.with(step, entry);
  }
  if (!isRecord(value)) return undefined;
  const name = String(step);
  if (rest.length > 0 && own(value, name) === undefined) return undefined;
  const isRemoved = rest.length === 0 && !('insert' in edit) && edit.value === undefined;
  if (isRemoved) return Object.fromEntries(Object.entries(value).filter(([one]) => one !== name));
  const part = applyEdit(own(value, name), edit, rest);
  // A computed name is the object's own, whatever it is.
  return part === undefined ? undefined : { ...value, [name]: part };
}

function spliced(list: unknown, { start, remove, insert }: Extract<DraftEdit, { insert: unknown }>): unknown {
  if (!Array.isArray(list) || start + remove > list.length) return undefined;
  return list.toSpliced(start, remove, ...insert);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function own(record: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function textOf(value: unknown): string | undefined {
  return JSON.stringify(value);
}

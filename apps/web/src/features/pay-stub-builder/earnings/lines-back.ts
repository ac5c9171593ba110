import type { PayStubDraft } from '@paperwage/documents/pay-stub';

const GROUPS = ['earnings', 'customEarnings', 'deductions', 'customDeductions'] as const;

/** What is typed as one: a figure goes with the mark that says whose it is. */
const FIGURES = [['rate'], ['hours'], ['total', 'typed'], ['ytd', 'ytdTyped']] as const;

interface Line {
  readonly id: string;
  readonly untyped?: Readonly<Record<string, string | undefined>>;
  readonly [field: string]: unknown;
}

/**
 * Takes back what a change (from `before` to `after`) made of the lines of each stub. What was typed since stays, and
 * so does everything that is no figure of a line.
 */
export function restoreLines(draft: PayStubDraft, before: PayStubDraft, after: PayStubDraft): PayStubDraft {
  const itemOf = (of: PayStubDraft, id: string) => of.items.find(({ itemId }) => itemId === id);
  return {
    ...draft,
    items: draft.items.map((item) => {
      const was = itemOf(before, item.itemId);
      const made = itemOf(after, item.itemId);
      if (!was || !made || was === made) return item;
      const lines = GROUPS.map((group) => [group, linesBack(item[group], was[group], made[group])]);
      return { ...item, ...Object.fromEntries(lines) };
    }),
  };
}

function linesBack(lines: readonly object[], before: readonly object[], after: readonly object[]): object[] {
  const byId = (list: readonly object[], { id }: Line) => (list as readonly Line[]).find((line) => line.id === id);
  return (lines as readonly Line[]).map((line) => {
    const was = byId(before, line);
    const made = byId(after, line);
    return was && made ? figuresBack(line, was, made) : line;
  });
}

function figuresBack(line: Line, was: Line, made: Line): Line {
  const back: readonly string[] = FIGURES.filter((fields) => {
    const [figure] = fields;
    return fields.every((field) => line[field] === made[field]) && line.untyped?.[figure] === made.untyped?.[figure];
  }).flat();
  const fieldsOf = (of: object | undefined, areBack: boolean) =>
    Object.entries(of ?? {}).filter(([field]) => back.includes(field) === areBack);
  const { untyped: marks, ...rest } = line;
  const untyped = Object.fromEntries([...fieldsOf(marks, false), ...fieldsOf(was.untyped, true)]);
  return { ...rest, ...Object.fromEntries(fieldsOf(was, true)), ...(Object.keys(untyped).length > 0 && { untyped }) };
}

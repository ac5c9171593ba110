import { formatMoney, negate } from '@paperwage/values';
import type { PayStub, Totals } from '../document.ts';
import type { Issue } from '../../../drafts/issue.ts';
import { isNamedKey } from '../draft/keys.ts';
import type { DeductionDraft, PayStubDraft, PayStubItem } from '../draft/schema.ts';
import { warning } from '../../../drafts/issue.ts';

/** Results that add up but can hardly be intended. */
export function resultIssues(draft: PayStubDraft, stubs: readonly PayStub[]): Issue[] {
  return stubs.flatMap((stub, index) => {
    const lines = draftLines(draft.items[index]!, stub, index);
    return [
      ...netIssues(stub, index, lines),
      ...lines.flatMap(({ line, shown, path }) => {
        const isWritten = draft.autoCalculator === 'false' ? shown.yearToDate !== 0 : line.ytdTyped;
        if (!isWritten || shown.yearToDate >= shown.period) return [];
        const message = 'Year to date is less than this period’s amount. Check it.';
        return [warning(`${path}.ytd`, 'year-below-period', message)];
      }),
    ];
  });
}

/** Reported at the largest deduction: calculated ones never exceed the pay, so it is a typed one. */
function netIssues({ net, settled }: PayStub, index: number, lines: readonly ShownLine[]): Issue[] {
  if (!settled.net.period || net.period >= 0) return [];
  const taken = lines.filter(({ line, shown }) => !('rate' in line) && shown.typed);
  const largest = taken.reduce<ShownLine | undefined>(
    (most, line) => (most && most.shown.period >= line.shown.period ? most : line),
    undefined,
  );
  const path = largest ? `${largest.path}.total` : `items.${index}`;
  const message =
    'Deductions are more than gross pay, so net pay is ' + `\u2212$${formatMoney(negate(net.period))}. Check them.`;
  return [warning(path, 'net-below-zero', message)];
}

interface ShownLine {
  readonly line: DeductionDraft;
  readonly shown: Totals & { readonly name: string; readonly typed: boolean };
  readonly path: string;
}

/** The lines of a stub as the user wrote them, beside what stands on paper. */
function draftLines(item: PayStubItem, stub: PayStub, index: number): ShownLine[] {
  const groups = [
    { group: 'earnings', on: stub.earnings },
    { group: 'customEarnings', on: stub.earnings },
    { group: 'deductions', on: stub.deductions },
    { group: 'customDeductions', on: stub.deductions },
  ] as const;
  return groups.flatMap(({ group, on }) =>
    item[group].flatMap((line) => {
      const shown = line.isCustom ? on.find(({ id }) => id === line.id) : on.find(({ key }) => key === line.key);
      const name = line.isCustom || isNamedKey(line.key) ? line.id : line.key;
      return shown ? [{ line, shown, path: `items.${index}.${group}.${name}` }] : [];
    }),
  );
}

import type { Cents } from '@paperwage/values';
import { formatMoney } from '@paperwage/values';
import type { PayStubResult } from '../calculation/pay-stub-result.ts';
import type { PayStub, Totals } from '../document.ts';
import { withChanges } from '../../../drafts/changes.ts';
import { namedLine } from './edit-lines.ts';
import { isNamedKey } from '../draft/keys.ts';
import type { DeductionDraft, EarningDraft, PayStubDraft, PayStubItem } from '../draft/schema.ts';

/**
 * The draft with every total and year to date of the wire filled in as text, two decimals with thousands separators. A
 * line without a place on paper is zero.
 */
export function withComputedTotals(draft: PayStubDraft, { document }: PayStubResult): PayStubDraft {
  return { ...draft, items: draft.items.map((item, index) => withTotals(item, document.stubs[index]!)) };
}

function withTotals(item: PayStubItem, stub: PayStub): PayStubItem {
  const earnings = totalsById(stub.earnings);
  const deductions = totalsById(stub.deductions);
  return {
    ...item,
    earnings: item.earnings.map((line) => withFigures<EarningDraft>(line, earnings)),
    customEarnings: item.customEarnings.map((line) => withFigures<EarningDraft>(line, earnings)),
    deductions: withNamedLines(item.deductions, stub).map((line) =>
      withAssumedYear(withFigures<DeductionDraft>(line, deductions), stub),
    ),
    customDeductions: item.customDeductions.map((line) => withFigures<DeductionDraft>(line, deductions)),
    grossPayTotal: formatMoney(stub.gross.period),
    grossPayYTDTotal: formatMoney(stub.gross.yearToDate),
    deductionTotal: formatMoney(stub.deductionTotal.period),
    deductionYTDTotal: formatMoney(stub.deductionTotal.yearToDate),
    netpayTotal: formatMoney(stub.net.period),
    netpayYTDTotal: formatMoney(stub.net.yearToDate),
  };
}

/** The lines, and one for each tax without a key that the stub has come to have. */
function withNamedLines(lines: PayStubItem['deductions'], stub: PayStub): PayStubItem['deductions'] {
  const added = stub.deductions.flatMap(({ key }) =>
    isNamedKey(key) && !lines.some((line) => line.key === key) ? [namedLine(key)] : [],
  );
  return added.length === 0 ? lines : [...lines, ...added];
}

/** A tax of earlier tables names their year; one that is worked out with its own year's no longer does. */
function withAssumedYear(line: DeductionDraft, { deductions }: PayStub): DeductionDraft {
  const { assumedYear, ...rest } = line;
  const year = deductions.find(({ id }) => id === line.id)?.working?.source.assumedYear;
  if (year === assumedYear) return line;
  return year === undefined ? rest : { ...rest, assumedYear: year };
}

type LineTotals = ReadonlyMap<string, Totals>;

function totalsById(lines: readonly (Totals & { readonly id: string })[]): LineTotals {
  return new Map(lines.map((line) => [line.id, line]));
}

function withFigures<Line extends DeductionDraft>(line: Line, lines: LineTotals): Line {
  const totals = lines.get(line.id);
  const changes: Partial<DeductionDraft> = {
    total: formatMoney(totals?.period ?? (0 as Cents)),
    ytd: formatMoney(totals?.yearToDate ?? (0 as Cents)),
  };
  return withChanges<DeductionDraft>(line, changes) as Line;
}

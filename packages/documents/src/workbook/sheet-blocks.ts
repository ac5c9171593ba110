import type { CellStyle } from './sheet-look.ts';
import type { WorkbookCell, WorkbookRow } from './workbook-sheet.ts';
import { textCell } from './workbook-sheet.ts';

/** Columns that stand together: the first, and how many. */
export interface Zone {
  readonly column: number;
  readonly span: number;
}

/** A label, and what stands below it. */
export interface SheetFact {
  readonly label: string;
  readonly value: WorkbookCell | undefined;
}

/** A row of cells, each across its zone. */
export function zonedRow(cells: readonly (readonly [Zone, WorkbookCell | undefined])[]): WorkbookRow {
  const row: (WorkbookCell | undefined)[] = [];
  for (const [{ column, span }, cell] of cells) if (cell) row[column] = span > 1 ? { ...cell, span } : cell;
  return Array.from(row);
}

/** A blank in this style across a zone, which keeps its fill and lines. */
export function blankCell(style: CellStyle): WorkbookCell {
  return { kind: 'blank', style };
}

/** What a sheet begins with: who it is from at the left, below a place for the logo, and its title at the right, over a line. */
export function mastRows(
  words: { readonly hasLogo: boolean; readonly company: string; readonly details: readonly string[] },
  right: readonly (WorkbookCell | undefined)[],
  [leftZone, rightZone]: readonly [Zone, Zone],
): WorkbookRow[] {
  const left = [
    ...(words.hasLogo ? [undefined] : []),
    textCell(words.company, 'company'),
    ...words.details.filter((line) => line !== '').map((line) => textCell(line, 'detail')),
  ];
  const count = Math.max(left.length, right.length);
  const lines = Array.from({ length: count }, (_, at) =>
    zonedRow([
      [leftZone, left[at] ?? blankCell('detail')],
      [rightZone, right[at] ?? blankCell('detail')],
    ]),
  );
  return [...lines, zonedRow([[{ column: 0, span: rightZone.column + rightZone.span }, blankCell('mastLine')]])];
}

/** The person or company that a document is for, under a label. */
export function partyLines(label: string, name: string, lines: readonly string[]): (WorkbookCell | undefined)[] {
  const written = lines.filter((line) => line !== '').map((line) => textCell(line, 'party'));
  return [textCell(label, 'label'), textCell(name, 'name'), ...written];
}

/**
 * Whom it is for at the left; at the right the facts that are known, each below its label, in rows of as many as there are
 * zones. The last has the rest of its row.
 */
export function factRows(
  party: readonly (WorkbookCell | undefined)[],
  partyZone: Zone,
  facts: readonly SheetFact[],
  zones: readonly Zone[],
): WorkbookRow[] {
  const known = facts.filter(({ value }) => value !== undefined);
  const count = Math.max(party.length, 2 * Math.ceil(known.length / zones.length));
  return Array.from({ length: count }, (_, at) => {
    const first = Math.floor(at / 2) * zones.length;
    const cells = zones.map((zone, place) => {
      const fact = known[first + place];
      const cell = at % 2 === 0 ? textCell(fact?.label ?? '', 'factLabel') : fact?.value;
      const { column, span } = zones.at(-1)!;
      const isLast = first + place === known.length - 1;
      return [isLast ? { column: zone.column, span: column + span - zone.column } : zone, cell] as const;
    });
    return zonedRow([[partyZone, party[at]], ...cells]);
  });
}

/** Labels at the left with what they say beside them, a row each. */
export function labeledRows(
  facts: readonly { readonly label: string; readonly value: string }[],
  [labels, values]: readonly [Zone, Zone],
): WorkbookRow[] {
  return facts.map(({ label, value }) =>
    zonedRow([
      [labels, textCell(label, 'rowLabel')],
      [values, { kind: 'text', text: value, style: 'fact' }],
    ]),
  );
}

/** Says which code the PDF of the same document has. */
export function codeFact(code: string): { readonly label: string; readonly value: string } {
  return { label: 'Verification code of the PDF', value: code };
}

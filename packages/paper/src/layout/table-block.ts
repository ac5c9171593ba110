import type { Part, Region, SceneNode, StructureTag } from '../scene/scene.ts';
import type { Block } from './block.ts';
import type { MeasuredRow, MeasuredTable } from './measure-table.ts';
import { horizontalRule } from './rule-block.ts';

/** The rows of a table that stand on one page: from `first` up to and not including `end`, with the foot or without. */
export interface TableSlice {
  readonly first: number;
  readonly end: number;
  readonly withFoot: boolean;
}

/** The whole table as one slice. */
export function wholeTable(measured: MeasuredTable): TableSlice {
  return { first: 0, end: measured.rows.length, withFoot: true };
}

/** Height of a slice with this room above and below the text of each row, its repeated header included. Points. */
export function sliceHeight(measured: MeasuredTable, slice: TableSlice, rowPadding: number): number {
  let height = headerHeight(measured);
  for (let index = slice.first; index < slice.end; index += 1) height += measured.rows[index]!.height + 2 * rowPadding;
  return slice.withFoot ? height + footHeight(measured, rowPadding) : height;
}

export function headerHeight({ header, table }: MeasuredTable): number {
  return header.height + 2 * table.look.headerPadding;
}

export function footHeight({ foot }: MeasuredTable, rowPadding: number): number {
  return foot.reduce((whole, row) => whole + row.height + 2 * rowPadding, 0);
}

/** A slice of a measured table with its header row, tagged as a table. `rowPadding` in points. */
export function tableBlock(measured: MeasuredTable, slice: TableSlice, rowPadding: number): Block {
  const { header, table, width } = measured;
  const place = (x: number, y: number): SceneNode[] => {
    const nodes: SceneNode[] = [];
    const height = headerHeight(measured);
    if (table.look.headerFill) nodes.push({ kind: 'rectangle', x, y, width, height, fill: table.look.headerFill });
    if (table.look.headerRule) nodes.push(horizontalRule(x, y + height, width, table.look.headerRule));
    const part = partOf(slice);
    const head = rowNode(measured, header, part.continues ? 'repeated' : 'header', x, y, table.look.headerPadding);
    const body = bodyNodes(measured, slice, rowPadding, x, y + height);
    const footTop = y + sliceHeight(measured, { ...slice, withFoot: false }, rowPadding);
    const foot = slice.withFoot ? footNodes(measured, rowPadding, x, footTop) : [];
    const parts: SceneNode[] = part.continues ? [] : [section('TableHead', [head])];
    if (body.length > 0) parts.push(section('TableBody', body));
    if (foot.length > 0) parts.push(section('TableFoot', foot));
    if (part.continues) nodes.push({ kind: 'group', tag: { role: 'Artifact' }, nodes: [head] });
    nodes.push({ kind: 'group', tag: { role: 'Table', part }, nodes: parts });
    nodes.push(...footRule(measured, slice, x, footTop));
    return nodes;
  };
  const baseline = table.look.headerPadding + header.baseline;
  return { width, height: sliceHeight(measured, slice, rowPadding), baseline, place };
}

/** A slice of a header alone is a table by itself: the next one has the header as well. */
function partOf({ first, end, withFoot }: TableSlice): Part {
  return { continues: first > 0, goesOn: !withFoot && end > 0 };
}

function section(role: 'TableHead' | 'TableBody' | 'TableFoot', nodes: readonly SceneNode[]): SceneNode {
  return { kind: 'group', tag: { role }, nodes };
}

function bodyNodes(measured: MeasuredTable, slice: TableSlice, rowPadding: number, x: number, y: number): SceneNode[] {
  const { rowRule } = measured.table.look;
  const nodes: SceneNode[] = [];
  let top = y;
  for (let index = slice.first; index < slice.end; index += 1) {
    const row = measured.rows[index]!;
    nodes.push(rowNode(measured, row, 'body', x, top, rowPadding));
    top += row.height + 2 * rowPadding;
    if (rowRule && index + 1 < slice.end) nodes.push(horizontalRule(x, top, measured.width, rowRule));
  }
  return nodes;
}

function footNodes(measured: MeasuredTable, rowPadding: number, x: number, y: number): SceneNode[] {
  let top = y;
  return measured.foot.map((row) => {
    const node = rowNode(measured, row, 'foot', x, top, rowPadding);
    top += row.height + 2 * rowPadding;
    return node;
  });
}

/** Above the foot; where the table goes on overleaf, or has no foot, a row's rule closes the slice. */
function footRule(measured: MeasuredTable, slice: TableSlice, x: number, y: number): SceneNode[] {
  const { footRule: foot, rowRule } = measured.table.look;
  const look = slice.withFoot ? foot : rowRule;
  return look ? [horizontalRule(x, y, measured.width, look)] : [];
}

function rowNode(
  measured: MeasuredTable,
  { row, cells, height, baseline }: MeasuredRow,
  part: 'header' | 'repeated' | 'body' | 'foot',
  x: number,
  y: number,
  padding: number,
): SceneNode {
  const nodes = cells.map((cell, index): SceneNode => {
    const { x: cellX, column } = measured.columns[index]!;
    const shift = cell.height > 0 ? baseline - cell.baseline : 0;
    const placed = cell.place(x + cellX, y + padding + shift);
    if (part === 'repeated') return { kind: 'group', nodes: placed };
    return { kind: 'group', tag: cellTag(part, column.namesRow === true), nodes: placed };
  });
  if (part === 'repeated') return { kind: 'group', nodes };
  const tag: StructureTag = { role: 'Row' };
  if (row.region === undefined) return { kind: 'group', tag, nodes };
  const region: Region = { name: row.region, x, y, width: measured.width, height: height + 2 * padding };
  return { kind: 'group', tag, region, nodes };
}

function cellTag(part: 'header' | 'body' | 'foot', namesRow: boolean): StructureTag {
  if (part === 'header') return { role: 'HeaderCell', scope: 'column' };
  return namesRow ? { role: 'HeaderCell', scope: 'row' } : { role: 'DataCell' };
}

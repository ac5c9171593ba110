import type { CellFont, CellLine, CellLook, SheetLook } from './sheet-look.ts';
import type { WorkbookCell } from './workbook-sheet.ts';
import { MAIN, xmlPart, xmlText } from './xml-text.ts';

/** The widths of columns are told in its digits, each of 7 pixels. */
const NORMAL_FONT = '<font><sz val="11"/><name val="Calibri"/><family val="2"/></font>';

/** Spreadsheets show longer texts that are marked as text as a row of number signs. */
const LONGEST_MARKED_TEXT = 255;

const GENERAL = 0;
const TEXT = 49;
const FIRST_OWN_FORMAT = 164;

/** The styles of a workbook, each once; a cell names its own by its number. */
export interface StyleBook {
  readonly styleOf: (look: SheetLook, cell: WorkbookCell) => number;
  /** The part that lists them, once every cell has its number. */
  readonly part: () => string;
}

export function styleBook(): StyleBook {
  const fonts = new Numbered([NORMAL_FONT]);
  const fills = new Numbered(['none', 'gray125'].map((type) => `<fill><patternFill patternType="${type}"/></fill>`));
  const borders = new Numbered(['<border><left/><right/><top/><bottom/><diagonal/></border>']);
  const formats = new Numbered([]);
  const styles = new Numbered(['<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>']);
  const known = new Map<SheetLook, Map<string, number>>();

  const formatOf = (cell: WorkbookCell) => {
    const code = formatCode(cell);
    return typeof code === 'number' ? code : FIRST_OWN_FORMAT + formats.of(code);
  };
  const written = (look: CellLook, cell: WorkbookCell) => {
    const fill = look.fill
      ? `<fill><patternFill patternType="solid"><fgColor rgb="${argb(look.fill)}"/><bgColor indexed="64"/></patternFill></fill>`
      : undefined;
    const border = `<border><left/><right/>${edge('top', look.top)}${edge('bottom', look.bottom)}<diagonal/></border>`;
    const ids = [
      `numFmtId="${formatOf(cell)}"`,
      `fontId="${fonts.of(fontXml(fontOf(look, cell)))}"`,
      `fillId="${fill ? fills.of(fill) : 0}"`,
      `borderId="${borders.of(border)}"`,
      'xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"',
    ];
    const align = look.align ?? (isText(cell) ? 'left' : 'right');
    const wrap = isText(cell) ? ' wrapText="1"' : '';
    const indent = look.indent === undefined ? '' : ` indent="${look.indent}"`;
    const alignment = `<alignment horizontal="${align}" vertical="${look.vertical ?? 'center'}"${wrap}${indent}/>`;
    return styles.of(`<xf ${ids.join(' ')}>${alignment}</xf>`);
  };
  return {
    styleOf: (look, cell) => {
      let ofLook = known.get(look);
      if (!ofLook) known.set(look, (ofLook = new Map<string, number>()));
      const key = [cell.style, formatCode(cell), isText(cell), isFigure(cell)].join('|');
      let style = ofLook.get(key);
      if (style === undefined) ofLook.set(key, (style = written(look[cell.style ?? 'plain'], cell)));
      return style;
    },
    part: () => {
      const codes = formats.all.map(
        (code, at) => `<numFmt numFmtId="${FIRST_OWN_FORMAT + at}" formatCode="${xmlText(code)}"/>`,
      );
      return xmlPart(
        `<styleSheet xmlns="${MAIN}">` +
          (codes.length > 0 ? list('numFmts', codes) : '') +
          list('fonts', fonts.all) +
          list('fills', fills.all) +
          list('borders', borders.all) +
          list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']) +
          list('cellXfs', styles.all) +
          list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']) +
          '</styleSheet>',
      );
    },
  };
}

/** The font of a cell: numbers have one of their own. */
export function fontOf(look: CellLook, cell: WorkbookCell): CellFont {
  return isFigure(cell) ? look.figures : look.font;
}

/** The font of what stands below a text in the same cell. */
export function noteFont({ label }: SheetLook): CellFont {
  return label.font;
}

/** A font, also as the run of a text has it. */
export function fontXml({ name, size, isBold, color }: CellFont, tags = { font: 'font', name: 'name' }): string {
  const bold = isBold ? '<b/>' : '';
  return `<${tags.font}>${bold}<sz val="${size}"/><color rgb="${argb(color)}"/><${tags.name} val="${name}"/></${tags.font}>`;
}

function isText({ kind }: WorkbookCell): boolean {
  return kind === 'text' || kind === 'textFormula' || kind === 'blank';
}

function isFigure(cell: WorkbookCell): boolean {
  return !isText(cell) && cell.kind !== 'date';
}

/** The number of a format that every spreadsheet knows, or a code of our own. A minus is as wide as a plus, as on paper. */
function formatCode(cell: WorkbookCell): number | string {
  switch (cell.kind) {
    case 'text':
      return cell.text.length > LONGEST_MARKED_TEXT || cell.notes ? GENERAL : TEXT;
    case 'blank':
    case 'textFormula':
    case 'pieces':
      return GENERAL;
    case 'money':
    case 'formula': {
      const sign = cell.currency ?? '';
      const [plus, minus] = [sign === '' ? '' : `"${sign}"`, `"${cell.isUnsigned ? '' : '\u2212'}${sign}"`];
      return `${plus}#,##0.00;${minus === '""' ? '' : minus}#,##0.00`;
    }
    case 'price':
    case 'quantity':
      return '#,##0.00##;"\u2212"#,##0.00##';
    case 'percent':
      return '0.0###%';
    case 'date':
      return 'mm/dd/yyyy';
    case 'wholeFormula':
      return '0';
  }
}

function edge(name: 'top' | 'bottom', line: CellLine | undefined): string {
  return line ? `<${name} style="${line.weight}"><color rgb="${argb(line.color)}"/></${name}>` : `<${name}/>`;
}

function argb(color: string): string {
  return `FF${color.slice(1).toUpperCase()}`;
}

function list(name: string, items: readonly string[]): string {
  return `<${name} count="${items.length}">${items.join('')}</${name}>`;
}

/** Texts in the order in which they were first asked for. */
class Numbered {
  readonly all: string[];
  readonly #numbers: Map<string, number>;

  constructor(first: readonly string[]) {
    this.all = [...first];
    this.#numbers = new Map(first.map((text, at) => [text, at]));
  }

  of(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.all.length;
      this.all.push(text);
      this.#numbers.set(text, number);
    }
    return number;
  }
}

import { calendarDate, cents, quantity } from '@paperwage/values';
import JSZip from 'jszip';
import { describe, expect, it, vi } from 'vitest';
import { documentThemes } from '../look/themes.ts';
import { uniqueHeadings } from './attached-parts.ts';
import { sheetLook } from './sheet-look.ts';
import { uniqueSheetNames } from './sheet-names.ts';
import type { WorkbookSheet } from './workbook-sheet.ts';
import { cellAddress } from './workbook-sheet.ts';
import { writeWorkbook } from './write-workbook.ts';

const look = sheetLook(documentThemes[0]!, {
  size: 10,
  title: { size: 15, face: 'heading' },
  headings: 'tint',
  band: 'tint',
});

const sheet: WorkbookSheet = {
  name: '2026-11-20',
  look,
  columnWidths: [210, 84],
  rows: [
    [{ kind: 'text', text: '=HYPERLINK("http://x","y")', style: 'title', span: 2 }],
    [
      { kind: 'text', text: 'Núria & <Nguyễn>\u0001 _x0041_', link: 'https://x.example/?a=1&b=2' },
      { kind: 'money', amount: cents(-1_234_56) },
    ],
    [
      { kind: 'text', text: '+1' },
      { kind: 'quantity', quantity: quantity(37.3333) },
    ],
    [
      { kind: 'text', text: '@x' },
      { kind: 'date', date: calendarDate('2026-11-20') },
    ],
    [],
    [
      { kind: 'text', text: 'Line', style: 'heading' },
      { kind: 'text', text: 'Amount', style: 'headingRight' },
    ],
    [
      { kind: 'text', text: 'One', notes: ['Of two', 'lines'], style: 'line' },
      { kind: 'money', amount: cents(5), style: 'line' },
    ],
    [
      { kind: 'text', text: 'Total' },
      { kind: 'formula', formula: 'SUM(B2:B3)', amount: cents(-119_723), currency: '$', style: 'total' },
      { kind: 'wholeFormula', formula: '1+1', result: 2 },
    ],
    [{ kind: 'textFormula', formula: 'IF(B8<0,"Credit","Due & more")', result: 'Credit' }],
  ],
  tables: [{ name: 'Items', row: 5, column: 0, headings: ['Line', 'Amount'], count: 1 }],
  frozenRows: 6,
  repeatedRow: 5,
  footer: 'Tools & More',
  choices: { range: 'A7:A7', words: ['Yes', 'No'] },
};

const properties = { title: 'A & B', subject: 'Pay stub', author: 'Cascade' };
const written = (sheets: readonly WorkbookSheet[] = [sheet]) => writeWorkbook(sheets, properties);

async function partsOf(bytes: Uint8Array): Promise<(path: string) => Promise<string>> {
  const archive = await JSZip.loadAsync(bytes);
  return (path) => archive.file(path)!.async('string');
}

const sheetXml = async (sheets?: readonly WorkbookSheet[], number = 1) =>
  (await partsOf(written(sheets)))(`xl/worksheets/sheet${number}.xml`);

describe('a workbook', () => {
  it('holds real numbers with formats', async () => {
    const xml = await sheetXml();
    expect(xml).toMatch(/<c r="B2" s="\d+"><v>-1234.56<\/v><\/c>/);
    expect(xml).toMatch(/<c r="B3" s="\d+"><v>37.3333<\/v><\/c>/);
    expect(xml).toMatch(/<c r="B4" s="\d+"><v>46346<\/v><\/c>/);
    const styles = await (await partsOf(written()))('xl/styles.xml');
    const quoted = (code: string) => `formatCode="${code.replaceAll('"', '&quot;')}"`;
    for (const format of [
      '#,##0.00;"\u2212"#,##0.00',
      '"$"#,##0.00;"\u2212$"#,##0.00',
      '#,##0.00##;"\u2212"#,##0.00##',
      'mm/dd/yyyy',
    ]) {
      expect(styles).toContain(quoted(format));
    }
  });

  it('holds live formulas, each with its result beside it', async () => {
    const xml = await sheetXml();
    expect(xml).toMatch(/<c r="B8" s="\d+"><f>SUM\(B2:B3\)<\/f><v>-1197.23<\/v><\/c>/);
    expect(xml).toMatch(/<c r="A9" s="\d+" t="str"><f>IF\(B8&lt;0,&quot;Credit&quot;,.+<\/f><v>Credit<\/v><\/c>/);
  });

  it('keeps text that begins with = + - @ as text, and marks it as text', async () => {
    const part = await partsOf(written());
    const xml = await part('xl/worksheets/sheet1.xml');
    const styles = [...(await part('xl/styles.xml')).split('<cellXfs')[1]!.matchAll(/<xf numFmtId="(\d+)"/g)];
    for (const address of ['A1', 'A3', 'A4']) {
      const [, style] = new RegExp(`<c r="${address}" s="(\\d+)" t="s"><v>`).exec(xml)!;
      expect(styles[Number(style)]![1]).toBe('49');
    }
    expect(xml.match(/<f>/g)).toHaveLength(3);
    expect(xml).toContain('numberStoredAsText="1"');
    expect(await part('xl/sharedStrings.xml')).toContain('=HYPERLINK(');
  });

  it('shows texts longer than a cell of text can', async () => {
    const styleOf = async (text: string) =>
      /<c r="A1" s="(\d+)"/.exec(
        await sheetXml([{ ...sheet, rows: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text }]] }]),
      )![1];
    expect(await styleOf('x'.repeat(255))).toBe('1');
    const xml = await sheetXml([
      { ...sheet, rows: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'x'.repeat(256) }]] },
    ]);
    expect(/<c r="A2" s="(\d+)"/.exec(xml)![1]).not.toBe('1');
  });

  it('writes any letters, drops what no file can hold and escapes what would be read as a code', async () => {
    const strings = await (await partsOf(written()))('xl/sharedStrings.xml');
    expect(strings).toContain('Núria &amp; &lt;Nguyễn&gt; _x005F_x0041_</t>');
  });

  it('sets notes below a text in letters of their own', async () => {
    const strings = await (await partsOf(written()))('xl/sharedStrings.xml');
    expect(strings).toMatch(/<r><rPr>.+?<\/rPr><t xml:space="preserve">One<\/t><\/r><r><rPr>.+?\nOf two\nlines<\/t>/s);
  });

  it('is the same bytes for the same sheets', async () => {
    const bytes = ['Pacific/Kiritimati', 'America/Los_Angeles'].map((zone) => {
      vi.stubEnv('TZ', zone);
      return Buffer.from(written());
    });
    vi.unstubAllEnvs();
    expect(bytes[0]!.equals(bytes[1]!)).toBe(true);
    const { files } = await JSZip.loadAsync(bytes[0]!);
    for (const { date } of Object.values(files)) expect(date.getUTCFullYear()).toBe(1980);
  });

  it('gives every sheet its own formulas and results', async () => {
    const other: WorkbookSheet = {
      ...sheet,
      tables: [],
      rows: [[{ kind: 'formula', formula: '1+1', amount: cents(200) }]],
    };
    expect(await sheetXml([sheet, other], 2)).toMatch(/<f>1\+1<\/f><v>2<\/v>/);
    expect(await sheetXml([sheet, other])).toMatch(/<v>-1197.23<\/v>/);
  });

  it('prints in the width of a Letter page, with a number on each', async () => {
    const part = await partsOf(written());
    const xml = await part('xl/worksheets/sheet1.xml');
    expect(xml).toContain('<pageSetUpPr fitToPage="1"/>');
    expect(xml).toContain('<pageSetup paperSize="1" orientation="portrait" fitToWidth="1" fitToHeight="0"/>');
    expect(xml).toMatch(/<oddFooter>&amp;L.+Tools &amp;&amp;&amp;&amp; More|<oddFooter>&amp;L.+Tools &amp;&amp; More/);
    expect(xml).toContain('Page &amp;P of &amp;N</oddFooter>');
    const book = await part('xl/workbook.xml');
    expect(book).toContain(
      `<definedName name="_xlnm.Print_Area" localSheetId="0">'2026-11-20'!$A$1:$B$9</definedName>`,
    );
    expect(await sheetXml([{ ...sheet, isOnePage: true }])).toContain('fitToHeight="1"');
    expect(await sheetXml([{ ...sheet, paperSize: 'a4' }])).toContain('<pageSetup paperSize="9"');
  });

  it('begins every page with the headings where their table takes several', async () => {
    const bookOf = async (rows: number, below: number) => {
      const text = { kind: 'text', text: 'x' } as const;
      const long = { ...sheet, rows: [...sheet.rows, ...Array.from({ length: rows + below }, () => [text])] };
      const tables = [{ ...sheet.tables[0]!, count: 1 + rows }];
      return (await partsOf(written([{ ...long, tables }])))('xl/workbook.xml');
    };
    const titles = `<definedName name="_xlnm.Print_Titles" localSheetId="0">'2026-11-20'!$6:$6</definedName>`;
    expect(await bookOf(90, 0)).toContain(titles);
    expect(await bookOf(0, 90)).not.toContain('Print_Titles');
  });

  it('keeps the headings in sight, joins cells, hides what only formulas look at and offers words', async () => {
    const xml = await sheetXml();
    expect(xml).toContain('<pane ySplit="6" topLeftCell="A7" activePane="bottomLeft" state="frozen"/>');
    expect(xml).toContain('<mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells>');
    expect(xml).toContain('<col min="1" max="1" width="30" customWidth="1"/>');
    expect(xml).toContain('<col min="3" max="3" width="12" hidden="1" customWidth="1"/>');
    expect(xml).toContain('sqref="A7:A7"><formula1>"Yes,No"</formula1>');
  });

  it('has rows as high as their texts', async () => {
    const heightOf = async (text: string) => {
      const xml = await sheetXml([{ ...sheet, tables: [], rows: [[{ kind: 'text', text }], []] }]);
      return [...xml.matchAll(/<row r="\d+" ht="([\d.]+)"/g)].map(([, height]) => Number(height));
    };
    const [one, space] = await heightOf('short');
    const [three] = await heightOf('word '.repeat(30).trim());
    const [unbroken] = await heightOf('x'.repeat(100));
    const [lines] = await heightOf('a\nb\nc');
    expect(space).toBe(8);
    for (const height of [three!, unbroken!, lines!]) expect(height).toBeGreaterThanOrEqual(one! * 2);
  });

  it('knows its tables by the headings of their cells, and opens its links', async () => {
    const part = await partsOf(written([sheet, sheet]));
    const table = await part('xl/tables/table2.xml');
    expect(table).toContain('id="2" name="Items_2" displayName="Items_2" ref="A6:B7" totalsRowShown="0"');
    expect(table).toContain(
      '<tableColumns count="2"><tableColumn id="1" name="Line"/><tableColumn id="2" name="Amount"/>',
    );
    const relations = await part('xl/worksheets/_rels/sheet1.xml.rels');
    expect(relations).toContain('Target="https://x.example/?a=1&amp;b=2" TargetMode="External"');
    expect(relations).toContain('Target="../tables/table1.xml"');
    expect(await part('xl/worksheets/sheet1.xml')).toMatch(/<hyperlink ref="A2" r:id="rId1"\/>/);
    expect(await part('[Content_Types].xml')).toContain('PartName="/xl/tables/table2.xml"');
  });

  it('says what it is, who made it and in which language', async () => {
    const core = await (await partsOf(written()))('docProps/core.xml');
    expect(core).toContain('<dc:title>A &amp; B</dc:title><dc:subject>Pay stub</dc:subject>');
    expect(core).toContain('<dc:creator>Cascade</dc:creator><dc:language>en-US</dc:language>');
  });

  it('is well-formed in every part', async () => {
    const archive = await JSZip.loadAsync(written());
    for (const { name, dir } of Object.values(archive.files)) {
      if (dir) continue;
      expect(openElements(await archive.file(name)!.async('string')), name).toEqual([]);
    }
  });
});

/** The elements of XML that are left open; throws at one that is closed out of turn. */
function openElements(xml: string): string[] {
  const open: string[] = [];
  for (const [, closing, name, rest] of xml.matchAll(/<(\/?)([\w:]+)([^<>]*)>/g)) {
    if (closing === '/') expect(open.pop()).toBe(name);
    else if (!rest!.endsWith('/')) open.push(name!);
  }
  return open;
}

describe('the looks of sheets', () => {
  it('are those of the theme, in letters that office programs have', () => {
    const worn = documentThemes.map((theme) => {
      const { plain, line } = sheetLook(theme, {
        size: 10,
        title: { size: 15, face: 'heading' },
        headings: 'rule',
        band: 'accent',
      });
      return [theme.id, plain.font.name, line.figures.name, plain.font.color === theme.text];
    });
    expect(worn).toEqual([
      ['harbor', 'Calibri', 'Calibri', true],
      ['forest', 'Calibri', 'Calibri', true],
      ['garnet', 'Calibri', 'Calibri', true],
      ['slate', 'Arial', 'Arial', true],
      ['umber', 'Cambria', 'Cambria', true],
      ['lagoon', 'Arial', 'Consolas', true],
    ]);
  });
});

describe('sheet names', () => {
  it('are unique whatever the case, at most 31 characters, and hold nothing forbidden', () => {
    const names = uniqueSheetNames([
      'Nov 20',
      'nov 20',
      'NOV 20',
      'a/b\\c[d]e*f?g:h',
      "'quoted'",
      '',
      'x'.repeat(40),
      'x'.repeat(40),
    ]);
    expect(names).toEqual([
      'Nov 20',
      'nov 20 (2)',
      'NOV 20 (3)',
      'a-b-c-d-e-f-g-h',
      'quoted',
      'Sheet 6',
      'x'.repeat(31),
      `${'x'.repeat(27)} (2)`,
    ]);
  });

  it('never take the name a workbook reserves', () => {
    expect(uniqueSheetNames(['History'])).toEqual(['History (2)']);
  });

  it('cut no character in half', () => {
    expect(uniqueSheetNames([`${'x'.repeat(30)}😀`])).toEqual(['x'.repeat(30)]);
  });
});

describe('cell addresses', () => {
  it('name column and row as a workbook does', () => {
    expect([cellAddress(0, 0), cellAddress(11, 3), cellAddress(99, 25)]).toEqual(['A1', 'D12', 'Z100']);
    expect(() => cellAddress(0, 26)).toThrow(RangeError);
  });
});

describe('headings', () => {
  it('are all different whatever the case', () => {
    expect(uniqueHeadings(['Rate', 'rate', 'Qty', 'RATE'])).toEqual(['Rate', 'rate (2)', 'Qty', 'RATE (3)']);
  });
});

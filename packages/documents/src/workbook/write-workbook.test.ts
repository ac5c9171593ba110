import { calendarDate, cents, quantity } from '@paperwage/values';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { fixZipTimes } from './fixed-zip-times.ts';
import { uniqueSheetNames } from './sheet-names.ts';
import type { WorkbookSheet } from './workbook-sheet.ts';
import { cellAddress, writeWorkbook } from './write-workbook.ts';

const sheet: WorkbookSheet = {
  name: '2026-11-20',
  columnWidths: [30, 12],
  rows: [
    [{ kind: 'text', text: '=HYPERLINK("http://x","y")', style: 'title' }, undefined],
    [
      { kind: 'text', text: 'Núria & <Nguyễn>\u0001' },
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
    [
      { kind: 'text', text: 'Total' },
      { kind: 'formula', formula: 'SUM(B2:B3)', amount: cents(-119_723), style: 'total' },
    ],
  ],
};

async function partsOf(bytes: Uint8Array): Promise<(path: string) => Promise<string>> {
  const archive = await JSZip.loadAsync(bytes);
  return (path) => archive.file(path)!.async('string');
}

describe('a workbook', () => {
  it('holds real numbers with formats', async () => {
    const part = await partsOf(await writeWorkbook([sheet]));
    const xml = await part('xl/worksheets/sheet1.xml');
    expect(xml).toMatch(/<c r="B2" s="\d+"><v>-1234.56<\/v><\/c>/);
    expect(xml).toMatch(/<c r="B3" s="\d+"><v>37.3333<\/v><\/c>/);
    expect(xml).toMatch(/<c r="B4" s="\d+"><v>46346<\/v><\/c>/);
    const styles = await part('xl/styles.xml');
    for (const format of ['#,##0.00', '#,##0.00##', 'mm/dd/yyyy']) expect(styles).toContain(`formatCode="${format}"`);
  });

  it('holds live formulas, each with its result beside it', async () => {
    const xml = await (await partsOf(await writeWorkbook([sheet])))('xl/worksheets/sheet1.xml');
    expect(xml).toMatch(/<c r="B5" s="\d+"><f>SUM\(B2:B3\)<\/f><v>-1197.23<\/v><\/c>/);
  });

  it('keeps text that begins with = + - @ as text', async () => {
    const part = await partsOf(await writeWorkbook([sheet]));
    const xml = await part('xl/worksheets/sheet1.xml');
    for (const address of ['A1', 'A3', 'A4']) expect(xml).toMatch(new RegExp(`<c r="${address}"[^>]* t="s"><v>`));
    expect(xml.match(/<f>/g)).toHaveLength(1);
    expect(await part('xl/sharedStrings.xml')).toContain('=HYPERLINK(');
  });

  it('writes any letters and drops what no file can hold', async () => {
    const strings = await (await partsOf(await writeWorkbook([sheet])))('xl/sharedStrings.xml');
    expect(strings).toContain('Núria &amp; &lt;Nguyễn&gt;</t>');
  });

  it('is the same bytes for the same sheets', async () => {
    const [first, second] = [await writeWorkbook([sheet]), await writeWorkbook([sheet])];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
    const { files } = await JSZip.loadAsync(first);
    for (const { date } of Object.values(files)) expect(date.getUTCFullYear()).toBe(1980);
  });

  it('gives every sheet its own formulas and results', async () => {
    const other: WorkbookSheet = { ...sheet, rows: [[{ kind: 'formula', formula: '1+1', amount: cents(200) }]] };
    const part = await partsOf(await writeWorkbook([sheet, other]));
    expect(await part('xl/worksheets/sheet2.xml')).toMatch(/<f>1\+1<\/f><v>2<\/v>/);
    expect(await part('xl/worksheets/sheet1.xml')).toMatch(/<v>-1197.23<\/v>/);
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

describe('fixing the times of an archive', () => {
  it('refuses bytes that are no archive', () => {
    expect(() => fixZipTimes(new Uint8Array(40))).toThrow(RangeError);
    expect(() => fixZipTimes(new Uint8Array(3))).toThrow(RangeError);
  });
});

import type { CellFont } from './sheet-look.ts';
import { fontXml } from './style-book.ts';
import { MAIN, xmlPart, xmlText } from './xml-text.ts';

/** The texts of a workbook, each once; a cell names its own by its number. */
export class SharedStrings {
  readonly #numbers = new Map<string, number>();
  #uses = 0;

  /** The number of a text, set in its cell's font; `notes` stand below it in theirs. */
  numberOf(
    text: string,
    notes?: { readonly lines: readonly string[]; readonly font: CellFont; readonly of: CellFont },
  ) {
    this.#uses += 1;
    const item = notes
      ? run(text, notes.of) + run(['', ...notes.lines].join('\n'), notes.font)
      : `<t xml:space="preserve">${xmlText(text)}</t>`;
    let number = this.#numbers.get(item);
    if (number === undefined) this.#numbers.set(item, (number = this.#numbers.size));
    return number;
  }

  part(): string {
    const items = [...this.#numbers.keys()].map((item) => `<si>${item}</si>`);
    return xmlPart(`<sst xmlns="${MAIN}" count="${this.#uses}" uniqueCount="${items.length}">${items.join('')}</sst>`);
  }
}

function run(text: string, font: CellFont): string {
  return `<r>${fontXml(font, { font: 'rPr', name: 'rFont' })}<t xml:space="preserve">${xmlText(text)}</t></r>`;
}

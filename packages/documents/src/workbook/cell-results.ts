import type { Feature } from 'write-excel-file/universal';

/** The results of one sheet's formulas by the address of their cell, such as `D12`. */
export type FormulaResults = ReadonlyMap<string, number>;

/**
 * Writes the result of every formula beside it. The library leaves results out, and readers that do not calculate
 * (previews, phones, most libraries) would show nothing.
 */
export function withFormulaResults(sheets: readonly FormulaResults[]): Feature<Blob> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _, { sheetIndex }) => {
            const results = sheets[sheetIndex];
            return results
              ? xml.replace(FORMULA_CELL, (cell, address: string) => withResult(cell, address, results))
              : xml;
          },
        },
      },
    },
  };
}

const FORMULA_CELL = /<c r="([A-Z]+\d+)"[^>]*><f>[^<]*<\/f>/g;

function withResult(cell: string, address: string, results: FormulaResults): string {
  const result = results.get(address);
  return result === undefined ? cell : `${cell}<v>${result}</v>`;
}

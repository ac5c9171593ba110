import { isDeepStrictEqual } from 'node:util';
import type { StateCode } from '@paperwage/values';
import { STATE_CODES } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { allRules } from '../loading/all-rules.ts';
import type { StateRules } from './state-rules.ts';

/** What fits on one line of a rule file, in characters of JSON, may be written again. */
const ONE_LINE = 80;

/** The files with rules, by their paths. An `all.ts` only gathers others. */
const FILES = Object.entries(
  import.meta.glob<Readonly<Record<string, unknown>>>(['./*/*.ts', '!./*/*.test.ts', '!./*/all.ts']),
);

/** A state's ranges from the first day to the last. */
function rangesOf(state: StateCode): readonly StateRules[] {
  return allRules.states.filter((rules) => rules.state === state).sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** The lists and tables of an income tax and its source, each with its name. */
function listsOf({ incomeTax }: StateRules): (readonly [string, unknown])[] {
  return Object.entries(incomeTax).filter(([, value]) => typeof value === 'object');
}

/** Whether the same is written twice, rather than named twice. */
function isRepeated(earlier: unknown, later: unknown): boolean {
  return earlier !== later && isDeepStrictEqual(earlier, later);
}

/** The first of the ranges that has the same list, but as an object of its own. */
function findRepeated(ranges: readonly StateRules[], name: string, list: unknown): StateRules | undefined {
  return ranges.find((range) => listsOf(range).some(([other, value]) => other === name && isRepeated(value, list)));
}

/** The tables in rules, each with the names that lead to it. A table that several names share comes once. */
function tablesIn(value: unknown, path: readonly string[] = [], seen = new Set()): (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const inner = Object.entries(value).flatMap(([name, part]) => tablesIn(part, [...path, name], seen));
  return isTable(value) ? [[path.join('.'), value], ...inner] : inner;
}

/** Whether it's a list of rows with nothing but figures, such as brackets, caps and credits by wages. */
function isTable(value: object): boolean {
  return Array.isArray(value) && value.every(isRowOfFigures);
}

function isRowOfFigures(row: unknown): boolean {
  return typeof row === 'object' && row !== null && Object.values(row).every((figure) => typeof figure === 'number');
}

describe.each(STATE_CODES)('the income tax of %s', (state) => {
  it('writes each list once, in an edition, where an earlier range has the same', () => {
    const ranges = rangesOf(state);
    const repeated = ranges.flatMap((range, index) =>
      listsOf(range)
        .filter(([, list]) => JSON.stringify(list).length > ONE_LINE)
        .flatMap(([name, list]) => {
          const earlier = findRepeated(ranges.slice(0, index), name, list);
          return earlier ? [`${name} from ${range.from} is that from ${earlier.from}`] : [];
        }),
    );
    expect(repeated, `write it as a constant in editions/${state.toLowerCase()}.ts and name it in both ranges`).toEqual(
      [],
    );
  });

  it('is the same object where its source repeats too', () => {
    const ranges = rangesOf(state);
    for (const [index, next] of ranges.slice(1).entries()) {
      const { incomeTax } = ranges[index]!;
      if (!isDeepStrictEqual(incomeTax, next.incomeTax)) continue;
      expect(incomeTax === next.incomeTax, `from ${next.from}: name the edition of the year before`).toBe(true);
    }
  });
});

describe.each(STATE_CODES)('the programs of %s', (state) => {
  it('write each item once, where an earlier list has the same', () => {
    const lists = allRules.items.filter((rules) => rules.state === state);
    const written = lists.flatMap(({ from, items }) => items.map((item) => ({ from, item })));
    const repeated = written.flatMap(({ from, item }, index) => {
      const earlier = written.slice(0, index).find((other) => isRepeated(other.item, item));
      return earlier ? [`${item.title} from ${from} is that from ${earlier.from}`] : [];
    });
    expect(repeated, `write it as a constant in items/${state.toLowerCase()}.ts and name it in both lists`).toEqual([]);
  });
});

describe('a file with rules', () => {
  it.each(FILES)('%s writes each table once', async (file, load) => {
    const tables = tablesIn(await load()).filter(([, table]) => JSON.stringify(table).length > ONE_LINE);
    const repeated = tables.flatMap(([place, table], index) => {
      const first = tables.slice(0, index).find(([, earlier]) => isDeepStrictEqual(earlier, table));
      return first ? [`${place} is ${first[0]}`] : [];
    });
    expect(repeated, `write the table as a constant in ${file} and name it in both places`).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const entries = readdirSync(root, { recursive: true, encoding: 'utf8' });
const files = entries.filter((file) => /\.tsx?$/.test(file));
const styleSheets = entries.filter((file) => file.endsWith('.module.css'));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Use {
  readonly file: string;
  readonly styleSheet: string;
  readonly name: string;
}

/** Every class of a style sheet that a file names, as `styles.row`. */
function usesIn(file: string): Use[] {
  const code = read(file);
  return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, imported, from]) =>
    // Without the imports, in which a file may have the name of what is imported.
    [...code.replace(/ from '.*'/g, '').matchAll(new RegExp(`\\b${imported}\\.(\\w+)`, 'g'))].map(([, name]) => ({
      file,
      styleSheet: path.join(path.dirname(file), from!),
      name: name!,
    })),
  );
}

it('every class that code names is in its style sheet, where a misspelled one would go unnoticed', () => {
  const uses = files.flatMap(usesIn);
  expect(uses.length).toBeGreaterThan(500);
  const isMissing = ({ styleSheet, name }: Use) => !new RegExp(`\\.${name}(?![\\w-])`).test(read(styleSheet));
  expect(uses.filter(isMissing)).toEqual([]);
});

/** The style sheets of which a file picks classes by a value, as `styles[tone]`. */
function pickedFromIn(file: string): string[] {
  const code = read(file);
  return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)]
    .filter(([, imported]) => code.includes(`${imported}[`))
    .map(([, , from]) => path.join(path.dirname(file), from!));
}

/** The classes that a style sheet takes from another one, or from itself. */
function composedIn(styleSheet: string): string[] {
  return [...read(styleSheet).matchAll(/composes: ([\w ]+?)(?: from '(.*)')?;/g)].flatMap(([, names, from]) => {
    const source = from === undefined ? styleSheet : path.join(path.dirname(styleSheet), from);
    return names!.split(' ').map((name) => `${name} in ${source}`);
  });
}

function classesOf(styleSheet: string): string[] {
  const selectors = read(styleSheet)
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\{[^{}]*\}/g, '{}');
  return [...new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => `${name} in ${styleSheet}`))];
}

it('every class of a style sheet is named by code or composed: delete one that is not', () => {
  const picked = new Set(files.flatMap(pickedFromIn));
  const used = new Set([
    ...files.flatMap(usesIn).map(({ name, styleSheet }) => `${name} in ${styleSheet}`),
    ...styleSheets.flatMap(composedIn),
  ]);
  const classes = styleSheets.filter((styleSheet) => !picked.has(styleSheet)).flatMap(classesOf);
  expect(classes.length).toBeGreaterThan(500);
  expect(classes.filter((name) => !used.has(name))).toEqual([]);
});

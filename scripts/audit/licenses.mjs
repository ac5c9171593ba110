const NONE_NAMED = 'no license named';

/** Licenses that let us ship a package by naming its authors, if anything. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages that we may use under another license, and why. */
const REVIEWED = [
  {
    packages: /^@img\/sharp-/,
    license: 'LGPL-3.0-or-later',
    why: 'libvips is a library file of its own, unchanged, that anyone can replace.',
  },
  {
    packages: /^lightningcss(-|$)/,
    license: 'MPL-2.0',
    why: 'It writes the style sheets while building, unchanged, and is part of nothing we serve.',
  },
  {
    packages: /^zipcodes$/,
    license: undefined,
    why: 'Its file calls the license only BSD; NOTICE has its three clauses.',
  },
];

/**
 * The packages of a bill of materials whose license is unknown or not allowed, each with that license, and the exceptions
 * that others needed.
 */
export function judgeLicenses({ components }) {
  const refused = [];
  const exceptions = new Set();
  for (const { 'bom-ref': id, name, licenses = [] } of components) {
    const isAllowed = (license) => {
      if (ALLOWED.has(license)) return true;
      const exception = REVIEWED.find((one) => one.license === license && one.packages.test(name));
      if (exception) exceptions.add(exception);
      return exception !== undefined;
    };
    const named = licenses.map(({ expression, license }) => expression ?? license.id ?? license.name);
    const isFine = named.length > 0 ? named.every((one) => meets(one, isAllowed)) : isAllowed(undefined);
    if (!isFine) refused.push(`${id}: ${named.join(', ') || NONE_NAMED}`);
  }
  return { refused, reviewed: [...exceptions].map(({ license = NONE_NAMED, why }) => `${license}: ${why}`) };
}

/** Whether an SPDX expression is allowed. One with both words, or with an exception, is for a person to read. */
function meets(expression, isAllowed) {
  const plain = expression.replaceAll(/[()]/g, '');
  const [ands, ors] = [plain.split(' AND '), plain.split(' OR ')];
  if (ands.length > 1 && ors.length > 1) return false;
  return ors.length > 1 ? ors.some(isAllowed) : ands.every(isAllowed);
}

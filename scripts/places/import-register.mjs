/** One edition of a register against the lists held: the difference, and the files with it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeChanges } from './describe-changes.mjs';
import { kentucky } from './kentucky.mjs';
import { readList, writeLists } from './list-file.mjs';
import { mergePlaces } from './merge-places.mjs';
import { ohioCities, ohioJointDistricts } from './ohio-cities.mjs';
import { ohioSchools } from './ohio-schools.mjs';
import { pennsylvania } from './pennsylvania.mjs';
import { RegisterError } from './register-table.mjs';

export const REGISTERS = {
  pennsylvania,
  ohio: ohioCities,
  'ohio-joint-districts': ohioJointDistricts,
  'ohio-schools': ohioSchools,
  kentucky,
};

/** Where the rows and the editions of a register stand, below the folder of lists. */
function filesOf(register, folder) {
  return { list: path.join(folder, register.listFile ?? register.file), editions: path.join(folder, register.file) };
}

/**
 * What the text of a register changes in the lists of `folder`: lines to read, and the new text of every file that differs.
 * `edition` is the day whose rates the file states, left out where the file says it; `today` is the day it is compared.
 */
export async function importRegister(register, text, { folder, edition, today }) {
  const files = filesOf(register, folder);
  const listText = readFileSync(files.list, 'utf8');
  const editions = readList(readFileSync(files.editions, 'utf8'), register.editions).map(({ value }) => value);
  const of = register.editionOf?.(text) ?? edition;
  const before = editionBefore(editions, of);
  const { lists, byHand } = register.read(text);
  const merged = register.lists.map((list, index) => {
    const held = readList(listText, list.name).map((row) => ({ ...list.fromRow(row.value), row }));
    const options = {
      of,
      before,
      complete: register.complete ?? false,
      ...(register.isYearly ? { since: of } : {}),
      ...(register.firstDay ? { firstDay: register.firstDay } : {}),
    };
    return { list, ...mergePlaces(held, lists[index], options) };
  });
  const changes = merged.flatMap((one) => one.changes);
  const places = merged.flatMap((one) => one.places);
  const lines = describeChanges({ changes, places, byHand, twins: merged.flatMap(twinsOf) }, register);
  const newEditions = editionsAfter(editions, of, today);
  return { of, before, lines, changes, places, written: await written(files, register, merged, changes, newEditions) };
}

/** The newest edition before this one; an edition older than the newest is refused, since rates only go on. */
function editionBefore(editions, of) {
  const newest = editions.at(-1)?.of;
  if (newest !== undefined && of < newest) {
    throw new RegisterError(undefined, `The list has the edition of ${newest} already.`, `a newer one than ${of}`);
  }
  return editions.findLast((one) => one.of < of)?.of;
}

/** An edition that was known from another's record is now known from its own file. */
function editionsAfter(editions, of, today) {
  const known = editions.find((one) => one.of === of);
  if (known && !known.recorded) return undefined;
  return [...editions.filter((one) => one.of !== of), { of, checked: today }];
}

async function written(files, register, merged, changes, editions) {
  const result = new Map();
  const edits = new Map();
  const add = (file, name, rows) => edits.set(file, [...(edits.get(file) ?? []), [name, rows]]);
  if (changes.some(({ kind }) => kind !== 'byHand')) {
    for (const { list, places } of merged) add(files.list, list.name, rowsOf(list, places));
  }
  if (editions)
    add(
      files.editions,
      register.editions,
      editions.map((value) => ({ value })),
    );
  for (const [file, lists] of edits) {
    const text = await writeLists(file, lists);
    if (text !== readFileSync(file, 'utf8')) result.set(file, text);
  }
  return result;
}

/** Rows as they stood, changed ones written anew, and each added one before the first that sorts after it. */
function rowsOf({ sortedBy, toRow }, places) {
  const rowOf = (place) => place.row ?? { value: toRow(place) };
  const isNew = ({ periods }) => periods !== undefined;
  const rows = places.filter((place) => !isNew(place));
  for (const place of places.filter(isNew)) {
    const next = rows.findIndex((other) => sortedBy(other).localeCompare(sortedBy(place), 'en') > 0);
    rows.splice(next === -1 ? rows.length : next, 0, place);
  }
  return rows.map(rowOf);
}

/** Added places whose name another has: an employer could not tell them apart without a county or a kind. */
function twinsOf({ places, changes }) {
  const labelOf = ({ name, kind = '', county = '' }) => [name, kind, county].join('|');
  return changes
    .filter(({ kind, place }) => kind === 'added' && place.county === undefined && place.kind === undefined)
    .filter(({ place }) => places.some((other) => other.key !== place.key && labelOf(other) === labelOf(place)))
    .map(({ place }) => `${place.name} (${place.key})`);
}

/**
 * The lines that a `git diff --unified=0` added or changed, by path: ranges `[first, last]` of the new file. A change that
 * only removes lines has none.
 */
export function parseChangedLines(diff) {
  const changed = new Map();
  let path = '';
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ ')) path = line.startsWith('+++ b/') ? line.slice('+++ b/'.length) : '';
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (!hunk || path === '') continue;
    const from = Number(hunk[1]);
    const count = Number(hunk[2] ?? '1');
    if (count > 0) changed.set(path, [...(changed.get(path) ?? []), [from, from + count - 1]]);
  }
  return changed;
}

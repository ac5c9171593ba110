/** Whether a path has the parts of a pattern; a part that begins with `$` stands for any one. */
export function fitsPattern(pattern: string, path: string): boolean {
  const parts = path.split('/');
  const asked = pattern.split('/');
  return asked.length === parts.length && asked.every((part, at) => part === parts[at] || isAny(part, parts[at]));
}

function isAny(part: string, given: string | undefined): boolean {
  return part.startsWith('$') && given !== undefined && given !== '';
}

/** A path of the contract with its parts filled in. */
export function pathWith(path: string, parts: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));
}

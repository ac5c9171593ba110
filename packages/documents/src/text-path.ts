/** The places in data that hold a value of some type, such as `companyInfo.employerName` of a text. Lists are left out. */
export type PathTo<Data, Value> = {
  [Key in keyof Data & string]: Data[Key] extends Value
    ? Key
    : Data[Key] extends readonly unknown[]
      ? never
      : Data[Key] extends object
        ? `${Key}.${PathTo<Data[Key], Value>}`
        : never;
}[keyof Data & string];

/** What is at a place; undefined where there is no such place, as in data that an earlier version has kept. */
export function valueAt(data: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], data);
}

/** The text at a place; empty where there is none. */
export function textAt(data: object, path: string): string {
  const found = valueAt(data, path);
  return typeof found === 'string' ? found : '';
}

/** The data with another text at a place; all off the path stays the same. */
export function withTextAt<Data extends object>(data: Data, path: string, text: string): Data {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...data, [key]: text };
  const inner = valueAt(data, key);
  return { ...data, [key]: withTextAt(typeof inner === 'object' && inner !== null ? inner : {}, rest.join('.'), text) };
}

import type { Cents } from '@paperwage/values';

/** A line of the paper, apart from its amounts. */
export interface NamedLine<Key extends string> {
  /** The same on every stub for what is the same line, so that a year can be summed. */
  readonly identity: string;
  readonly id: string;
  readonly key: Key | 'custom';
  readonly name: string;
}

/** A line of one stub before its year to date is known. */
export interface PeriodLine<Key extends string> extends NamedLine<Key> {
  readonly total: Cents;
  readonly typed: boolean;
  /** The year to date as the user wrote it over. */
  readonly typedYtd: Cents | undefined;
}

/** Names custom lines by their key, and tells apart lines of the same name by their order. */
export function customIdentities(): (key: string) => string {
  const seen = new Map<string, number>();
  return (key) => {
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return `custom ${count} ${key}`;
  };
}

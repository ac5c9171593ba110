/** A text to be searched for, named by its kind where it is found. */
export interface Secret {
  readonly kind: string;
  readonly text: string;
}

export function findSecrets(
  places: readonly string[],
  secrets: readonly Secret[],
): { readonly found: readonly string[]; readonly fileCount: number };

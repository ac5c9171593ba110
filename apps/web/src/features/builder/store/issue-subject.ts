/** What is being issued, as the dialog summarizes it. */
export interface IssueSubject {
  /** The name of the employer, seller or payer, and which of them it is. */
  readonly issuer: string;
  readonly owner: 'Employer' | 'Seller' | 'Payer';
  /** A code goes on it. */
  readonly hasCodes: boolean;
  readonly columns: readonly [string, string, string];
  /** A row for each document of a set, with its amount last. */
  readonly rows: readonly (readonly [string, string, string])[];
  /** The total of the amounts; only for a set. */
  readonly total?: string;
  /** Names of the figures that were typed over. */
  readonly typedOver: readonly string[];
  /** What can be made from it later. */
  readonly next?: { readonly label: string; readonly href: string; readonly text: string };
}

/** What a document kind passes to the issuing code. */
export interface Issuing {
  readonly count: number;
  /** Only fetched once it is to be issued. */
  readonly loadSubject: () => Promise<IssueSubject>;
}

/** `3 pay stubs`, or `pay stub` of one. */
export function countedName(name: string, count: number): string {
  return count === 1 ? name : `${count} ${name}s`;
}

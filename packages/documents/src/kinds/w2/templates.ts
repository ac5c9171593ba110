/** A set of copies that is printed together, and how many of them stand on a page. */
export interface W2Template {
  readonly id: string;
  readonly name: string;
  /** In order; a copy may stand twice. */
  readonly copies: readonly string[];
  readonly perPage: 1 | 2 | 3 | 4;
}

/** Every template of a W-2; the first is the default. There is none with Copy A, which is filed electronically. */
export const w2Templates: readonly W2Template[] = [
  { id: 'employee', name: 'Employee: copies B, C and 2', copies: ['B', 'C', '2'], perPage: 2 },
  { id: 'employee-three', name: 'Employee: copies B, C and 2 on one page', copies: ['B', 'C', '2'], perPage: 3 },
  {
    id: 'employee-four',
    name: 'Employee: copies B, C and twice 2 on one page',
    copies: ['B', 'C', '2', '2'],
    perPage: 4,
  },
  { id: 'employer', name: 'Employer: copies D and 1', copies: ['D', '1'], perPage: 2 },
  { id: 'copy-b', name: 'Copy B', copies: ['B'], perPage: 1 },
  { id: 'copy-c', name: 'Copy C', copies: ['C'], perPage: 1 },
  { id: 'copy-2', name: 'Copy 2', copies: ['2'], perPage: 1 },
  { id: 'copy-d', name: 'Copy D', copies: ['D'], perPage: 1 },
  { id: 'copy-1', name: 'Copy 1', copies: ['1'], perPage: 1 },
];

/** Forms look as the form does: there is one theme. */
export const w2Themes: readonly { readonly id: string; readonly name: string }[] = [
  { id: 'official', name: 'As the form' },
];

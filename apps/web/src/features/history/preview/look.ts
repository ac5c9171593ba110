/** How a document was made to look. */
export interface Look {
  readonly template: string;
  readonly theme: string;
}

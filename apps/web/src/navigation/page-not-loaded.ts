/** The code of a page did not come: there is no connection, or the site was built anew since the document was fetched. */
export class PageNotLoaded extends Error {
  constructor(path: string, cause: unknown) {
    super(`The code of ${path} could not be loaded.`, { cause });
    this.name = 'PageNotLoaded';
  }
}

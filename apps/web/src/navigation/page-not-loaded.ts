/** A page's code failed to load: no connection, or the site was rebuilt since the document was fetched. */
export class PageNotLoaded extends Error {
  constructor(path: string, cause: unknown) {
    super(`The code of ${path} could not be loaded.`, { cause });
    this.name = 'PageNotLoaded';
  }
}

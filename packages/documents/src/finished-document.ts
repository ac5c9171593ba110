import type { Scene } from '@paperwage/paper';

/** What a kind of document gives to be made into a file; the renderer knows nothing else of it. */
export interface FinishedDocument {
  readonly scene: Scene;
  /** Who issues it, as the file's properties name them; may be empty. */
  readonly author: string;
  /** What it is, such as `Pay stub`. */
  readonly subject: string;
  /** Its data, which travels inside the PDF. */
  readonly attachment: { readonly name: string; readonly json: unknown };
}

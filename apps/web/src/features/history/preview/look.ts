import type { Scene } from '@paperwage/paper';

/** How a document was made to look. */
export interface Look {
  readonly template: string;
  readonly theme: string;
}

/** A document as it is drawn. */
export interface Paper {
  readonly scene: Scene;
  /** It shows the last four digits of a number of which the file that was issued shows all. */
  readonly hasCutNumber?: boolean;
}

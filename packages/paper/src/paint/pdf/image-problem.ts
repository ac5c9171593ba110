/**
 * A picture that cannot be put on paper: `unreadable` when its bytes are damaged or no picture, `unsupported` when it is
 * of a kind the writer does not take. The message is a sentence for the person who chose the picture.
 */
export class ImageProblem extends Error {
  readonly code: 'unreadable' | 'unsupported';

  constructor(code: 'unreadable' | 'unsupported', message: string) {
    super(message);
    this.name = 'ImageProblem';
    this.code = code;
  }
}

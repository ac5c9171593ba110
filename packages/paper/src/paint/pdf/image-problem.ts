/**
 * An image we can't print: `unreadable` if its bytes are damaged or not an image, `unsupported` if it is a kind the
 * writer doesn't accept. The message is a sentence for the person who chose the image.
 */
export class ImageProblem extends Error {
  readonly code: 'unreadable' | 'unsupported';

  constructor(code: 'unreadable' | 'unsupported', message: string) {
    super(message);
    this.name = 'ImageProblem';
    this.code = code;
  }
}

/** More than any logo needs and little enough to unpack at once. */
export const MAX_PIXELS = 16_000_000;

/** The sentence for a picture that claims more pixels. */
export function tooManyPixels(): ImageProblem {
  return new ImageProblem('unsupported', 'This picture is too large. Use one of at most 16 million pixels.');
}

/** Text that cannot be published as it is. It stops the build and says where the text is wrong. */
export class ContentError extends Error {
  constructor(file: string, line: number, message: string) {
    super(`${file}:${line}: ${message}`);
    this.name = 'ContentError';
  }
}

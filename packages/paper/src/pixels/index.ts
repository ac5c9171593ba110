export { decodePicture } from './decode-picture.ts';
export type { Pixels } from './pixels.ts';
export { shrunk } from './shrunk.ts';

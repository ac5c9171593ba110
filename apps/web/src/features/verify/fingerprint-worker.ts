/** Takes the fingerprint of one file, away from the page, so that no key press waits. */
import { fingerprintOf } from './fingerprint.ts';

addEventListener('message', ({ data: file }: MessageEvent<Blob>) => {
  // The file may have been moved or changed since it was chosen.
  fingerprintOf(file).then(postMessage, () => postMessage(undefined));
});

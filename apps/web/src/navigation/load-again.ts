/**
 * Reloads the page, once the server responds. A browser does not fetch a module again that failed to load before, so nothing
 * less helps; work and step are kept. Without an answer nothing happens: what is there still works.
 */
export async function loadAgain(): Promise<void> {
  if (await isServerThere()) location.reload();
}

/** Whether the server answers for this page. */
export async function isServerThere(): Promise<boolean> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer?.ok === true;
}

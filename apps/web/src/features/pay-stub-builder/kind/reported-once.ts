/** The name of a line of the user's own is the same on all stubs: what is to be said of it is said and counted once. */
export function isReportedOnce(path: string): boolean {
  return !/^items\.[1-9]\d*\.custom\w+\.[^.]+\.name$/.test(path);
}

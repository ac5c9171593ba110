/** Leaves a test to `npm run test:all`, unless it is the one of several alike that stands for all from day to day. */
export function beforeAReleaseUnless(isUsual: boolean): { readonly tags: string[] } {
  return { tags: isUsual ? [] : ['release'] };
}

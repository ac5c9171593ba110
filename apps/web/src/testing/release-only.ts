/** Leaves a test to `npm run test:all`, unless it is the one that represents several similar tests in everyday runs. */
export function releaseOnlyUnless(isUsual: boolean): { readonly tags: string[] } {
  return { tags: isUsual ? [] : ['release'] };
}

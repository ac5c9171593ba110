const OWN = /^\/api\/logos\//;

/** Whether a draft’s picture is stored on the server and referenced by its address. */
export function isLogoAddress(text: string): boolean {
  return OWN.test(text);
}

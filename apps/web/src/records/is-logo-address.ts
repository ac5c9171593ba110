const OWN = /^\/api\/logos\//;

/** Whether a picture of a draft is kept on the server, and its address stands for it. */
export function isLogoAddress(text: string): boolean {
  return OWN.test(text);
}

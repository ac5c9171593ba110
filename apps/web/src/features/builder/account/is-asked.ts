/** Whether an address asks for a draft or a document of the account, or for a new one. */
export function isAsked(search: string): boolean {
  return /[?&](draft|document|new)=/.test(search);
}

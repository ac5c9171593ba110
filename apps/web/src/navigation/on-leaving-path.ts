/** Calls back, once, when the address comes to another path than this. */
export function onLeavingPath(path: string, told: () => void): void {
  const heard = new AbortController();
  const look = () => {
    if (location.pathname === path) return;
    heard.abort();
    told();
  };
  // The router makes an event of a new entry of the history, for which the browser has none.
  for (const event of ['popstate', 'pushState']) addEventListener(event, look, { signal: heard.signal });
}

/** What a token says. It is not checked here: the server does that. Empty for what is no token. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

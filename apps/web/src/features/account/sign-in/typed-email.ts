let typed = '';

/** What was typed as the address on one page of signing in stands on the next. It is not kept beyond that. */
export function typedEmail(): string {
  return typed;
}

/** Remembers the address while the page lives. */
export function keepTypedEmail(email: string): void {
  typed = email.trim();
}

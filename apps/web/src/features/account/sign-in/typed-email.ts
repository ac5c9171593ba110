let typed = '';

/** Carries the email address typed on one sign-in page to the next. It is not kept beyond that. */
export function typedEmail(): string {
  return typed;
}

/** Remembers the address while the page lives. */
export function keepTypedEmail(email: string): void {
  typed = email.trim();
}

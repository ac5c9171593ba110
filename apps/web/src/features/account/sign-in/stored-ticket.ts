const STORAGE_KEY = 'paperwage.phone-ticket';
/** As long as the code is good. */
const GOOD_MS = 10 * 60_000;
const SHOWN_DIGITS = 2;

/** What a reload needs to still take the code that was sent: never the code, and of the number its end alone. */
export interface KeptTicket {
  readonly ticket: string;
  readonly ending: string;
  readonly untilMs: number;
}

/** Keeps the ticket of a code in this tab. */
export function storeTicket(ticket: string, number: string): void {
  const ending = number.replaceAll(/\D/g, '').slice(-SHOWN_DIGITS);
  const kept: KeptTicket = { ticket, ending, untilMs: Date.now() + GOOD_MS };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or disabled: the page still has it until it is reloaded.
  }
}

/** The ticket that is kept, while its code is good. */
export function storedTicket(): KeptTicket | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as KeptTicket | null;
    return kept && kept.untilMs > Date.now() ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Once it is used, or another number is to have a code. */
export function clearTicket(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // See above.
  }
}

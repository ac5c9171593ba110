/** An address as it was typed; empty text where nothing was. */
export interface TypedAddress {
  readonly street1: string;
  readonly street2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** Street, street 2, then `Austin, TX 78701`; missing parts leave no gap and no comma. */
export function addressLines({ street1, street2, city, state, zip }: TypedAddress): string[] {
  const stateAndZip = [state, zip]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
  const place = [city.trim(), stateAndZip].filter(Boolean).join(', ');
  return [street1.trim(), street2.trim(), place].filter(Boolean);
}

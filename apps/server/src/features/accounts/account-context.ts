import type { AccountData } from '../../ports/account-data.ts';
import type { Account } from '../../ports/accounts/account-records.ts';
import type { Clock } from '../../ports/clock.ts';
import type { IdentityProvider } from '../../ports/accounts/identity-provider.ts';
import type { OpenIdProvider } from '../../ports/accounts/open-id-provider.ts';
import type { PaymentGateway } from '../../ports/billing/payment-gateway.ts';
import type { Records } from '../../ports/records.ts';

/** What the accounts use cases need. */
export interface AccountContext {
  readonly records: Records;
  readonly clock: Clock;
  readonly identity: IdentityProvider;
  /** Companies people can log in with. */
  readonly social: readonly OpenIdProvider[];
  readonly payments: PaymentGateway | undefined;
  readonly accountData: readonly AccountData[];
  /** The site's address, used for links in emails. */
  readonly publicUrl: string;
  /** How often per hour one network address may fail to sign in, open accounts, or request emails or codes (each). */
  readonly attemptsPerHour: number;
  /** Who may do what admins do, in lower case. */
  readonly adminEmails: readonly string[];
  /** Where people write to. */
  readonly company: { readonly email: string };
}

/** Whether an account is one of the admins that the configuration names. An email counts once it is confirmed. */
export function isAdmin(
  { adminEmails }: Pick<AccountContext, 'adminEmails'>,
  { email, isValidEmail }: Pick<Account, 'email' | 'isValidEmail'>,
): boolean {
  return isValidEmail && adminEmails.includes(email);
}

/** An email address as accounts are found by it. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

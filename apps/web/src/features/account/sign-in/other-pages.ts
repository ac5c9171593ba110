import { AccountDeletedPage } from './account-deleted-page.tsx';
import { EmailLinkPage } from './email-link-page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { PhoneCodePage } from './phone-code-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { SocialPage } from './social-page.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

/** What links and codes lead to, by address: seldom seen, so that every page carries one name for all of them. */
export const OTHER_PAGES = {
  '/auth/forgot-password': ForgotPasswordPage,
  '/auth/account-deleted': AccountDeletedPage,
  '/auth/reset-password': ResetPasswordPage,
  '/auth/email-link': EmailLinkPage,
  '/auth/phone-code': PhoneCodePage,
  '/auth/social': SocialPage,
  '/auth/verify-email': VerifyEmailPage,
};

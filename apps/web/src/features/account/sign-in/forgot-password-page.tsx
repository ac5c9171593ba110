import { AskForMail } from './ask-for-mail.tsx';

/** The page at `/auth/forgot-password`. It does not tell whether there is an account. */
export function ForgotPasswordPage() {
  return (
    <AskForMail
      title="Forgot password?"
      lead="We’ll email you a link to choose a new one."
      address="POST /api/forgot-password"
      submit="Email me a link"
      sent="a link to choose a new password."
    />
  );
}

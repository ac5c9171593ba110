import { AskForMail } from './ask-for-mail.tsx';

/** The page at `/auth/forgot-password`. It does not tell whether there is an account. */
export function ForgotPasswordPage() {
  return (
    <AskForMail
      title="Forgotten password"
      lead="We send you a link with which you choose a new one."
      address="POST /api/forgot-password"
      submit="Send the link"
      sent="a link to choose a new password is on its way."
    />
  );
}

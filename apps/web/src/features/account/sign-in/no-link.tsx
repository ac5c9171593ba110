import buttons from '../../../styles/link-button.module.css';
import { AuthPage } from './auth-page.tsx';

interface NoLinkProps {
  readonly title: string;
  /** Where a new link is asked for. */
  readonly again: string;
  readonly action: string;
}

/** A page that is of use only by the link in a mail, opened without it. */
export function NoLink({ title, again, action }: NoLinkProps) {
  return (
    <AuthPage title={title} lead="Open the link in the email again. This page works only from that link.">
      <a className={buttons.plain} href={again}>
        {action}
      </a>
    </AuthPage>
  );
}

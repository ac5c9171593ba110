interface PasskeysAtLocalhostProps {
  /** Where this page is by the name of this machine. */
  readonly address: string;
  readonly className?: string | undefined;
}

/** Why there are no passkeys on a page that is open by the number of this machine, and where there are. */
export function PasskeysAtLocalhost({ address, className }: PasskeysAtLocalhostProps) {
  return (
    <p className={className}>
      {/* One item, where the paragraphs of a page are rows. */}
      <span>
        Browsers don’t allow passkeys at an IP address. To use them, open <a href={address}>this page at localhost</a>.
      </span>
    </p>
  );
}

/** A message to one person. Its address and its text are personal and never logged. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands messages to a delivery service. */
export interface Mail {
  /** Rejects if the message wasn't accepted; it may then be sent again. */
  send(message: MailMessage): Promise<void>;
}

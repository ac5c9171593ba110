/** A message to one person. Its address and its text are personal and never logged. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands messages to whoever delivers them. */
export interface Mail {
  /** Rejects when the message was not taken over; it may then be sent again. */
  send(message: MailMessage): Promise<void>;
}

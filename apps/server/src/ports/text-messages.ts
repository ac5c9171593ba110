/** A text message to one phone. Its number and its text are personal and never logged. */
export interface TextMessage {
  /** In E.164, such as `+19165550142`. */
  readonly to: string;
  readonly text: string;
}

/** Hands text messages to whoever delivers them. */
export interface TextMessages {
  /** Rejects when the message was not taken over; it may then be sent again. */
  send(message: TextMessage): Promise<void>;
}

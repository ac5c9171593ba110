/** A text message to one phone. Its number and its text are personal and never logged. */
export interface TextMessage {
  /** In E.164, such as `+19165550142`. */
  readonly to: string;
  readonly text: string;
}

/** Hands text messages to a delivery service. */
export interface TextMessages {
  /** Rejects if the message wasn't accepted; it may then be sent again. */
  send(message: TextMessage): Promise<void>;
}

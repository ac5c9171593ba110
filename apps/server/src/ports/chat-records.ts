import type { ChatAnswer } from '@paperwage/api-contract';
import type { Page } from './page.ts';

/** A question to the chat and what was answered. */
export interface StoredTurn {
  readonly id: string;
  readonly atMs: number;
  readonly question: string;
  readonly answer: ChatAnswer;
}

/** Whether an answer helped. */
export interface Feedback {
  /** For an answer of the chat, its id. */
  readonly id: string;
  /** The page of the answer, such as `/faq#free`. */
  readonly subject: string;
  readonly isHelpful: boolean;
  /** What was asked in the chat; empty for the FAQ, where the subject is the question. */
  readonly question: string;
  readonly note: string;
}

/** What was said about the answers of one page. */
export interface SubjectFeedback {
  readonly subject: string;
  readonly helpful: number;
  readonly unhelpful: number;
  /** The newest notes. */
  readonly notes: readonly { readonly atMs: number; readonly question: string; readonly note: string }[];
}

/** Chats and what people say about answers. None of it belongs to an account. */
export interface ChatRecords {
  /** Returns the id of the new turn. */
  addTurn(chatId: string, turn: Pick<StoredTurn, 'question' | 'answer'>, atMs: number): Promise<string>;
  /** The newest turns of a chat, oldest first. */
  turns(chatId: string, limit: number): Promise<readonly StoredTurn[]>;
  findTurn(chatId: string, id: string): Promise<StoredTurn | undefined>;
  /** Questions that the chat couldn't answer, newest first. */
  unanswered(page: Page): Promise<readonly Pick<StoredTurn, 'id' | 'atMs' | 'question'>[]>;
  /** Replaces earlier feedback with the same id about the same subject. */
  setFeedback(feedback: Feedback): Promise<void>;
  /** By the id of the feedback. */
  helpfulness(ids: readonly string[]): Promise<ReadonlyMap<string, boolean>>;
  /** By subject, the one that helped least often first. */
  feedback(limit: number): Promise<readonly SubjectFeedback[]>;
  /** Deletes chats and feedback from before a time. */
  purge(beforeMs: number): Promise<void>;
}

import type { ChatAnswer } from '@paperwage/api-contract';

/** Who answers questions to the chat. */
export interface ChatAnswers {
  /** Never rejects because of a question: if the answer isn't known, it says so. */
  answer(question: string): Promise<ChatAnswer>;
}

/** A piece of a page of this site that may answer a question. */
export interface Passage {
  readonly href: string;
  readonly title: string;
  /** The title of its page, where it is a section. */
  readonly page?: string | undefined;
  readonly kind: 'FAQ' | 'Blog' | 'Page';
  /** What it says, paragraph by paragraph. */
  readonly text: readonly string[];
}

/** An answer, and the passages it is made of, the best first. */
export interface Material {
  readonly answer: ChatAnswer;
  readonly passages: readonly Passage[];
}

/** Our own answers, which others may reword. */
export interface OwnAnswers extends ChatAnswers {
  find(question: string): Material;
}

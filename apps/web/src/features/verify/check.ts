import type { VerifyCodeAnswer, VerifyFileAnswer } from '@paperwage/api-contract';

/** A file that was checked, and what is known of it. */
export interface FileCheck {
  readonly door: 'file';
  readonly name: string;
  readonly sha256: string;
  readonly answer: VerifyFileAnswer;
}

/** What was typed from a print, and what is known of it. */
export interface CodeCheck {
  readonly door: 'code';
  /** As it was typed. */
  readonly code: string;
  /** Whether date and amount were typed too. */
  readonly hasFigures: boolean;
  readonly answer: VerifyCodeAnswer;
}

export type Check = FileCheck | CodeCheck;

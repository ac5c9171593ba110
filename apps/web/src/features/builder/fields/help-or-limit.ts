import type { ReactNode } from 'react';

/** The text below a field: that it is full, once it is, else its help. */
export function helpOrLimit(help: ReactNode, text: string, most: number): ReactNode {
  return text.length >= most ? `${most} characters is the limit.` : help;
}

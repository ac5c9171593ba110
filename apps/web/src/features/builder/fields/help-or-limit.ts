import type { ReactNode } from 'react';

/** What stands below a field: that it takes no more letters, as soon as it is full, else its help. */
export function helpOrLimit(help: ReactNode, text: string, most: number): ReactNode {
  return text.length >= most ? `${most} characters is the limit.` : help;
}

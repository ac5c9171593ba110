import { z } from 'zod';
import type { Passage } from '../../../ports/chat-answers.ts';

const passageSchema = z.object({
  href: z.string().startsWith('/'),
  title: z.string(),
  page: z.string().optional(),
  kind: z.enum(['FAQ', 'Blog', 'Page']),
  text: z.array(z.string()),
  onlyWith: z.enum(['plans', 'noPlans']).optional(),
});

/** The passages from the build of the pages that are true for this site. Throws for a file of another format. */
export function readPassages(json: string, hasPlans: boolean): readonly Passage[] {
  const other = hasPlans ? 'noPlans' : 'plans';
  return z
    .array(passageSchema)
    .parse(JSON.parse(json))
    .filter(({ onlyWith }) => onlyWith !== other);
}

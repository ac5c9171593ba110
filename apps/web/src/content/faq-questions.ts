import { faqGroups } from './faq-content.ts';

/** The questions by group without their answers. This module runs while the site is built. */
export const faqQuestions = faqGroups.map(({ entries, ...group }) => ({
  ...group,
  entries: entries.map(({ id, question, onlyWith }) => ({ id, question, ...(onlyWith && { onlyWith }) })),
}));

import file from '../../content/faq.md?raw';
import { readFaq } from './read-faq.ts';

/** The questions by group. This module runs while the site is built. */
export const faqGroups = readFaq('faq.md', file);

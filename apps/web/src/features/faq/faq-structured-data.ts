import type { FAQPage, WithContext } from 'schema-dts';
import { faqGroups } from '../../content/faq-content.ts';
import { hasPlans } from '../../shell/site-config.ts';

/** The questions that are true of this site, as search engines read them. */
export function faqStructuredData(): WithContext<FAQPage> {
  const other = hasPlans() ? 'noPlans' : 'plans';
  const entries = faqGroups.flatMap((group) => group.entries).filter(({ onlyWith }) => onlyWith !== other);
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'en-US',
    mainEntity: entries.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html.trim() },
    })),
  };
}

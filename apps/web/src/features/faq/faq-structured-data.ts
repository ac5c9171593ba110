import type { FAQPage, WithContext } from 'schema-dts';
import { faqGroups } from '../../content/faq-content.ts';

/** The questions as search engines read them; those of a site with plans, which is what a build shows first. */
export function faqStructuredData(): WithContext<FAQPage> {
  const entries = faqGroups.flatMap((group) => group.entries).filter(({ onlyWith }) => onlyWith !== 'noPlans');
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

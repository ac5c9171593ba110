const CARD_NUMBER = /(?<!\d)\d(?:[- ]?\d){12,18}(?!\d)/g;
const EMPLOYER_NUMBER = /(?<!\d)\d{2}-\d{7}(?!\d)/g;
const SOCIAL_SECURITY_NUMBER = /(?<!\d)\d{3}[- .]?\d{2}[- .]?\d{4}(?!\d)/g;

/** A text without what looks like the number of a card, an employer (EIN) or a person (SSN or ITIN). */
export function hideNumbers(text: string): string {
  return text
    .replace(CARD_NUMBER, '••••')
    .replace(EMPLOYER_NUMBER, '••-•••••••')
    .replace(SOCIAL_SECURITY_NUMBER, '•••-••-••••');
}

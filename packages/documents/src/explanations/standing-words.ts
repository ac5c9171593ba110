import type { Standing } from '@paperwage/payroll';

/** How sure a figure is, in a word that stands beside a mark. */
export function standingWord(standing: Standing): string {
  switch (standing) {
    case 'official':
      return 'Official';
    case 'secondary':
      return 'Secondhand';
    case 'inferred':
      return 'Derived';
  }
}

/** How sure a figure is, in a sentence. */
export function standingSentence(standing: Standing): string {
  switch (standing) {
    case 'official':
      return 'These numbers come from the publication, or two independent records of it agree.';
    case 'secondary':
      return 'These numbers come from someone else’s record of the publication.';
    case 'inferred':
      return 'We calculated these numbers from published ones, or assumed what we didn’t find published.';
  }
}

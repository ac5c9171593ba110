import type { Draft } from '@paperwage/api-contract';
import type { DraftSyncParts } from './draft-sync-parts.ts';

/** Said when the work here goes over the version that was in the account. */
export const THEIRS_IS_KEPT = 'The other version is kept as a draft of its own.';

/**
 * Saves a version of a draft as a draft of its own, before the work here goes over it. However often and from whichever
 * tab it is asked for, one version is kept once: it has one key. Answers why it could not be kept.
 */
export async function keepTheirs(
  { save }: Pick<DraftSyncParts, 'save'>,
  { type, template, theme, documentData, draftId, version }: Draft,
): Promise<string | undefined> {
  const draft = { type, template, theme, documentData: documentData as object };
  const answer = await save(draft, `${draftId}-version-${version}`);
  return answer.ok ? undefined : `The other version could not be kept as a draft of its own. ${answer.error.message}`;
}

import type { DocumentType, KindDescriptor } from '@paperwage/documents/kinds';
import { isOutdated } from '@paperwage/documents/kinds';
import type { BuilderKind } from './builder-kind.ts';

/** What the descriptor of a document kind defines for its builder. */
export function fromDescriptor(
  kind: KindDescriptor<DocumentType>,
): Pick<BuilderKind, 'type' | 'path' | 'words' | 'pictures' | 'outdates'> {
  const { type, builderPath, pictures } = kind;
  const { name, label, withArticle, template } = kind.words;
  return {
    type,
    path: builderPath,
    words: { title: `Make ${withArticle}`, name, paper: label, ...(template !== undefined && { template }) },
    pictures,
    outdates: (before, after) => isOutdated(kind, before, after),
  };
}

import { BuilderPage } from '../builder/frame/builder-page.tsx';
import { w2Parts } from './frame/parts.tsx';
import { w2BuilderKind } from './kind/w2-builder-kind.ts';
import { openW2 } from './store/open-w2.ts';

/** The W-2 builder, the page at `/make-your-w2`. */
export function W2BuilderPage() {
  return <BuilderPage kind={w2BuilderKind} parts={w2Parts} open={openW2} />;
}

import { BuilderPage } from '../builder/frame/builder-page.tsx';
import { payStubParts } from './frame/parts.tsx';
import { payStubKind } from './kind/pay-stub-kind.ts';
import { openPayStub } from './store/open-pay-stub.ts';

/** The pay stub builder, the page at `/make-your-paystub`. */
export function PayStubBuilderPage() {
  return <BuilderPage kind={payStubKind} parts={payStubParts} open={openPayStub} />;
}

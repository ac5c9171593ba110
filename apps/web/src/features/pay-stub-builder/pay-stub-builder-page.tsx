import { BuilderPage } from '../builder/frame/builder-page.tsx';
import { payStubParts } from './frame/parts.tsx';
import { payStubBuilderKind } from './kind/pay-stub-builder-kind.ts';
import { openPayStub } from './store/open-pay-stub.ts';

/** The pay stub builder, the page at `/make-your-paystub`. */
export function PayStubBuilderPage() {
  return <BuilderPage kind={payStubBuilderKind} parts={payStubParts} open={openPayStub} />;
}

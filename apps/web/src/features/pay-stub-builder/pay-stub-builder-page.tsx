export { PayStubBuilder as PayStubBuilderPage } from './pay-stub-builder.tsx';

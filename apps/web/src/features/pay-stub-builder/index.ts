export { PayStubBuilder } from './pay-stub-builder.tsx';

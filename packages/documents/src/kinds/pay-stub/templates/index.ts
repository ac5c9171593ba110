export { layoutPayStub, payStubTemplates } from './layout-pay-stub.ts';
export type { PayStubLayout } from './layout-pay-stub.ts';
export { payStubThemes } from './themes.ts';
export type { PayStubTheme } from './theme.ts';
export type { PayStubTemplate } from './stub-context.ts';
export { suitedTemplate } from './suited-template.ts';

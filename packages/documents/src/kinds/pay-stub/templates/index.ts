export {
  layoutPayStub,
  layoutStubAlone,
  pagedPayStub,
  payStubTemplates,
  templateForEmployment,
} from './layout-pay-stub.ts';
export type { PayStubLayout } from './layout-pay-stub.ts';
export { documentThemes as payStubThemes } from '../../../look/themes.ts';
export type { DocumentTheme as PayStubTheme } from '../../../look/theme.ts';
export type { PayStubTemplate } from './stub-context.ts';

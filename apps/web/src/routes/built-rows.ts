import type { BuiltRow } from './route-row.ts';

/** The pages of this version. */
export const builtRows: readonly BuiltRow[] = [
  {
    path: '/',
    title: 'Pay papers that add up',
    description:
      'Make pay stubs with federal taxes worked out line by line and a preview that is the document. No account needed.',
    built: true,
    shell: 'site',
    source: 'src/features/home/home-page.tsx',
    load: async () => (await import('../features/home/home-page.tsx')).HomePage,
  },
  {
    path: '/make-your-paystub',
    title: 'Make a pay stub',
    description:
      'Type hours and a rate, watch the pay stub fill in with its taxes explained, and download it as PDF or Excel.',
    built: true,
    shell: 'builder',
    source: 'src/features/pay-stub-builder/pay-stub-builder-page.tsx',
    load: async () => (await import('../features/pay-stub-builder/pay-stub-builder-page.tsx')).PayStubBuilderPage,
  },
];

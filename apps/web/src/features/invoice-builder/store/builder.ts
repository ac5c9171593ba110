import type { InvoiceDraft } from '@paperwage/documents/invoice';
import type { Builder } from '../../builder/store/builder.tsx';
import { builderHooks } from '../../builder/store/builder.tsx';
import type { BuilderState } from '../../builder/store/builder-state.ts';
import type { InvoiceCalculation } from './calculation.ts';

export type InvoiceBuilder = Builder<BuilderState<InvoiceDraft>, InvoiceCalculation>;

export const { useBuilder, useBuilderState, useCalculation } = builderHooks<InvoiceBuilder>();

import type { ComponentType } from 'react';

/** The screens a document kind provides to the frame. */
export interface BuilderParts {
  /** The form of each step, except those that are fetched. */
  readonly steps: Readonly<Record<string, ComponentType>>;
  /** Fetches the form of a large step, once someone starts working. */
  readonly fetchedSteps?: Readonly<Record<string, () => Promise<ComponentType>>>;
  /** Fetches the last step, which nobody needs right away. */
  readonly loadFinish: () => Promise<ComponentType>;
  /** A sentence or two below the heading of a step. */
  readonly Lead: ComponentType<{ readonly step: string }>;
  /** The placeholder until the work is loaded. */
  readonly pendingLead: (step: string) => string;
  /** The totals in the bar at the bottom. */
  readonly Totals: ComponentType;
  /** Notices about the figures, above that bar and above the paper. */
  readonly BarNotices?: ComponentType<{ readonly step: string }>;
  readonly PaperNotices?: ComponentType;
  /** Handles dropped files that are not documents of this kind. Its result returns false for files it cannot use. */
  readonly useTakeFiles?: () => (files: readonly File[]) => Promise<boolean>;
}

import type { ComponentType } from 'react';

/** The screens a kind of document hands to the frame. */
export interface BuilderParts {
  /** The form of each step, but those that are fetched. */
  readonly steps: Readonly<Record<string, ComponentType>>;
  /** Fetches the form of a large step, once somebody works. */
  readonly fetchedSteps?: Readonly<Record<string, () => Promise<ComponentType>>>;
  /** Fetches the last step, which nobody needs at once. */
  readonly loadFinish: () => Promise<ComponentType>;
  /** A sentence or two below the heading of a step. */
  readonly Lead: ComponentType<{ readonly step: string }>;
  /** What stands there while nothing is known of the work yet. */
  readonly pendingLead: (step: string) => string;
  /** What it comes to, in the bar at the foot. */
  readonly Totals: ComponentType;
  /** What is to be said of the figures above that bar, and above the paper. */
  readonly BarNotices?: ComponentType<{ readonly step: string }>;
  readonly PaperNotices?: ComponentType;
  /**
   * Puts files to use that are dropped on the page and are no document of this kind. What it gives says false of files
   * that it has no use for.
   */
  readonly useTakeFiles?: () => (files: readonly File[]) => Promise<boolean>;
}

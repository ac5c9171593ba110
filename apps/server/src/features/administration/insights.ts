import type { AdminErrorGroup, AdminVisits, ExperimentName } from '@paperwage/api-contract';
import { EXPERIMENT_NAMES, EXPERIMENTS, MOST_GROUPS } from '@paperwage/api-contract';
import { DAY_MS } from '@paperwage/values';
import { problems } from '../../problems/problem.ts';
import { settingsOf } from '../visits/experiments.ts';
import type { Admin, AdminContext } from './admin.ts';
import { recordAction } from './admin.ts';

const MOST_ROWS = 30;
/** Of the normal distribution, for 95 of 100 cases. */
const Z = 1.959964;

/** The path from the home page to a plan, as the events that show how far a visit got. */
const FUNNEL = [
  ['Home page', { name: 'pageViewed', detail: '/' }],
  ['Document started', { name: 'documentStarted' }],
  ['Document downloaded', { name: 'documentDownloaded' }],
  ['Account created', { name: 'signedUp' }],
  ['Checkout opened', { name: 'pageViewed', detail: '/checkout' }],
  ['Plan bought', { name: 'planBought' }],
] as const;

/** The event that an experiment should cause. */
const GOALS: Readonly<Record<ExperimentName, string>> = {
  pricing: 'planBought',
  chatbot: 'documentDownloaded',
  'paystub-builder': 'documentDownloaded',
};

/** Visits of the last days, how far they got, and how each variant of an experiment did. */
export async function readVisits({ records, clock }: AdminContext, days: number): Promise<AdminVisits> {
  const { visits, experiments } = records;
  // Whole days, so that the first is not a partial one.
  const sinceMs = (Math.floor(clock.nowMs() / DAY_MS) - days + 1) * DAY_MS;
  const [all, perDay, sources, pages, settings] = await Promise.all([
    visits.countVisits({ name: 'visited' }, sinceMs),
    visits.countDays(sinceMs),
    visits.countByDetail('visited', sinceMs),
    visits.countByDetail('pageViewed', sinceMs),
    experiments.settings(),
  ]);
  const funnel = await Promise.all(
    FUNNEL.map(async ([step, event]) => ({ step, share: shareOf(await visits.countVisits(event, sinceMs), all) })),
  );
  return {
    visits: all,
    days: everyDay(sinceMs, days, perDay),
    sources: sources.slice(0, MOST_ROWS).map(({ detail, visits: count }) => ({ source: detail, visits: count })),
    pages: pages.slice(0, MOST_ROWS).map(({ detail, visits: count }) => ({ page: detail, visits: count })),
    funnel,
    experiments: await Promise.all(
      EXPERIMENT_NAMES.map(async (name) => ({
        name,
        setting: settings[name] ?? 'control',
        goal: GOALS[name],
        variants: await Promise.all(
          EXPERIMENTS[name].map(async (variant) => {
            const seen = { name: 'variantSeen', detail: `${name}.${variant}` };
            const [of, count] = await Promise.all([
              visits.countVisits(seen, sinceMs),
              visits.countVisits({ name: GOALS[name] }, sinceMs, seen),
            ]);
            return { variant, share: shareOf(count, of) };
          }),
        ),
      })),
    ),
  };
}

/** Starts or ends an experiment, for all servers within seconds. Throws `experimentSettingUnknown`. */
export async function setExperiment(
  context: AdminContext,
  admin: Admin,
  { name, setting }: { readonly name: ExperimentName; readonly setting: string },
): Promise<void> {
  if (!settingsOf(name).includes(setting)) throw problems.experimentSettingUnknown();
  await recordAction(
    context,
    admin,
    { action: 'experimentSet', subject: name, details: `${name}: ${setting}` },
    (inside) => inside.experiments.set(name, setting),
  );
}

/** The latest errors, with those at the same place combined. */
export async function listErrors({ records }: AdminContext): Promise<AdminErrorGroup[]> {
  const groups = await records.errors.latest(MOST_GROUPS);
  return groups.map(({ firstAtMs: firstAt, lastAtMs: lastAt, ...group }) => ({ ...group, firstAt, lastAt }));
}

/**
 * A share with its interval: E. B. Wilson, “Probable Inference, the Law of Succession, and Statistical Inference”,
 * Journal of the American Statistical Association 22 (1927). Without any cases, the interval is 0 to 1.
 */
export function shareOf(count: number, of: number): { count: number; of: number; low: number; high: number } {
  if (of === 0) return { count, of, low: 0, high: 1 };
  const p = count / of;
  const scale = 1 + Z ** 2 / of;
  const middle = (p + Z ** 2 / (2 * of)) / scale;
  const half = (Z * Math.sqrt((p * (1 - p)) / of + Z ** 2 / (4 * of ** 2))) / scale;
  return { count, of, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Includes days without a visit. */
function everyDay(sinceMs: number, days: number, found: readonly { readonly day: string; readonly visits: number }[]) {
  const counts = new Map(found.map(({ day, visits }) => [day, visits]));
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(sinceMs + index * DAY_MS).toISOString().slice(0, 10);
    return { day, visits: counts.get(day) ?? 0 };
  });
}

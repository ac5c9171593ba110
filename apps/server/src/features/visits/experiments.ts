import { createHash, randomUUID } from 'node:crypto';
import type { ExperimentName, Variants } from '@paperwage/api-contract';
import { CONTROL, EXPERIMENT_NAMES, EXPERIMENTS } from '@paperwage/api-contract';
import type { Provider, ResolutionDetails } from '@openfeature/server-sdk';
import { OpenFeature, StandardResolutionReasons } from '@openfeature/server-sdk';
import type { Clock } from '../../ports/clock.ts';
import type { ExperimentRecords } from '../../ports/visit-records.ts';

/** How long a server caches what it read; an admin's change reaches all servers within this time. */
const READ_FOR_MS = 5_000;
/** A browser gets one of this many numbers: enough to split by, too few to recognize a browser by. */
export const DRAWS = 1000;

export interface Experiments {
  /** What the browser with this number sees, and whether that depends on the number. */
  variantsFor(draw: number): Promise<{ readonly variants: Variants; readonly isSplit: boolean }>;
}

/** The experiments, by OpenFeature with the settings in the records. */
export async function experimentsOf(records: ExperimentRecords, clock: Clock): Promise<Experiments> {
  // OpenFeature is global to the process; a separate domain keeps two servers in it apart.
  const domain = randomUUID();
  await OpenFeature.setProviderAndWait(domain, recordedSettings(records, clock));
  const client = OpenFeature.getClient(domain);
  return {
    async variantsFor(draw) {
      const details = await Promise.all(
        EXPERIMENT_NAMES.map((name) => client.getStringDetails(name, CONTROL[name], { targetingKey: String(draw) })),
      );
      return {
        variants: Object.fromEntries(details.map(({ flagKey, value }) => [flagKey, value])) as Variants,
        isSplit: details.some(({ reason }) => reason === StandardResolutionReasons.SPLIT),
      };
    },
  };
}

/** Settings an admin can choose: the control, a split in equal parts, or one variant for everybody. */
export function settingsOf(name: ExperimentName): readonly string[] {
  return ['control', 'split', ...EXPERIMENTS[name]];
}

function recordedSettings(records: ExperimentRecords, clock: Clock): Provider {
  let known: { readonly untilMs: number; readonly settings: Promise<Readonly<Record<string, string>>> } | undefined;
  const settings = () => {
    const nowMs = clock.nowMs();
    if (!known || known.untilMs <= nowMs) known = { untilMs: nowMs + READ_FOR_MS, settings: records.settings() };
    const { settings: read } = known;
    read.catch(() => (known = undefined));
    return read;
  };
  return {
    runsOn: 'server',
    metadata: { name: 'records' },
    async resolveStringEvaluation(flag, fallback, { targetingKey = '' }): Promise<ResolutionDetails<string>> {
      const variants = EXPERIMENTS[flag as ExperimentName] as readonly string[];
      const setting = (await settings())[flag] ?? 'control';
      if (setting === 'split') {
        return {
          value: variants[bucketOf(flag, targetingKey) % variants.length]!,
          reason: StandardResolutionReasons.SPLIT,
        };
      }
      return { value: variants.includes(setting) ? setting : fallback, reason: StandardResolutionReasons.STATIC };
    },
    resolveBooleanEvaluation: onlyText,
    resolveNumberEvaluation: onlyText,
    resolveObjectEvaluation: onlyText,
  };
}

/** Different for each experiment, so that the variant of one says nothing about that of another. */
function bucketOf(flag: string, key: string): number {
  return createHash('sha256').update(`${flag} ${key}`).digest().readUInt32BE();
}

function onlyText<T>(): Promise<ResolutionDetails<T>> {
  return Promise.reject(new TypeError('Every experiment has variants with names.'));
}

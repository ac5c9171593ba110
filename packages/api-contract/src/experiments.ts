/** Every experiment and its variants. The first is the control, which everybody sees unless an admin starts the experiment. */
export const EXPERIMENTS = {
  pricing: ['monthly', 'yearly'],
  chatbot: ['on', 'off'],
  'paystub-builder': ['steps', 'onePage'],
} as const;

export type ExperimentName = keyof typeof EXPERIMENTS;

/** The variant of each experiment that one browser sees. */
export type Variants = { readonly [Name in ExperimentName]: (typeof EXPERIMENTS)[Name][number] };

export const EXPERIMENT_NAMES = ['pricing', 'chatbot', 'paystub-builder'] as const satisfies readonly ExperimentName[];

/** What everybody sees while no experiment runs. */
export const CONTROL: Variants = { pricing: 'monthly', chatbot: 'on', 'paystub-builder': 'steps' };

export function variantsText(variants: Variants): string {
  return EXPERIMENT_NAMES.map((name) => `${name}.${variants[name]}`).join('~');
}

/** Reads what `variantsText` wrote; undefined for anything else, including an older list of experiments. */
export function variantsOf(text: string): Variants | undefined {
  const found = Object.fromEntries(text.split('~').map((part) => part.split('.') as [string, string]));
  const isWhole = EXPERIMENT_NAMES.every((name) =>
    (EXPERIMENTS[name] as readonly string[]).includes(found[name] ?? ''),
  );
  return isWhole ? (found as Variants) : undefined;
}

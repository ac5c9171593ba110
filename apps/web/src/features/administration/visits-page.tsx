import type { AdminVisits } from '@paperwage/api-contract';
import { EXPERIMENTS } from '@paperwage/api-contract';
import { useCallback, useRef, useState } from 'react';
import { callAsUser } from '../../identity/call-as-user.ts';
import { Button } from '../../ui/button.tsx';
import { dayText } from '../../ui/day-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './frame/admin.module.css';
import { AdminTable } from './frame/admin-list.tsx';
import { AdminShell } from './frame/admin-shell.tsx';
import { StateChoice } from './frame/list-filters.tsx';
import { useAdminEntry } from './frame/use-admin-entry.ts';

type Days = 7 | 30 | 90;
type Experiment = AdminVisits['experiments'][number];

/** The page at `/admin/visits`: how many came, how far they got, and which experiments run. */
export function VisitsPage() {
  return (
    <AdminShell title="Visits" tab="/admin/visits">
      {() => <Visits />}
    </AdminShell>
  );
}

const CHOICES = [
  ['7', '7 days'],
  ['30', '30 days'],
  ['90', '90 days'],
] as const;

function Visits() {
  const [days, setDays] = useState<Days>(30);
  const ask = useCallback(() => callAsUser('POST /api/admin/visits', { body: { days } }), [days]);
  const { data, failure, reload } = useAdminEntry(ask);
  return (
    <>
      <StateChoice
        label="Period"
        value={String(days) as '7' | '30' | '90'}
        choices={CHOICES}
        onChange={(value) => setDays(Number(value) as Days)}
      />
      {failure && (
        <Notice tone="error" role="alert" actions={<Button onClick={() => void reload()}>Try again</Button>}>
          {failure.message}
        </Notice>
      )}
      {data && <Counts visits={data} onChanged={reload} />}
    </>
  );
}

function Counts({ visits, onChanged }: { readonly visits: AdminVisits; readonly onChanged: () => Promise<void> }) {
  const most = Math.max(1, ...visits.days.map((day) => day.visits));
  return (
    <>
      <p className={styles.quiet}>
        {visits.visits.toLocaleString('en-US')} visits. A visit ends after 30 minutes without a click. Browsers with
        Global Privacy Control are not counted. Days are in UTC.
      </p>
      <h2 className={styles.heading}>By day</h2>
      <ol className={styles.days}>
        {visits.days.map(({ day, visits: count }) => (
          <li key={day} title={`${dayText(day)}: ${count}`}>
            <span style={{ height: `${(count / most) * 100}%` }} />
            <b>{`${dayText(day)}: ${count} ${count === 1 ? 'visit' : 'visits'}`}</b>
          </li>
        ))}
      </ol>
      <h2 className={styles.heading}>From home to a plan</h2>
      <AdminTable
        name="From home to a plan"
        columns={[
          { label: 'Step', cell: ({ id }) => id },
          { label: 'Visits', cell: ({ share }) => share.count.toLocaleString('en-US'), isFigure: true },
          { label: 'Of all visits', cell: ({ share }) => shareText(share), isFigure: true },
        ]}
        rows={visits.funnel.map(({ step, share }) => ({ id: step, share }))}
      />
      <h2 className={styles.heading}>Experiments</h2>
      <div className={styles.cards}>
        {visits.experiments.map((experiment) => (
          <ExperimentCard key={experiment.name} experiment={experiment} onChanged={onChanged} />
        ))}
      </div>
      <h2 className={styles.heading}>Where they came from</h2>
      <AdminTable
        name="Where they came from"
        columns={[
          { label: 'Source', cell: ({ id }) => SOURCES[id] ?? `Partner ${id}` },
          { label: 'Visits', cell: ({ count }) => count.toLocaleString('en-US'), isFigure: true },
        ]}
        rows={visits.sources.map(({ source, visits: count }) => ({ id: source, count }))}
      />
      <h2 className={styles.heading}>Pages</h2>
      <AdminTable
        name="Pages"
        columns={[
          { label: 'Page', cell: ({ id }) => id },
          { label: 'Visits', cell: ({ count }) => count.toLocaleString('en-US'), isFigure: true },
        ]}
        rows={visits.pages.map(({ page, visits: count }) => ({ id: page, count }))}
      />
    </>
  );
}

/** By `afid`; any other is the name of a partner. */
const SOURCES: Readonly<Record<string, string>> = { '': 'Direct or unknown', seo: 'A search engine' };

const TITLES: Readonly<Record<Experiment['name'], string>> = {
  pricing: 'Pricing: monthly or yearly first',
  chatbot: 'Chat: on or off',
  'paystub-builder': 'Pay stub builder: steps or one page',
};

const GOALS: Readonly<Record<string, string>> = {
  planBought: 'bought a plan',
  documentDownloaded: 'downloaded a document',
};

const VARIANTS: Readonly<Record<string, string>> = {
  monthly: 'Monthly first',
  yearly: 'Yearly first',
  on: 'Chat on',
  off: 'Chat off',
  steps: 'Steps',
  onePage: 'One page',
};

function ExperimentCard({
  experiment,
  onChanged,
}: {
  readonly experiment: Experiment;
  readonly onChanged: () => Promise<void>;
}) {
  const { name, setting, goal, variants } = experiment;
  const [said, setSaid] = useState('');
  const isBusy = useRef(false);
  async function choose(chosen: string) {
    if (isBusy.current) return;
    isBusy.current = true;
    const answer = await callAsUser('POST /api/admin/experiments/:name', {
      params: { name },
      body: { setting: chosen },
    });
    isBusy.current = false;
    setSaid(answer.ok ? 'Saved. In a few seconds, reloaded pages will change.' : answer.error.message);
    if (answer.ok) await onChanged();
  }
  return (
    <section className={styles.sheet} aria-labelledby={`experiment-${name}`}>
      <h2 id={`experiment-${name}`}>{TITLES[name]}</h2>
      <SelectField
        id={`setting-${name}`}
        label="Who sees what"
        value={setting}
        options={[
          { value: 'control', label: `No experiment: everybody sees “${VARIANTS[EXPERIMENTS[name][0]]}”` },
          { value: 'split', label: 'Split equally' },
          ...EXPERIMENTS[name].map((variant) => ({ value: variant, label: `Everybody sees “${VARIANTS[variant]}”` })),
        ]}
        onChange={(chosen) => void choose(chosen)}
      />
      <p role="status" className={styles.said}>
        {said}
      </p>
      <AdminTable
        name={TITLES[name]}
        columns={[
          { label: 'Variant', cell: ({ id }) => VARIANTS[id] },
          { label: 'Saw it', cell: ({ share }) => share.of.toLocaleString('en-US'), isFigure: true },
          {
            label: `Then ${GOALS[goal] ?? goal}`,
            cell: ({ share }) => share.count.toLocaleString('en-US'),
            isFigure: true,
          },
          { label: 'Share, with 95% interval', cell: ({ share }) => shareText(share), isFigure: true },
        ]}
        rows={variants.map(({ variant, share }) => ({ id: variant, share }))}
      />
    </section>
  );
}

/** As in “4.2% (2.8% to 6.1%)”. */
function shareText({ count, of, low, high }: { count: number; of: number; low: number; high: number }): string {
  if (of === 0) return 'No visits yet';
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  return `${percent(count / of)} (${percent(low)} to ${percent(high)})`;
}

import type { TaxRulesData } from '@paperwage/api-contract';
import { useEffect, useRef, useState } from 'react';
import { windowTitle } from '../../shell/window-title.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ChooseView } from './choose-view.tsx';
import { AllYears } from './all-years.tsx';
import { nameOf } from './jurisdictions.ts';
import { AnnouncedFigures } from './announced-figures.tsx';
import { Legend } from './legend.tsx';
import { Overview } from './overview.tsx';
import { rowLinkId } from './row-link-id.ts';
import { DETAIL_HEADING, StateDetail } from './state-detail.tsx';
import styles from './tax-rules-page.module.css';
import { useTaxRules } from './use-tax-rules.ts';
import type { View } from './view.ts';
import { causeOfView, useView } from './view.ts';

/** The page at `/tax-rules`: what the rules hold, by year and state, and how sure each is. */
export function TaxRulesPage() {
  const view = useView();
  const { rules, ask } = useTaxRules();
  const data = rules.status === 'ready' ? rules.data : undefined;
  const year = yearOf(view, data);
  const announcement = useArrival(view.state, year);
  useEffect(() => {
    document.title = windowTitle(view.state ? `Tax rules: ${nameOf(view.state)}` : 'Tax rules');
  }, [view.state]);
  return (
    <main id="main" className={styles.page}>
      <h1 tabIndex={-1}>Tax rules, and how sure we are of each</h1>
      <p className={styles.lead}>
        What we withhold on which pay dates, where each rule comes from, and how many worked examples we match.
      </p>
      <ChooseView years={data && yearsShown(data)} view={view} year={year} />
      {view.state === undefined && <Legend />}
      {data && view.year !== undefined && view.year !== year && (
        <Notice tone="warning">
          We don’t cover {view.year}. We cover {data.years[0]} to {data.years.at(-1)}.
        </Notice>
      )}
      {view.unknownState !== undefined && (
        <Notice tone="warning">“{view.unknownState}” isn’t a US state. Choose one above.</Notice>
      )}
      {rules.status === 'failed' ? (
        <Notice tone="error" role="alert" actions={<Button onClick={ask}>Try again</Button>}>
          The rules didn’t load. Check your connection and try again.
        </Notice>
      ) : (
        <Rules view={view} data={data} year={year} />
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </main>
  );
}

interface RulesProps {
  readonly view: View;
  readonly data: TaxRulesData | undefined;
  readonly year: number | 'all' | undefined;
}

function Rules({ view: { state }, data, year }: RulesProps) {
  const announced = data?.announced.find((one) => one.year === year);
  if (announced) return <AnnouncedFigures announced={announced} state={state} />;
  if (data && year === 'all' && state === undefined) {
    return <AllYears years={data.years} rows={data.rows} openedIn={presentYear(data.years)} />;
  }
  const one = year === 'all' ? data && presentYear(data.years) : year;
  const rows = data?.rows.filter((row) => row.year === one);
  if (state === undefined) return <Overview year={one} rows={rows} />;
  return <StateDetail state={state} year={one} row={rows?.find((row) => row.state === state)} />;
}

/** The years held, and those of which something is known before. */
function yearsShown({ years, announced }: TaxRulesData): readonly number[] {
  return [...years, ...announced.map(({ year }) => year)];
}

/** The year to show: that of the address, where something of it is known, else the present one. */
function yearOf({ year, state }: View, data: TaxRulesData | undefined): number | 'all' | undefined {
  if (!data) return year;
  if (year === 'all') return state === undefined ? year : presentYear(data.years);
  return year !== undefined && yearsShown(data).includes(year) ? year : presentYear(data.years);
}

/** This year, or the last one held. */
function presentYear(years: readonly number[]): number {
  const today = new Date().getFullYear();
  return years.findLast((year) => year <= today) ?? years[0] ?? today;
}

/**
 * Opening a state leads the focus to its heading, leaving it to its link in the table. Choosing a year, or a state from
 * the list, leaves the focus where it is: what is shown then is returned, to be read out.
 */
function useArrival(state: View['state'], year: number | 'all' | undefined): string {
  const before = useRef({ state, year });
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const left = before.current;
    before.current = { state, year };
    const cause = causeOfView();
    if (cause === 'load' || (left.state === state && left.year === year)) return;
    if (cause === 'list' || left.state === state) setAnnouncement(nameOfView(state, year));
    else if (left.state === undefined) document.getElementById(DETAIL_HEADING)?.focus();
    else if (state === undefined) document.getElementById(rowLinkId(left.state))?.focus();
  }, [state, year]);
  return announcement;
}

function nameOfView(state: View['state'], year: number | 'all' | undefined): string {
  const whose = state === undefined ? 'All states' : nameOf(state);
  return year === 'all' ? `${whose} in every year` : `${whose} in ${year}`;
}

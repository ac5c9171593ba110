/** What stands in the entries of a form, by the name of the entry; an entry that is left out is blank. */
export type FormValues = Readonly<Record<string, FormValue | undefined>>;

/** Text as it is printed, lines of it, a label with its amount a line, or yes for a square and a stamp. */
export type FormValue = string | readonly string[] | readonly LabeledAmount[] | boolean;

export interface LabeledAmount {
  readonly label: string;
  readonly amount: string;
}

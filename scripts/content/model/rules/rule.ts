export type Severity = 'error' | 'warning';

/** What a rule finds, why that matters, and what to do: messages and the guide come from here. */
export interface Rule<Params = never> {
  severity: Severity;
  /**
   * What `--fix` writes without asking. `always`: the suggestion has the same words in another
   * form, or a page’s current or old address, so there is no doubt. `slips`: it is a guess at
   * another name, and written only if the name is clearly misspelled.
   */
  fixed?: 'always' | 'slips';
  /** What is wrong, as a heading. */
  title: string;
  /** Why a visitor, or the next editor, would care. */
  why: string;
  /** What to do, unless the finding itself has more specific advice. */
  fix: string;
  example: { wrong: string; right: string };
  /** The sentence for one finding. */
  message: (params: Params) => string;
}

type Unrated<Params> = Omit<Rule<Params>, 'severity'>;

/** A rule whose findings stop the site from being built. */
export const error = <Params = object>(rule: Unrated<Params>): Rule<Params> => ({
  severity: 'error',
  ...rule,
});

/** A rule whose findings are only told. */
export const warning = <Params = object>(rule: Unrated<Params>): Rule<Params> => ({
  severity: 'warning',
  ...rule,
});

export type Severity = 'error' | 'warning';

/** What a rule finds, why that matters, and what to do: messages and the guide come from here. */
export interface Rule<Params = never> {
  severity: Severity;
  /**
   * What `--fix` writes without asking. `always`: the suggestion says the same words in another way,
   * or where a page is now and was, which leaves no doubt. `slips`: it is a guess, one name in place
   * of another; only what is clearly the same name misspelt is put in place without a person.
   */
  fixed?: 'always' | 'slips';
  /** What is wrong, as a heading. */
  title: string;
  /** Why a visitor, or whoever edits next, would care. */
  why: string;
  /** What to do, where the finding itself knows nothing more exact. */
  fix: string;
  example: { wrong: string; right: string };
  /** The sentence for one finding. */
  message: (params: Params) => string;
}

/** Gives a rule its type; the parameters of its message are then checked wherever it is used. */
export const rule = <Params>(definition: Rule<Params>): Rule<Params> => definition;

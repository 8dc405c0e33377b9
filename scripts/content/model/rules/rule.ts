export type Severity = 'error' | 'warning';

/** What a rule finds, why that matters, and what to do: messages and the guide come from here. */
export interface Rule<Params = never> {
  severity: Severity;
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

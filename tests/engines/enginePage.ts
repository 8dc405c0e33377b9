/**
 * A page in one of the browsers’ engines: as much as all of their drivers have in common. Elements are
 * named by CSS selectors and keys as in `KeyboardEvent.key`; what has to be waited for, tests poll.
 */
export interface EnginePage {
  /** Opens an address and waits until it is loaded. */
  goto: (address: string) => Promise<unknown>;
  /** Runs a function in the page; what it takes and gives travels as JSON. */
  evaluate: <Result, Argument = undefined>(
    script: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Awaited<Result>>;
  /** Presses an element that is in view with the mouse. */
  click: (selector: string) => Promise<void>;
  /** Puts the mouse on an element that is in view. */
  hover: (selector: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  /** Ends the browser. */
  close: () => Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight' | 'ArrowDown';

/** A window’s inner size in CSS pixels; one that is smaller than a browser’s smallest is that. */
export interface WindowSize {
  width: number;
  height: number;
}

/** An engine that this machine has. */
export interface Engine {
  /** What it is, for people. */
  name: string;
  open: (size: WindowSize) => Promise<EnginePage>;
}

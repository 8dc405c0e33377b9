/**
 * A page in a browser engine, limited to what all drivers have in common. Elements are named by CSS
 * selectors and keys as in `KeyboardEvent.key`; tests poll for what takes time.
 */
export interface EnginePage {
  /** Opens an address and waits until it is loaded. */
  goto: (address: string) => Promise<unknown>;
  /** Runs a function in the page; its argument and result are passed as JSON. */
  evaluate: <Result, Argument = undefined>(
    script: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Awaited<Result>>;
  /** Clicks an element that is in view. */
  click: (selector: string) => Promise<void>;
  /** Moves the mouse to an element that is in view. */
  hover: (selector: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  /** Closes the browser. */
  close: () => Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight' | 'ArrowDown';

/** A window’s inner size in CSS pixels, limited by the smallest one that a browser has. */
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

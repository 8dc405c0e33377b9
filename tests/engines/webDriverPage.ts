import type { EnginePage, Key } from './enginePage.ts';

/** Commands by their names in the WebDriver standard. */
export type Command =
  | 'DeleteSession'
  | 'ElementClick'
  | 'ExecuteScript'
  | 'FindElement'
  | 'Navigate'
  | 'PerformActions';

/**
 * Sends a command to a browser and waits for its answer.
 * @param parameters as the standard names them; `id` is an element’s
 */
export type Send<Commands = Command> = <Value>(
  command: Commands,
  parameters?: object,
) => Promise<Value>;

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type ElementReference = Record<typeof elementKey, string>;

/** @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/**
 * A page in a browser that is driven by WebDriver.
 * @param send sends a command to its window
 * @param end ends the browser
 */
export function webDriverPage(send: Send, end: () => Promise<void>): EnginePage {
  const find = (selector: string) =>
    send<ElementReference>('FindElement', { using: 'css selector', value: selector });
  const perform = (type: string, actions: readonly object[]) =>
    send<void>('PerformActions', { actions: [{ type, id: type, actions }] });
  const strike = (signs: readonly string[]) =>
    perform(
      'key',
      signs.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  return {
    goto: (url) => send('Navigate', { url }),
    evaluate: (script, argument) =>
      send('ExecuteScript', {
        script: `return (${script}).apply(null, arguments)`,
        args: [argument ?? null],
      }),
    click: async (selector) => {
      const { [elementKey]: id } = await find(selector);
      await send('ElementClick', { id });
    },
    hover: async (selector) =>
      perform('pointer', [{ type: 'pointerMove', origin: await find(selector), x: 0, y: 0 }]),
    press: (key) => strike([keys[key]]),
    type: (text) => strike([...text]),
    close: async () => {
      await send('DeleteSession');
      await end();
    },
  };
}

import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { EnginePage, Key, WindowSize } from './enginePage.ts';
import { startProgram, virtualScreen } from './startProgram.ts';

/** WebKitGTK’s own small browser, where distributions install it. */
export const miniBrowser = ['4.1', '4.0', '6.0']
  .flatMap((version) =>
    ['lib/x86_64-linux-gnu', 'lib/aarch64-linux-gnu', 'libexec', 'lib'].map(
      (folder) => `/usr/${folder}/webkit2gtk-${version}/MiniBrowser`,
    ),
  )
  .find((file) => existsSync(file));

/** @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type ElementReference = Record<typeof elementKey, string>;

/** Opens WebKit with plain WebDriver, the only protocol that its driver supports. */
export async function openWebKit(size: WindowSize): Promise<EnginePage> {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const endDriver = startProgram('WebKitWebDriver', [`--port=${port}`], await virtualScreen());
  const capabilities = {
    alwaysMatch: {
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    },
  };
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin);
  const { sessionId } = await ask<{ sessionId: string }>(`${origin}/session`, { capabilities });
  const session = `${origin}/session/${sessionId}`;
  await ask(`${session}/window/rect`, { x: 0, y: 0, ...size });
  const find = (selector: string) =>
    ask<ElementReference>(`${session}/element`, { using: 'css selector', value: selector });
  const perform = (...actions: object[]) => ask<void>(`${session}/actions`, { actions });
  const strike = (...signs: string[]) =>
    perform({
      type: 'key',
      id: 'keyboard',
      actions: signs.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  return {
    goto: (address) => ask(`${session}/url`, { url: address }),
    evaluate: (script, argument) =>
      ask(`${session}/execute/sync`, {
        script: `return (${script}).apply(null, arguments)`,
        args: [argument ?? null],
      }),
    click: async (selector) => {
      const { [elementKey]: id } = await find(selector);
      await ask(`${session}/element/${id}/click`, {});
    },
    hover: async (selector) => {
      const origin = await find(selector);
      const actions = [{ type: 'pointerMove', origin, x: 0, y: 0 }];
      await perform({ type: 'pointer', id: 'mouse', actions });
    },
    press: (key) => strike(keys[key]),
    type: (text) => strike(...text),
    close: async () => {
      await fetch(session, { method: 'DELETE' });
      await endDriver();
    },
  };
}

async function untilReady(origin: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${origin}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error('WebKitWebDriver does not answer.');
}

async function ask<Value>(address: string, body: object): Promise<Value> {
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: Value };
  if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

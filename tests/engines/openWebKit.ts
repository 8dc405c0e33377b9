import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { EnginePage, WindowSize } from './enginePage.ts';
import { startProgram, virtualScreen } from './startProgram.ts';
import { type Command, type Send, webDriverPage } from './webDriverPage.ts';

/** WebKitGTK’s own small browser, where distributions install it. */
export const miniBrowser = ['4.1', '4.0', '6.0']
  .flatMap((version) =>
    ['lib/x86_64-linux-gnu', 'lib/aarch64-linux-gnu', 'libexec', 'lib'].map(
      (folder) => `/usr/${folder}/webkit2gtk-${version}/MiniBrowser`,
    ),
  )
  .find((file) => existsSync(file));

/** Where a session takes commands. @see https://www.w3.org/TR/webdriver2/#endpoints */
const paths: Record<Command, (id: string) => string> = {
  DeleteSession: () => '',
  ElementClick: (id) => `/element/${id}/click`,
  ExecuteScript: () => '/execute/sync',
  FindElement: () => '/element',
  Navigate: () => '/url',
  PerformActions: () => '/actions',
};

/** Opens WebKit with its driver, which takes commands by HTTP. */
export async function openWebKit(size: WindowSize): Promise<EnginePage> {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const end = startProgram('WebKitWebDriver', [`--port=${port}`], await virtualScreen());
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin);
  const options = { binary: miniBrowser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = await ask<{ sessionId: string }>(`${origin}/session`, { capabilities });
  const session = `${origin}/session/${sessionId}`;
  await ask(`${session}/window/rect`, { x: 0, y: 0, ...size });
  const send: Send = (command, parameters: { id?: string } = {}) =>
    ask(
      session + paths[command](parameters.id ?? ''),
      parameters,
      command === 'DeleteSession' ? 'DELETE' : 'POST',
    );
  return webDriverPage(send, end);
}

async function untilReady(origin: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${origin}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error('WebKitWebDriver does not answer.');
}

async function ask<Value>(address: string, body: object, method = 'POST'): Promise<Value> {
  const answer = await fetch(address, { method, body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: Value };
  if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

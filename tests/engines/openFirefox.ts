import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { EnginePage, WindowSize } from './enginePage.ts';
import { startProgram, virtualScreen } from './startProgram.ts';
import { type Send, webDriverPage } from './webDriverPage.ts';

/**
 * Opens an installed Firefox with Marionette, which every Firefox has: WebDriver’s commands as JSON
 * over a socket.
 * @param program its absolute path
 * @see https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export async function openFirefox(program: string, size: WindowSize): Promise<EnginePage> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  await writeFile(path.join(profile, 'user.js'), `user_pref('marionette.port', ${port});\n`);
  const args = ['--marionette', '--no-remote', '--profile', profile];
  const endProgram = startProgram(program, args, await virtualScreen());
  const socket = await whenListening(port);
  const answers = messages(socket);
  // Firefox introduces itself first.
  await answers.next();
  let id = 0;
  const send: Send<string> = async <Value>(command: string, parameters: object = {}) => {
    id += 1;
    const message = JSON.stringify([0, id, `WebDriver:${command}`, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = (await answers.next()).value as Answer;
    if (error) throw new Error(`${command}: ${JSON.stringify(error)}`);
    // Lists come as they are.
    return (result && 'value' in result ? result.value : result) as Value;
  };
  await send('NewSession');
  // A window with tools may not be as narrow as a phone.
  const features = `popup,left=0,top=0,width=${size.width},height=${size.height}`;
  const first = await send('GetWindowHandle');
  await send('ExecuteScript', { script: 'open("", "", arguments[0])', args: [features] });
  const handles = await send<string[]>('GetWindowHandles');
  await send('SwitchToWindow', { handle: handles.find((handle) => handle !== first) });
  const end = async () => {
    socket.destroy();
    await endProgram();
    await rm(profile, { recursive: true, force: true });
  };
  return webDriverPage(send, end);
}

/** The message’s kind and number, and what went wrong or else the result. */
type Answer = [kind: 1, id: number, error: object | null, result: object | null];

async function whenListening(port: number): Promise<Socket> {
  for (let tries = 0; tries < 300; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    if (isOpen) return socket;
    await pause(100);
  }
  throw new Error('Firefox does not answer.');
}

/** Each message is JSON after its length in bytes and a colon. */
async function* messages(socket: Socket): AsyncGenerator<unknown> {
  let received = Buffer.alloc(0);
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk as Buffer]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.toString('latin1', 0, colon));
      if (received.length < end) break;
      yield JSON.parse(received.toString('utf8', colon + 1, end));
      received = received.subarray(end);
    }
  }
}

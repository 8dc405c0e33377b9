import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Endpoint } from '../../components/delivery/leadRequest.ts';

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/deploying.md'), 'utf8');

/** The settings that docs/deploying.md gives for each form service, by its name. */
export const documentedSettings = new Map(
  [...page.matchAll(/^\*\*(.+)\*\*.*\n\n```yaml\n(estimateDelivery:[^`]+)```/gm)].map(
    ([, name = '', yaml = '']): [string, Endpoint] => [name, parse(yaml).estimateDelivery],
  ),
);

/** The settings that it gives for chats, by the provider’s name. */
export const documentedChats = new Map(
  [...page.matchAll(/^\*\*(.+?)\*\*.*\n\n```yaml\n(chat:[^`]+)```/gm)].map(
    ([, name = '', yaml = '']): [string, object] => [name, parse(yaml).chat],
  ),
);

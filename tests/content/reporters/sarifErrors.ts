import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';

const require = createRequire(import.meta.url);

/** Microsoft’s SARIF package for tests contains the schema of the standard. */
const schemaFile = require.resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
const { $schema: _draft4, id: _id, ...schema } = JSON.parse(readFileSync(schemaFile, 'utf8'));
const validate = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(
  schema,
);

/** @returns the official schema’s objections to a log; `null` if it is valid */
export function sarifErrors(log: string) {
  validate(JSON.parse(log));
  return validate.errors ?? null;
}

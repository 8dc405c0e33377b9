import { expect, test } from 'vitest';
import { createReport } from '../../../scripts/content/model/diagnostic.ts';
import { catalogue } from '../../../scripts/content/model/rules/catalogue.ts';
import { formatSarif } from '../../../scripts/content/report/json.ts';
import { hostileContext, hostileReport, sampleContext, sampleReport } from './sampleReport.ts';
import { sarifErrors } from './sarifErrors.ts';

const parse = (text: string) => JSON.parse(text).runs[0];
const run = parse(formatSarif(sampleReport, sampleContext));

test('every rule of the catalog is described', () => {
  const { rules } = run.tool.driver;
  expect(rules.map(({ id }: { id: string }) => id)).toEqual(Object.keys(catalogue));
  expect(rules.find(({ id }: { id: string }) => id === 'unknown-page')).toEqual({
    id: 'unknown-page',
    shortDescription: { text: 'A link leads to no page' },
    fullDescription: { text: 'A visitor who follows it sees “Page Not Found”.' },
    help: { text: 'Correct the address.' },
    defaultConfiguration: { level: 'error' },
  });
});

test('a finding has its location and its fix', () => {
  const [warning, misspelt] = run.results;
  const artifactLocation = { uri: 'content/services/gutters.md', uriBaseId: '%SRCROOT%' };
  const region = { startLine: 2, startColumn: 10, endLine: 2, endColumn: 17 };
  expect(misspelt).toEqual({
    ruleId: 'not-allowed',
    ruleIndex: Object.keys(catalogue).indexOf('not-allowed'),
    level: 'error',
    message: { text: 'Section cannot be “servces”. Did you mean “services”?' },
    locations: [{ physicalLocation: { artifactLocation, region } }],
    partialFingerprints: { 'contentFinding/v1': expect.stringMatching(/^[\da-f]{16}:1$/) },
    fixes: [
      {
        description: { text: 'Did you mean “services”?' },
        artifactChanges: [
          {
            artifactLocation,
            replacements: [{ deletedRegion: region, insertedContent: { text: 'services' } }],
          },
        ],
      },
    ],
  });
  expect(warning.level).toBe('warning');
  expect(warning.fixes).toBeUndefined();
});

test('the fix of a link replaces only its address', () => {
  const [, , link] = run.results;
  const [{ deletedRegion, insertedContent }] = link.fixes[0].artifactChanges[0].replacements;
  expect(deletedRegion).toEqual({ startLine: 6, startColumn: 28, endLine: 6, endColumn: 35 });
  expect(insertedContent.text).toBe('/contact');
});

test('a fingerprint survives lines added above, and differs between identical findings', () => {
  const [first] = sampleReport.diagnostics.filter(({ rule }) => rule === 'not-allowed');
  if (!first) throw new Error('The sample has no such finding.');
  const lower = { ...first, line: 4, endLine: 4 };
  const source = '---\n\n\nsection: servces\n';
  const moved = parse(
    formatSarif(createReport([lower, lower]), { ...sampleContext, readSource: () => source }),
  );
  const prints = moved.results.map(
    (result: { partialFingerprints: Record<string, string> }) =>
      result.partialFingerprints['contentFinding/v1'],
  );
  const original = run.results[1].partialFingerprints['contentFinding/v1'];
  expect(prints).toEqual([original, original.replace(/:1$/, ':2')]);
});

test('a path is a valid URI whatever the file is called', () => {
  const [result] = parse(formatSarif(hostileReport, hostileContext)).results;
  expect(result.locations[0].physicalLocation.artifactLocation.uri).toBe(
    'content/a%2Cb%3A%25%0A%3Ci%3E.yaml',
  );
});

test('the log is valid by the official schema', () => {
  for (const log of [
    formatSarif(sampleReport, sampleContext),
    formatSarif(hostileReport, hostileContext),
    formatSarif(createReport([]), sampleContext),
  ]) {
    expect(sarifErrors(log)).toBeNull();
  }
  const wrong = JSON.stringify({ version: '2.1.0', runs: [{}] });
  expect(sarifErrors(wrong), 'the schema refuses what is wrong').not.toBeNull();
});

import { expect, test } from 'vitest';
import { finding, locate, startOfFile } from '../../model/diagnostic.ts';
import { adviseDeleted } from './adviseDeleted.ts';

const reference = finding('unknown-reference', {
  label: 'Service',
  target: 'service',
  name: 'siding',
});
const page = finding('unknown-page', { path: '/services/siding' });

function adviceFor(text: string, words: string, found = reference) {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => line.includes(words));
  const place = {
    ...startOfFile,
    line: index + 1,
    column: (lines[index]?.indexOf(words) ?? 0) + 1,
  };
  return adviseDeleted(locate(found, 'content/a.yaml', place), lines);
}

test('the only entry of a list goes with the name of the list', () => {
  const alone = 'Name something else here, or delete all of lines 2 to 3.';
  expect(adviceFor('city: a\nservices:\n  - siding\nplaceholder: true', 'siding')).toBe(alone);
  expect(adviceFor('city: a\nservices:\n  - siding\n', 'siding')).toBe(alone);
  expect(adviceFor('city: a\nservices:\n- siding\norder: 1', 'siding')).toBe(alone);
  const one = 'Name something else here, or delete this too.';
  expect(adviceFor('services:\n  - siding\n  - roofing\n', 'siding')).toBe(one);
  expect(adviceFor('services:\n- siding\n- roofing\n', 'siding')).toBe(one);
  expect(adviceFor('services:\n  - roofing\n  - siding\n', 'siding')).toBe(one);
});

test('an entry with more lines, such as a card, is named as a whole', () => {
  expect(adviceFor('cards:\n  - service: siding\n    description: A\n\nmore: b', 'siding')).toBe(
    'Name something else here, or delete this too; if the rest of its entry says nothing without it, delete all of lines 2 to 3.',
  );
});

test('a link below an answer goes as a whole, and the answer stays', () => {
  const answer =
    '- question: Why?\n  answer: So.\n  link:\n    label: More\n    href: /services/siding\n- question: Who?';
  expect(adviceFor(answer, '/services', page)).toBe(
    'Name something else here, or delete all of lines 3 to 5.',
  );
});

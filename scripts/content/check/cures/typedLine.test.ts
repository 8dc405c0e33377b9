import { expect, test } from 'vitest';
import { typedText } from './typedLine.ts';

test.each([
  ['"Hail"', 'Hail'],
  ['“Hail"', 'Hail'],
  [`'"Hail"'`, 'Hail'],
  ["''Hail''", 'Hail'],
  ["'It's hail'", "It's hail"],
  ["'It''s hail'", "It's hail"],
  ['"It is hail', 'It is hail'],
  ['"She said “hail” twice', 'She said “hail” twice'],
  ['“She said “hail” twice', 'She said “hail” twice'],
  ['It is hail”', 'It is hail'],
  ['"Best roof" in town', '"Best roof" in town'],
  ['"Best roof" in "town"', '"Best roof" in "town"'],
  ['“Hail,” he said, “is ice.”', '“Hail,” he said, “is ice.”'],
  ["'90s roofs", "'90s roofs"],
  ["'50-year shingles", '50-year shingles'],
  ["'Tis hail", "'Tis hail"],
  [`a pipe of 6"`, `a pipe of 6"`],
  ["the homeowners'", "the homeowners'"],
  ['"50\\% off"', '50\\% off'],
  ['"a \\"roof\\""', 'a "roof"'],
  ['hail\u200b \u00a0', 'hail'],
  ['hail\u2028and wind', 'hail and wind'],
])('%s is %s', (words, text) => {
  expect(typedText(words)).toBe(text);
});

import { rule } from './rule.ts';

/** Rules about what the company says of itself. */
export const companyRules = {
  'sample-left': rule<{ label: string; value: string }>({
    severity: 'error',
    title: 'A sample value without its mark',
    why: 'Without the line “placeholder: true” it counts as real, and visitors would phone nobody.',
    fix: 'Write the real value, or put the line “placeholder: true” back until there is one.',
    example: { wrong: 'display: (815) 555-0142', right: 'the company’s own number' },
    message: ({ label, value }) => `${label} “${value}” is still a sample.`,
  }),
  'far-place': rule<{ place: string }>({
    severity: 'warning',
    title: 'The office lies outside Illinois and Wisconsin',
    why: 'Maps and search engines would send people far away.',
    fix: 'Write the office’s latitude, about 42, and its longitude, about -89, with the minus sign.',
    example: {
      wrong: 'latitude: -89.0942\nlongitude: 42.2736',
      right: 'latitude: 42.2736\nlongitude: -89.0942',
    },
    message: ({ place }) => `The place ${place} is not in Illinois or Wisconsin.`,
  }),
  'other-place': rule<{ shown: string; office: string }>({
    severity: 'warning',
    title: 'A map shows another place than the office',
    why: 'Visitors would drive to the wrong address.',
    fix: 'Open the maps service, look the office up, and copy the address of that page; or mend latitude and longitude in “address”.',
    example: { wrong: '…destination=43.07,-89.40', right: '…destination=42.2736,-89.0942' },
    message: ({ shown, office }) =>
      `This shows the place ${shown}, but the office is at ${office} by its “address”.`,
  }),
  'other-name': rule<{ name: string; place: string }>({
    severity: 'warning',
    title: 'The company’s name is missing',
    why: 'It may still have the name that the company had before.',
    fix: 'Write the company’s present name there.',
    example: { wrong: "'%s | The Old Name'", right: "'%s | Harlow Ridge'" },
    message: ({ name, place }) => `${place} does not have the company’s name, “${name}”.`,
  }),
  'other-hours': rule<{ words: string; hours: string; place: string }>({
    severity: 'warning',
    title: 'Hours that contradict each other',
    why: 'Visitors do not know whether anybody answers.',
    fix: 'Say the same in both places.',
    example: { wrong: 'Open 24/7, and elsewhere: Mon–Fri 8–5', right: 'Available 24/7' },
    message: ({ words, hours, place }) => `“${words}” does not fit “${hours}” in ${place}.`,
  }),
};

import { error, warning } from './rule.ts';

/** Rules about what the company says about itself. */
export const companyRules = {
  'sample-left': error<{ label: string; value: string }>({
    title: 'A sample value without its mark',
    why: 'Without the line “placeholder: true” it counts as real, and visitors would call no one.',
    fix: 'Write the real value, or put the line “placeholder: true” back until there is one.',
    example: { wrong: 'display: (815) 555-0142', right: 'the company’s own number' },
    message: ({ label, value }) => `${label} “${value}” is still a sample.`,
  }),
  'far-place': warning<{ place: string }>({
    title: 'A place outside Illinois and Wisconsin',
    why: 'Maps would show an office or a town far away, and search engines would send people there.',
    fix: 'Write the place’s latitude, about 42, and its longitude, about -89, with the minus sign.',
    example: {
      wrong: 'latitude: -89.0942\nlongitude: 42.2736',
      right: 'latitude: 42.2736\nlongitude: -89.0942',
    },
    message: ({ place }) => `The place ${place} is not in Illinois or Wisconsin.`,
  }),
  'same-place': warning<{ name: string; other: string; place: string }>({
    title: 'Two places at the same point',
    why: 'The map shows only one of the two.',
    fix: 'Find this one on openstreetmap.org, right-click its center, choose “Show address”, and write its two numbers.',
    example: {
      wrong: 'the latitude and longitude of the town that was copied',
      right: 'latitude: 42.2639\nlongitude: -88.8443',
    },
    message: ({ name, other, place }) => `${name} has the same place as ${other}: ${place}.`,
  }),
  'other-name': warning<{ name: string; place: string; isOld?: boolean }>({
    title: 'The company’s name is missing',
    why: 'It may still have the company’s old name.',
    fix: 'Write the company’s current name there.',
    example: { wrong: "'%s | The Old Name'", right: "'%s | Harlow Ridge'" },
    message: ({ name, place, isOld }) =>
      isOld
        ? `${place} is the company’s old name; it is now “${name}”.`
        : `${place} does not have the company’s name, “${name}”.`,
  }),
  'other-hours': warning<{ words: string; hours: string; place: string }>({
    title: 'Hours that contradict each other',
    why: 'Visitors can’t tell whether anyone will answer.',
    fix: 'Say the same in both places.',
    example: { wrong: 'Open 24/7, and elsewhere: Mon–Fri 8–5', right: 'Available 24/7' },
    message: ({ words, hours, place }) => `“${words}” does not match “${hours}” in ${place}.`,
  }),
  'other-reply': warning<{ words: string; reply: string }>({
    title: 'A different time for answering requests',
    why: 'Visitors wait until the earlier one, and then call someone else.',
    fix: 'Write the same time here and in content/estimate-form.yaml, after “replyWithin:” below “sent:”.',
    example: {
      wrong: 'We reply within 48 hours, and in the form: replyWithin: 24 hours',
      right: 'We reply within 24 hours',
    },
    message: ({ words, reply }) =>
      `“${words}” does not match “${reply}”, which the form says once a request is sent.`,
  }),
};

/** Rules that apply when the site goes live; until then, samples may stand in for real values. */
export const launchRules = {
  'placeholder-left': error<{ label: string }>({
    title: 'A sample value is left',
    why: 'Visitors would call a number that does not exist.',
    fix: 'Write the real value and delete the line “placeholder: true”.',
    example: { wrong: 'number: IL 104.000000\nplaceholder: true', right: 'number: IL 104.018274' },
    message: ({ label }) => `${label} is still a sample.`,
  }),
  'sample-service': error<{ label: string; value: string }>({
    title: 'No one receives what visitors write',
    why: 'The site would thank them for a request that was thrown away.',
    fix: 'For a form, write the address that your form service gave you, or “off” for no newsletter. For the chat, write the address of your provider’s script, or delete “chat” and the lines below it. The guide’s chapter “The chat, estimate requests and the newsletter” shows how.',
    example: {
      wrong: 'estimateDelivery: simulated',
      right: 'estimateDelivery:\n  endpoint: https://api.web3forms.com/submit\n  format: json',
    },
    message: ({ label, value }) =>
      `${label} is “${value}”: what visitors write there reaches no one.`,
  }),
  'sample-contact': error<{ label: string; value: string }>({
    title: 'A number or an address that belongs to no one',
    why: 'It is reserved for examples. Visitors who call it, write to it or look it up would find no one.',
    fix: 'Replace it with your company’s own.',
    example: { wrong: 'office@harlowridge.example', right: 'the address where you read email' },
    message: ({ label, value }) => `${label} has “${value}”, which belongs to no one.`,
  }),
  'sample-search': error<{ label: string }>({
    title: 'A search in place of your own page',
    why: 'Visitors would see whatever the search finds, perhaps another company.',
    fix: 'Open your company’s own page on that site in a browser, and copy its address from the address bar.',
    example: {
      wrong: 'url: https://www.google.com/search?q=Our+Company',
      right: 'url: https://g.page/r/…/review',
    },
    message: ({ label }) => `${label} leads to a search, not to the company’s own page.`,
  }),
  'sample-words': error<{ label: string; isPicture: boolean }>({
    title: 'A sample that came with the site',
    why: 'The people, jobs, prices and story that came with the site are made up, and its legal pages know nothing about your company. Publishing them as your own would deceive the people who read them.',
    fix: 'Replace it with what is true of your company: a customer’s own review, a job that you did with photos of it, your own prices and story, what a lawyer has read. Rewording the sample is not enough. Delete a review or a project that you have no replacement for.',
    example: {
      wrong: 'the review by Dana K., without the line “placeholder: true”',
      right: 'a review that a customer of yours wrote',
    },
    message: ({ label, isPicture }) =>
      isPicture
        ? `${label} shows a picture that came with the site: a drawing of a job that no one did.`
        : `${label} is a sample that came with the site.`,
  }),
};

import { promiseReply } from '../promiseReply.ts';
import { type Mistake, post, twice } from './mistake.ts';

const askedAround = (city: string) => `questions:
  heading: Asked around ${city}
  list:
    - question: How long does a new roof take in ${city}?
      answer: Two days for most houses in ${city}, and a third one where the deck below the shingles is soft.
    - question: Who gets the permit in ${city}?
      answer: We do. ${city} asks for it before the first shingle comes off, and looks at the roof once it is done.
    - question: Do you mend what hail has broken in ${city}?
      answer: Yes, from a single dented vent to the whole slope, and we show you in pictures what we found.
`;

const review = 'testimonials/elena-v-loves-park.yaml';

/** Words that must be changed. */
export const wordMistakes: readonly Mistake[] = [
  {
    name: 'a heading that skips a level',
    make: ({ addParagraph }) => addParagraph(post, '#### Skipped'),
    file: post,
    rule: 'heading-skip',
    mark: '#### Skipped',
  },
  {
    name: 'a heading of the first level',
    make: ({ addParagraph }) => addParagraph(post, '# First'),
    file: post,
    rule: 'heading-level',
    mark: '# First',
  },
  {
    name: 'the title once more, above the text',
    make: ({ addParagraph }) =>
      addParagraph(post, '# Premium Shingles in Roscoe: What the Extra Money Buys'),
    file: post,
    rule: 'repeated-title',
    mark: '# Premium',
  },
  {
    name: 'the title once more, as a heading',
    make: ({ addParagraph }) =>
      addParagraph(post, '## Premium shingles in Roscoe: what the extra money buys'),
    file: post,
    rule: 'repeated-title',
    mark: '## Premium',
  },
  {
    name: 'the title once more, as plain words',
    make: ({ addParagraph }) =>
      addParagraph(post, 'Premium shingles in Roscoe: what the extra money buys'),
    file: post,
    rule: 'repeated-title',
    mark: /(?<=\n---\n\n)/,
  },
  {
    name: 'a page’s number from Word',
    make: ({ addParagraph }) => addParagraph(post, 'Page 1 of 2'),
    file: post,
    rule: 'left-over',
    mark: 'Page 1',
  },
  {
    name: 'the title once more, in bold',
    make: ({ addParagraph }) =>
      addParagraph(post, '**Premium shingles in Roscoe: what the extra money buys**'),
    file: post,
    rule: 'repeated-title',
    mark: '**Premium',
  },
  {
    name: 'a link to the site as its editor sees it',
    make: ({ addParagraph }) =>
      addParagraph(
        post,
        'See [our contacts](http://localhost:3000/contact#contact-form) for more.',
      ),
    file: post,
    rule: 'own-address',
    mark: 'http://localhost',
  },
  {
    name: 'a link whose words say nothing',
    make: ({ addParagraph }) => addParagraph(post, '[Click here](/contact) for more.'),
    file: post,
    rule: 'link-text',
    mark: '[Click here]',
  },
  {
    name: 'quotes in quotes',
    make: ({ addParagraph }) => addParagraph(post, `${'> '.repeat(21)}Deep words.`),
    file: post,
    rule: 'text-depth',
    mark: 'Deep words.',
  },
  {
    name: 'HTML in a text',
    make: ({ addParagraph }) => addParagraph(post, '<script>alert(1)</script>'),
    file: post,
    rule: 'no-html',
    mark: '<script>',
  },
  {
    name: 'underlined words as HTML',
    make: ({ addParagraph }) => addParagraph(post, 'Never sign <u>at the door</u>.'),
    file: post,
    rule: 'no-html',
    mark: '<u>',
  },
  {
    name: 'a picture that was dropped into a text on GitHub',
    make: ({ addParagraph }) =>
      addParagraph(post, '<img width="800" src="https://github.com/user-attachments/assets/1" />'),
    file: post,
    rule: 'no-html',
    mark: '<img',
  },
  {
    name: 'a picture in a text without a description',
    make: ({ addParagraph }) => addParagraph(post, '![](../images/heroes/home.svg)'),
    file: post,
    rule: 'missing-description',
    mark: '![]',
  },
  {
    name: 'a description that describes nothing',
    make: ({ edit }) => edit(post, /^ {2}alt: .*$/m, '  alt: Image of IMG_2041'),
    file: post,
    rule: 'poor-description',
    mark: 'Image of IMG_2041',
  },
  {
    name: 'a page without a text',
    make: ({ edit }) => edit(post, /\n---\n[\s\S]*$/, '\n---\n'),
    file: post,
    rule: 'empty-text',
    mark: '---\n',
    lastMark: true,
  },
  {
    name: 'a search title that another page has',
    make: ({ edit }) =>
      edit('reviews.yaml', /^ {2}title: .*$/m, '  title: Residential Roofing in Rockford, IL'),
    file: 'services/roofing.md',
    rule: 'duplicate-title',
    mark: 'Residential Roofing in Rockford, IL\n  description',
  },
  {
    name: 'a search title that has the company’s name, which the site adds',
    make: ({ edit }) =>
      edit(
        'services/roofing.md',
        /^ {2}title: .*$/m,
        '  title: Roofing – HARLOW RIDGE Roofing Inc.',
      ),
    file: 'services/roofing.md',
    rule: 'title-company',
    mark: ' – HARLOW RIDGE',
  },
  {
    name: 'a search title between quotes that has the company’s name',
    make: ({ edit }) =>
      edit(
        'services/roofing.md',
        /^ {2}title: .*$/m,
        "  title: 'Roofing: Rockford | Harlow Ridge'",
      ),
    file: 'services/roofing.md',
    rule: 'title-company',
    mark: ' | Harlow Ridge',
  },
  {
    name: 'a search description that another page has',
    make: async ({ edit }) => {
      for (const file of ['about.yaml', 'reviews.yaml']) {
        await edit(file, /^ {2}description: .*$/m, `  description: ${twice}`);
      }
    },
    file: 'reviews.yaml',
    rule: 'duplicate-description',
    mark: 'A description that',
  },
  {
    name: 'a page with the keywords of another one',
    make: async ({ edit, read }) => {
      const list = /^ {2}keywords:\n(?: {4}- .*\n)+/m;
      const [keywords = ''] = list.exec(await read('services/siding.md')) ?? [];
      await edit('services/gutters.md', list, keywords);
    },
    file: 'services/gutters.md',
    rule: 'duplicate-keywords',
    mark: 'keywords:',
  },
  {
    name: 'a city’s page that is another’s with the name changed',
    make: async ({ edit, read }) => {
      const [, body = ''] = (await read('cities/rockton.md')).split(/\n---\n/);
      await edit(
        'cities/byron.md',
        /\n---\n[\s\S]*$/,
        `\n---\n${body.replaceAll('Rockton', 'Byron')}`,
      );
    },
    file: 'cities/rockton.md',
    rule: 'copied-city',
    mark: /(?<=\n---\n\n)/,
  },
  {
    name: 'questions of another city with the name changed',
    make: async ({ edit }) => {
      for (const city of ['byron', 'rockton'])
        await edit(`cities/${city}.md`, /^seo:$/m, `${askedAround(city)}$&`);
    },
    file: 'cities/rockton.md',
    rule: 'copied-city',
    mark: 'questions:',
  },
  {
    name: 'a picture of another city',
    make: ({ edit }) => edit('cities/rockton.md', 'cities/rockton.svg', 'cities/byron.svg'),
    file: 'cities/rockton.md',
    rule: 'copied-picture',
    mark: /(?<=alt: ).*/,
  },
  {
    name: 'an owner’s answer below a review of several lines',
    make: ({ edit }) =>
      edit(
        'testimonials/ron-b-byron.yaml',
        /^text: (.*)$/m,
        'text: |-\n  $1\n  Response from the owner: thank you.',
      ),
    file: 'testimonials/ron-b-byron.yaml',
    rule: 'left-over',
    mark: 'Response from the owner',
  },
  {
    name: 'a city that is not in the list of places',
    make: ({ edit }) => edit('service-areas.yaml', /^ {6}city: byron\n/m, ''),
    file: 'cities/byron.md',
    rule: 'unlisted-city',
  },
  {
    name: 'a heading of another city',
    make: ({ edit }) => edit('cities/byron.md', /^heading: .*$/m, 'heading: Roofing in Rockton'),
    file: 'cities/byron.md',
    rule: 'other-city',
    mark: 'Roofing in Rockton',
  },
  {
    name: 'a city in the other state',
    make: ({ edit }) => edit('cities/byron.md', /^state: IL$/m, 'state: WI # Or Illinois?'),
    file: 'cities/byron.md',
    rule: 'other-state',
    mark: 'state: WI #',
  },
  {
    name: 'a city’s name with its state',
    make: ({ edit }) => edit('cities/byron.md', /^name: Byron$/m, 'name: Byron, IL'),
    file: 'cities/byron.md',
    rule: 'invalid-value',
    mark: 'Byron, IL',
  },
  {
    name: 'a text that was pasted twice',
    make: async ({ edit, read }) => {
      const [, text = ''] = /\n---\n([\s\S]*)$/.exec(await read(post)) ?? [];
      await edit(post, /(?<=\n---\n)[\s\S]*$/, `${text}${text.replaceAll(/^##.*$/gm, '')}`);
    },
    file: post,
    rule: 'repeated-paragraph',
    mark: 'Hold a basic',
    lastMark: true,
  },
  {
    name: 'what a chat writes behind an address',
    make: ({ addParagraph }) =>
      addParagraph(post, 'Ask [the state](https://idfpr.illinois.gov/?utm_source=chatgpt.com).'),
    file: post,
    rule: 'left-over',
    mark: '[the state]',
  },
  {
    name: 'a search description of another city',
    make: ({ edit }) =>
      edit('cities/byron.md', 'Roofers for Byron and rural Ogle County', 'Roofers for Rockton'),
    file: 'cities/byron.md',
    rule: 'other-city',
    mark: 'Roofers for Rockton',
  },
  {
    name: 'a text that asks for what the company has not given',
    make: ({ addParagraph }) => addParagraph(post, 'Write to {email}.'),
    file: post,
    rule: 'unset-fact',
    mark: '{email}',
  },
  {
    name: 'a field that asks for hours that no office has',
    make: ({ edit }) => edit('reviews.yaml', /^intro: .*$/m, 'intro: Our door is open {hours}.'),
    file: 'reviews.yaml',
    rule: 'unset-fact',
    mark: '{hours}',
  },
  {
    name: 'our phone number written out',
    make: ({ addParagraph }) => addParagraph(post, 'Call (815) 555-0142 today.'),
    file: post,
    rule: 'written-fact',
    mark: '(815)',
  },
  {
    name: 'our street written out',
    make: ({ edit }) =>
      edit('reviews.yaml', /^intro: .*$/m, 'intro: We sit at 418 Ridgepole Lane.'),
    file: 'reviews.yaml',
    rule: 'written-fact',
    mark: '418',
  },
  {
    name: 'hours written out, of emergencies',
    make: ({ addParagraph }) => addParagraph(post, 'For emergencies we are here 24/7.'),
    file: post,
    rule: 'written-fact',
    mark: '24/7',
  },
  {
    name: 'a warranty written out at the start of a field',
    make: ({ edit }) =>
      edit('reviews.yaml', /^intro: .*$/m, 'intro: Ten years on our workmanship, in writing.'),
    file: 'reviews.yaml',
    rule: 'written-fact',
    mark: 'Ten years',
  },
  {
    name: 'a warranty written out, its years in words',
    make: ({ addParagraph }) => addParagraph(post, 'Ours is a ten-year workmanship warranty.'),
    file: post,
    rule: 'written-fact',
    mark: 'ten-year',
  },
  {
    name: 'a warranty of other years',
    make: ({ addParagraph }) => addParagraph(post, 'We give a 12-year workmanship warranty.'),
    file: post,
    rule: 'other-warranty',
    mark: '12-year',
  },
  {
    name: 'a warranty of other years, behind its name',
    make: ({ addParagraph }) => addParagraph(post, 'Our workmanship warranty is 15 years.'),
    file: post,
    rule: 'other-warranty',
    mark: 'workmanship warranty is',
  },
  {
    name: 'a warranty for a lifetime',
    make: ({ addParagraph }) => addParagraph(post, 'You get a lifetime workmanship warranty.'),
    file: post,
    rule: 'other-warranty',
    mark: 'lifetime',
  },
  {
    name: 'another time in which requests are answered',
    make: (copy) =>
      promiseReply(copy, '24 hours').then(() =>
        copy.edit('contact.yaml', 'reply within 24 hours', 'reply within one business day'),
      ),
    file: 'contact.yaml',
    rule: 'other-reply',
    mark: 'we will reply within one business day',
  },
  {
    name: 'a text that is too long once it is filled in',
    make: ({ edit }) =>
      edit('home.yaml', /^ {2}eyebrow: .*$/m, `  eyebrow: We sit at {office}${' now'.repeat(20)}`),
    file: 'home.yaml',
    rule: 'too-long',
    mark: 'We sit at {office}',
  },
  {
    name: 'another phone number',
    make: ({ addParagraph }) => addParagraph(post, 'Call 815-555-0199 today.'),
    file: post,
    rule: 'other-phone',
    mark: '815-555-0199',
  },
  {
    name: 'another phone number in a review',
    make: ({ edit }) => edit(review, /^text: .*$/m, 'text: I called 815-555-0199 and they came.'),
    file: review,
    rule: 'other-phone',
    mark: '815-555-0199',
  },
  {
    name: 'another phone number in a table',
    make: ({ addParagraph }) =>
      addParagraph(
        post,
        'ComEd answers 1-800-334-7661.\n\n| Who | Number |\n| --- | --- |\n| Our office | 815-555-0199 |',
      ),
    file: post,
    rule: 'other-phone',
    mark: '815-555-0199',
  },
  {
    name: 'another email address',
    make: async ({ edit, addParagraph }) => {
      await edit('site.yaml', /^offices:$/m, 'email: office@harlowridge.com\n$&');
      await addParagraph(post, 'You can email us at harlow.roofs@gmail.com about hail.');
    },
    file: post,
    rule: 'other-email',
    mark: 'email us at',
  },
  {
    name: 'our email address with a slip',
    make: async ({ edit, addParagraph }) => {
      await edit('site.yaml', /^offices:$/m, 'email: office@harlowridge.com\n$&');
      await addParagraph(
        post,
        'Photos go to office@harlowrigde.com, bills to pay@harlowridge.com.',
      );
    },
    file: post,
    rule: 'other-email',
    mark: 'office@harlowrigde',
  },
  {
    name: 'another street address',
    make: ({ addParagraph }) => addParagraph(post, 'Visit us at 420 Ridgepole Lane today.'),
    file: post,
    rule: 'other-address',
    mark: '420 Ridgepole Lane',
  },
  {
    name: 'a promise to pay the deductible',
    make: ({ addParagraph }) =>
      addParagraph(post, 'After hail we will gladly waive your deductible.'),
    file: post,
    rule: 'forbidden-claim',
    mark: 'we will gladly',
  },
  {
    name: 'a promise to negotiate',
    make: ({ addParagraph }) => addParagraph(post, 'We negotiate with your insurer.'),
    file: post,
    rule: 'forbidden-claim',
    mark: 'We negotiate',
  },
  {
    name: 'a free roof',
    make: ({ edit }) => edit('reviews.yaml', /^intro: .*$/m, 'intro: Get a free roof this spring.'),
    file: 'reviews.yaml',
    rule: 'forbidden-claim',
    mark: 'free roof',
  },
  {
    name: 'a file that is not in the common form',
    make: ({ edit }) => edit('reviews.yaml', /^heading: .*$/m, 'heading: "What neighbors say"'),
    file: 'reviews.yaml',
    rule: 'not-canonical',
    mark: 'heading: "What',
  },
  {
    name: 'a link without words',
    make: ({ addParagraph }) => addParagraph(post, '[](/contact) for more.'),
    file: post,
    rule: 'link-text',
    mark: '[](/contact)',
  },
  {
    name: 'bold words as HTML',
    make: ({ addParagraph }) => addParagraph(post, 'Act <b>now.'),
    file: post,
    rule: 'no-html',
    mark: '<b>',
  },
  {
    name: 'bold words between signs of HTML',
    make: ({ addParagraph }) => addParagraph(post, 'Act <strong>now</strong>, please.'),
    file: post,
    rule: 'no-html',
    mark: '<strong>',
  },
  {
    name: 'a link as HTML',
    make: ({ addParagraph }) =>
      addParagraph(post, 'Do <a href="/contact" target="_blank">ask us</a>.'),
    file: post,
    rule: 'no-html',
    mark: '<a href',
  },
  {
    name: 'a file name as a description in a text',
    make: ({ addParagraph }) => addParagraph(post, '![IMG_2041.jpg](../images/heroes/home.svg)'),
    file: post,
    rule: 'poor-description',
    mark: '![IMG_2041',
  },
  {
    name: 'no deductible',
    make: ({ addParagraph }) => addParagraph(post, 'You pay no deductible with us.'),
    file: post,
    rule: 'forbidden-claim',
    mark: 'no deductible',
  },
  {
    name: 'a sign of no width in copied words',
    make: ({ addParagraph }) => addParagraph(post, 'A new roof\u200b for you.'),
    file: post,
    rule: 'hidden-sign',
    mark: '\u200b',
  },
  {
    name: 'the heading of another article',
    make: async ({ edit, read }) =>
      edit(post, /^title: .*$/m, lineOf(await read(earlier), 'title')),
    file: post,
    rule: 'duplicate-heading',
    mark: /(?<=^title: )/m,
  },
  {
    name: 'the summary of another article',
    make: async ({ edit, read }) =>
      edit(post, /^excerpt: .*$/m, lineOf(await read(earlier), 'excerpt')),
    file: post,
    rule: 'duplicate-summary',
    mark: /(?<=^excerpt: )/m,
  },
  {
    name: 'the words of another customer',
    make: async ({ edit, read }) =>
      edit(review, /^text: .*$/m, lineOf(await read('testimonials/dana-k-rockford.yaml'), 'text')),
    file: review,
    rule: 'duplicate-review',
    mark: /(?<=^text: )/m,
  },
  {
    name: 'the whole text of another article',
    make: async ({ read, write }) => {
      const [, fields] = (await read(post)).split('---\n');
      const [, , ...body] = (await read(earlier)).split('---\n');
      await write(post, ['', fields, ...body].join('---\n'));
    },
    file: post,
    rule: 'copied-text',
    mark: /(?<=\n---\n\n)/,
  },
  {
    name: 'most of the text of another service',
    make: async ({ edit, read }) => {
      const [, , ...body] = (await read('services/siding.md')).split('---\n');
      const text = body.join('---\n').replace(/^\n.*\n/, '\nGutters carry the rain away.\n');
      await edit('services/gutters.md', /(?<=\n---\n)[\s\S]*$/, text);
    },
    file: 'services/gutters.md',
    rule: 'repeated-text',
    mark: /(?<=\n---\n\n)/,
  },
  {
    name: 'the picture and the description of another service',
    make: async ({ edit, read }) => {
      const picture = /^image:\n(?: {2}.*\n)+/m;
      const [copied = ''] = picture.exec(await read('services/siding.md')) ?? [];
      await edit('services/gutters.md', picture, copied);
    },
    file: 'services/gutters.md',
    rule: 'copied-picture',
    mark: /(?<=^ {2}alt: )/m,
  },
  {
    name: 'a text that still speaks of the city that it was copied from',
    make: ({ addParagraph }) =>
      addParagraph('cities/edwardsville.md', 'Rockton is windy. In Rockton, roofs last.'),
    file: 'cities/edwardsville.md',
    rule: 'other-city',
    mark: 'Rockton is',
  },
  {
    name: 'a number of reviews in a field',
    make: ({ edit }) => edit('reviews.yaml', 'The {reviews} above', 'The nine reviews above'),
    file: 'reviews.yaml',
    rule: 'wrong-count',
    mark: 'The nine reviews',
  },
  {
    name: 'a number of reviews at the start of a field',
    make: ({ edit }) =>
      edit('reviews.yaml', /^intro: .*$/m, 'intro: 40 reviews, all of five stars.'),
    file: 'reviews.yaml',
    rule: 'wrong-count',
    mark: '40 reviews',
  },
  {
    name: 'a number of articles in a text',
    make: ({ addParagraph }) => addParagraph(post, 'See our 24 articles.'),
    file: post,
    rule: 'wrong-count',
    mark: 'our 24',
  },
  {
    name: 'a number of steps in a heading above them',
    make: ({ edit }) => edit('home.yaml', 'heading: Four steps', 'heading: Three steps'),
    file: 'home.yaml',
    rule: 'list-count',
    mark: 'Three steps',
  },
  {
    name: 'a number of things in a sentence above a list',
    make: ({ addParagraph }) =>
      addParagraph(post, 'Slate is heavy. We look at three **other** things:\n\n- Nails\n- Wood'),
    file: post,
    rule: 'list-count',
    mark: 'Slate is',
  },
  {
    name: 'a number of steps above a block of them',
    make: ({ addParagraph }) =>
      addParagraph(post, '## Our 3 steps\n\n:::steps\n1. Call us\n2. Wait\n:::'),
    file: post,
    rule: 'list-count',
    mark: '3 steps',
  },
  {
    name: 'a gap of a template in a text',
    make: ({ addParagraph }) => addParagraph(post, 'We mend roofs in [Your City].'),
    file: post,
    rule: 'left-over',
    mark: '[Your City]',
  },
  {
    name: 'a gap of a template in a field',
    make: ({ edit }) => edit(post, /^location: .*$/m, 'location: Near [City]'),
    file: post,
    rule: 'left-over',
    mark: '[City]',
  },
  {
    name: 'what a chat left in a text',
    make: ({ addParagraph }) =>
      addParagraph(post, 'Hail bruises shingles. :contentReference[oaicite:0]{index=0}'),
    file: post,
    rule: 'left-over',
    mark: ':contentReference',
  },
  {
    name: 'what Google writes below a review',
    make: ({ edit }) => edit(review, /(?<=^text: ).*$/m, 'Neat and quick. The best in… More'),
    file: review,
    rule: 'left-over',
    mark: '… More',
  },
  {
    name: 'a chat’s number of a source',
    make: ({ addParagraph }) => addParagraph(post, 'Hail bruises shingles.[1][2] Look for dents.'),
    file: post,
    rule: 'left-over',
    mark: '[1]',
  },
  {
    name: 'the mark of a comment in Word',
    make: ({ addParagraph }) => addParagraph(post, 'Hail bruises shingles[AS1] of any age.'),
    file: post,
    rule: 'left-over',
    mark: '[AS1]',
  },
];

/** An article that existed before. */
const earlier = 'posts/illinois-insurance-claim-maximization.md';

const lineOf = (text: string, field: string) =>
  new RegExp(`^${field}: .*$`, 'm').exec(text)?.[0] ?? '';

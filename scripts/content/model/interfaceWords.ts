import type { SingleType } from './contentType.ts';
import { filledText, group, list, text } from './fields.ts';

/** Text of the site’s own controls. */
const words = (title: string, description: string, ...fills: string[]) =>
  filledText(title, description, fills, { max: 120 });

/** Text that is only read aloud by screen readers. */
const spoken = (title: string, description: string, ...fills: string[]) =>
  words(title, `${description}; read aloud to people who can’t see it`, ...fills);

const interfaceSchema = group(
  'Interface',
  'The text of buttons, menus and labels that belong to no single page',
  {
    layout: group('Every page', 'The text around each page', {
      skipLink: words('Skip link', 'The first link on each page, for people who use the keyboard'),
      home: spoken('Home link', 'The company’s name at the top', 'company'),
      mainMenu: spoken('Main menu', 'The menu on wide screens'),
      phoneMenu: words('Phone menu', 'The word beside the button that opens the menu on phones'),
      quickContact: spoken('Phone bar', 'The bar at the bottom on phones'),
      footer: spoken('Footer', 'The lists of links at the bottom'),
      licences: words('Licenses', 'Above the licenses in the footer'),
      certifications: words('Certifications', 'Above the certifications in the footer'),
      rights: words('Rights', 'After the copyright in the footer'),
      smallPrint: spoken('Small print', 'The links beside the copyright'),
      breadcrumbs: spoken('Breadcrumbs', 'The way from the home page to an article'),
      sidebar: spoken('Sidebar', 'The column beside a service’s text'),
      newTab: spoken('New tab', 'Follows a link to another site'),
      preview: words('Preview', 'The ribbon on each page while the site is a preview with samples'),
      failure: words('Failure', 'Shown in place of a part of a page that failed'),
    }),
    proof: list(
      text('Reason', 'A few words, for example Licensed in two states', { max: 80 }),
      'Proof',
      'What speaks for the company, on a line below the buttons at the top of the home, service and city pages',
      { max: 4 },
    ).optional(),
    notice: group('Notice', 'The bar above the header', {
      name: spoken('Name', 'The bar above the header'),
      close: spoken('Close', 'The button that closes the bar'),
    }),
    article: group('Articles', 'The text around an article', {
      contents: words('Contents', 'Above the list of an article’s headings, on wide screens'),
      readingTime: words('Reading time', 'Beside an article’s date', 'minutes'),
    }),
    carousel: group('Carousels', 'The rows of slides and the large pictures', {
      name: spoken('Carousel', 'What a row of slides is called'),
      slide: spoken('Slide', 'What one of them is called'),
      position: words('Position', 'Which one is shown', 'current', 'total'),
    }),
    projects: group('Projects', 'The gallery’s carousel, filter and large pictures', {
      name: spoken('Name', 'The carousel of projects'),
      slides: spoken('Slides', 'Its slides'),
      previous: spoken('Previous', 'The button that goes back'),
      next: spoken('Next', 'The button that goes forward'),
      categories: spoken('Categories', 'The filter’s buttons'),
      one: words('One project', 'Above the projects when there is just one', 'total'),
      all: words('All projects', 'Above the projects when all are shown', 'total'),
      some: words('Some projects', 'Above the projects that a filter leaves', 'shown', 'total'),
      close: words('Close', 'The button that closes a large picture'),
      facts: group('Facts', 'In front of what is known about a project', {
        show: words('Show', 'Opens what is known about a project'),
        problem: words('Problem', 'In front of what was wrong'),
        work: words('Work', 'In front of what was done'),
        result: words('Result', 'In front of what the owner has now'),
        town: words('Town', 'In front of where it is'),
        material: words('Material', 'In front of what it is made of'),
        time: words('Time', 'In front of how long it took'),
        day: words('One day', 'When it took one day', 'days'),
        days: words('Several days', 'When it took longer', 'days'),
      }),
      ask: words('Ask', 'The button below a large picture; leads to the estimate form'),
      note: words('Note', 'What that button writes in the form’s description', 'title'),
    }),
    testimonials: group('Testimonials', 'What customers say', {
      name: spoken('Name', 'The carousel of testimonials'),
      slides: spoken('Slides', 'Its slides'),
      show: spoken('Dot', 'The button for one testimonial', 'current', 'total'),
      pause: words('Pause', 'The button while they change automatically'),
      play: words('Play', 'The button while they are paused'),
      subject: spoken('What is paused', 'Follows the text on that button'),
      stars: spoken('Stars', 'A row of stars', 'rating'),
    }),
    comparison: group('Before and after', 'The two pictures of a house', {
      before: words('Before', 'On the picture from before the work'),
      after: words('After', 'On the picture from after the work'),
      name: spoken('Name', 'The divider between the two', 'title'),
      share: spoken('Share', 'How much of each is shown, in percent', 'before', 'after'),
      pictureBefore: words('First picture', 'Its name for search engines', 'title'),
      pictureAfter: words('Second picture', 'Its name for search engines', 'title'),
    }),
    form: group('Forms', 'The estimate form and the newsletter', {
      closeMessage: spoken('Close', 'The button that closes a form’s message'),
    }),
    numbers: list(
      words('Number', 'A number as a word'),
      'Numbers',
      'Numbers as words, from zero up; larger numbers are written in digits',
      { max: 101 },
    ),
  },
);

export const interfaceType = {
  file: 'interface.yaml',
  type: 'InterfaceWords',
  schema: interfaceSchema,
} as const satisfies SingleType;

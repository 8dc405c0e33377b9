import { telHref } from '../../../scripts/content/model/published.ts';

/** Words that every page must show according to the product’s specification. */
export const everyPage: readonly string[] = ['Available 24/7', 'Rockford, IL'];

const estimate: readonly string[] = [
  'Get Your Free Roofing Estimate',
  'Request Your Free Estimate',
  'This is an emergency repair request (24-hour response needed)',
  'Licensed & Fully Insured',
  'Free Inspections & Estimates',
  'Expert Storm Damage Assessment',
  'Quality Materials & Workmanship',
  'Emergency Repair Services',
  'Available 24/7 for Emergency Repairs',
];

const service: readonly string[] = [
  'Book Free Inspection',
  'Ready to Get Started',
  'Restoration Services',
  'Contact Us',
  'Open 24/7',
  ...estimate,
];

const city = (name: string) => [`Need Roofing Services in ${name}`, ...estimate];

export const pageTexts: Readonly<Record<string, readonly string[]>> = {
  '/': ['Get Started', 'Discover More', 'Start My Project', 'Get Free Quote', ...estimate],
  '/contact': ['Get Directions', ...estimate],
  '/services/roofing': ['Class 4', '20-year', '50-year', '10-year', '130 MPH', ...service],
  '/services/commercial-roofing': service,
  '/services/roof-repair': ['72 hours', ...service],
  '/services/storm-damage': ['72 hours', ...service],
  '/services/roof-replacement': ['financing', '50-year', '10-year', '130 MPH', ...service],
  '/services/siding': service,
  '/services/gutters': service,
  '/restoration/fire-damage': service,
  '/restoration/water-damage': ['Category 1', 'Category 2', 'Category 3', ...service],
  '/restoration/duct-cleaning': service,
  '/restoration/carpet-cleaning': service,
  '/service-areas/machesney-park': city('Machesney Park'),
  '/service-areas/rockford': city('Rockford'),
  '/service-areas/loves-park': city('Loves Park'),
  '/service-areas/byron': city('Byron'),
  '/service-areas/rockton': city('Rockton'),
  '/service-areas/edwardsville': ['Edwardsville, WI', 'no-obligation', ...city('Edwardsville')],
  '/service-areas/madison': [
    'Madison, WI',
    'Ice dam removal',
    'Snow load',
    'Winter weatherization',
    'no-obligation',
    ...city('Madison'),
  ],
  '/about': ['South Beloit', 'Cherry Valley', 'Janesville'],
  '/blog': ['December 15, 2024', 'November 22, 2024', 'Read Full Article', 'Subscribe'],
  '/blog/roscoe-premium-shingles': ['December 15, 2024', 'View All'],
  '/gallery': [],
  '/reviews': [],
};

/** What a part of a page must consist of, in this order. */
interface PagePart {
  /** The page, or the folder of all pages that have the part. */
  on: string;
  /** The id of the heading that names it. */
  named: string;
  /** The headings of its items, or only how many there are. */
  items?: readonly string[] | number;
  /** Where its links lead. */
  links?: readonly string[];
}

const form = '#contact-form';

/** @param phone the company’s number */
export function pageParts(phone: string): PagePart[] {
  const call = telHref(phone);
  const panel = { named: 'call-heading', links: [call, '/contact'] };
  return [
    { on: '/', named: 'page-heading', links: [form, call, '#services'] },
    {
      on: '/',
      named: 'process-heading',
      items: [
        'Book A Free Estimate',
        'Choose Your Materials & Confirm Scope',
        'Insurance & Financing Assistance',
        'Professional Installation',
      ],
      links: [form],
    },
    {
      on: '/',
      named: 'services-heading',
      items: [
        'Roofing',
        'Commercial Roofing',
        'Roof Repair',
        'Storm & Hail Damage',
        'Roof Replacement & Installation',
        'Siding',
      ],
      links: [
        '/services/roofing',
        '/services/commercial-roofing',
        '/services/roof-repair',
        '/services/storm-damage',
        '/services/roof-replacement',
        '/services/siding',
      ],
    },
    { on: '/', named: 'advantages-heading', items: 4, links: [form] },
    { on: '/', named: 'premier-heading', links: [call, form] },
    { on: '/', named: 'areas-heading', items: ['Illinois', 'Wisconsin'] },
    ...['/services/', '/restoration/'].flatMap((on) => [
      { on, named: 'page-heading', links: [call, form] },
      { on, named: 'ready-heading', links: [form] },
    ]),
    { on: '/service-areas/', named: 'page-heading', links: [form, call] },
    { on: '/service-areas/', named: 'call-heading', links: [form] },
    { on: '/about', named: 'differentiators-heading', items: 4 },
    { on: '/gallery', named: 'before-after-heading', items: 2 },
    { on: '/gallery', named: 'featured-heading', items: 8 },
    { on: '/gallery', named: 'projects-heading', items: 8 },
    ...['/about', '/gallery', '/blog', '/blog/'].map((on) => ({ on, ...panel })),
  ];
}

/** The parts of the home page, by the ids of their headings, in their order. */
export const homeParts: readonly string[] = [
  'page-heading',
  'process-heading',
  'services-heading',
  'advantages-heading',
  'premier-heading',
  'areas-heading',
  'testimonials-heading',
  'estimate-heading',
];

/** The places on the home page: twelve in Illinois, eight in Wisconsin. */
export const places: readonly string[] = [
  ...['Rockford', 'Machesney Park', 'Loves Park', 'Byron', 'Rockton', 'Belvidere', 'Freeport'],
  ...['Oregon', 'Winnebago', 'Roscoe', 'Cherry Valley', 'Pecatonica'],
  ...['Madison', 'Edwardsville', 'Janesville', 'Beloit', 'Wisconsin Dells', 'Sun Prairie'],
  ...['Middleton', 'Fitchburg'],
];

/** Those that have a page: five in Illinois, two in Wisconsin. */
export const linkedPlaces: readonly string[] = [...places.slice(0, 5), ...places.slice(12, 14)];

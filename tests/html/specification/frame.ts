/** The groups of the menu in the header, and where its links lead, in order. */
export const menu = {
  groups: ['Services', 'Restoration', 'Service Areas', 'About'],
  links: [
    '/services/roofing',
    '/services/commercial-roofing',
    '/services/roof-repair',
    '/services/storm-damage',
    '/services/roof-replacement',
    '/services/siding',
    '/services/gutters',
    '/restoration/fire-damage',
    '/restoration/water-damage',
    '/restoration/duct-cleaning',
    '/restoration/carpet-cleaning',
    '/service-areas/machesney-park',
    '/service-areas/rockford',
    '/service-areas/loves-park',
    '/service-areas/byron',
    '/service-areas/rockton',
    '/service-areas/edwardsville',
    '/service-areas/madison',
    '/reviews',
    '/about',
    '/gallery',
    '/blog',
    '/contact',
  ],
} as const;

/** The quick links of the footer. */
export const footerLinks = [
  { words: 'Roofing', href: '/services/roofing' },
  { words: 'Commercial', href: '/services/commercial-roofing' },
  { words: 'Repairs', href: '/services/roof-repair' },
  { words: 'Storm Damage', href: '/services/storm-damage' },
  { words: 'About Us', href: '/about' },
  { words: 'Reviews', href: '/reviews' },
  { words: 'Gallery', href: '/gallery' },
  { words: 'Contact', href: '/contact' },
] as const;

/** What the estimate form says. */
export const specifiedForm = {
  messages: {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    phone: 'Phone number is required',
    email: 'Please enter a valid email address',
    address: 'Address is required',
    city: 'City is required',
    state: 'State is required',
    zipCode: 'ZIP code is required',
    serviceType: 'Please select a service type',
    preferredContactMethod: 'Please select preferred contact method',
  },
  serviceTypes: {
    inspection: 'Free Roof Inspection',
    repair: 'Roof Repair',
    replacement: 'Roof Replacement',
    'storm-damage': 'Storm Damage Assessment',
    gutters: 'Gutter Installation/Repair',
    siding: 'Siding Installation/Repair',
    insurance: 'Insurance Claims Assistance',
  },
  contactMethods: { phone: 'Phone Call', email: 'Email', text: 'Text Message' },
  groups: ['Contact Information', 'Property Information', 'Service Details'],
  submit: { label: 'Get My Free Estimate', sendingLabel: 'Sending Request...' },
  success: {
    title: 'Request Submitted Successfully!',
    text: "We'll contact you within 24 hours to schedule your free inspection.",
  },
  failure: {
    title: 'Error',
    text: 'Something went wrong. Please try again or call us directly.',
  },
} as const;

/** What the gallery can be narrowed to, and what it says where that leaves nothing. */
export const galleryFilter = {
  categories: ['All Projects', 'Roofing', 'Siding', 'Storm Damage', 'Commercial', 'Gutters'],
  emptyText: 'No projects in this category yet. Check back soon!',
} as const;

/** What pages for unknown addresses say: of a page, and of an article. */
export const notFoundWords = [
  { heading: 'Page Not Found', link: 'Return Home', href: '/' },
  { heading: 'Blog Post Not Found', link: 'Back to Blog', href: '/blog' },
] as const;

/** What the documentation requires and recommends for a node of one type. */
interface DocumentedType {
  source: string;
  required: readonly string[];
  recommended: readonly string[];
}

const google = 'https://developers.google.com/search/docs/appearance/structured-data';
const schema = 'https://schema.org';

const webPage: DocumentedType = {
  source: `${schema}/WebPage`,
  required: ['@id', 'url', 'name', 'isPartOf'],
  recommended: ['description', 'inLanguage'],
};

/**
 * Every type that a page may use. Omitted recommendations: what a contractor does not have (menus,
 * cuisines, departments, price ranges); the office’s hours and our pages on other sites, which the
 * sample content does not have; and `review` and `aggregateRating`, as nobody may rate themselves.
 */
export const documentedTypes: Readonly<Record<string, DocumentedType>> = {
  RoofingContractor: {
    source: `${google}/local-business`,
    required: ['@id', 'name', 'address'],
    recommended: [
      'alternateName',
      'areaServed',
      'contactPoint',
      'description',
      'geo',
      'hasCredential',
      'hasOfferCatalog',
      'image',
      'logo',
      'telephone',
      'url',
    ],
  },
  PostalAddress: {
    source: `${google}/local-business`,
    required: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
    recommended: [],
  },
  GeoCoordinates: {
    source: `${google}/local-business`,
    required: ['latitude', 'longitude'],
    recommended: [],
  },
  ContactPoint: {
    source: `${schema}/ContactPoint`,
    required: ['contactType', 'telephone'],
    recommended: ['hoursAvailable'],
  },
  OpeningHoursSpecification: {
    source: `${google}/local-business`,
    required: ['dayOfWeek', 'opens', 'closes'],
    recommended: [],
  },
  WebSite: {
    source: 'https://developers.google.com/search/docs/appearance/site-names',
    required: ['@id', 'name', 'url'],
    recommended: ['alternateName', 'inLanguage', 'publisher'],
  },
  FAQPage: {
    source: `${google}/faqpage`,
    required: ['@id', 'isPartOf', 'mainEntity'],
    recommended: [],
  },
  Question: {
    source: `${google}/faqpage`,
    required: ['name', 'acceptedAnswer'],
    recommended: [],
  },
  Answer: {
    source: `${google}/faqpage`,
    required: ['text'],
    recommended: [],
  },
  WebPage: webPage,
  AboutPage: webPage,
  ContactPage: webPage,
  CollectionPage: webPage,
  ImageGallery: {
    ...webPage,
    source: `${schema}/ImageGallery`,
    required: [...webPage.required, 'associatedMedia'],
  },
  BreadcrumbList: {
    source: `${google}/breadcrumb`,
    required: ['@id', 'itemListElement'],
    recommended: [],
  },
  ListItem: {
    source: `${google}/breadcrumb`,
    required: ['position', 'name', 'item'],
    recommended: [],
  },
  Service: {
    source: `${schema}/Service`,
    required: ['@id', 'name', 'url', 'provider', 'areaServed', 'serviceType'],
    recommended: ['description', 'image'],
  },
  OfferCatalog: {
    source: `${schema}/OfferCatalog`,
    required: ['name', 'itemListElement'],
    recommended: [],
  },
  Offer: { source: `${schema}/Offer`, required: ['name', 'url'], recommended: [] },
  BlogPosting: {
    source: `${google}/article`,
    required: ['@id', 'url'],
    recommended: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  },
  Blog: {
    source: `${schema}/Blog`,
    required: ['@id', 'name', 'url', 'blogPost'],
    recommended: ['description', 'inLanguage', 'publisher'],
  },
  ImageObject: {
    source: `${google}/image-license-metadata`,
    required: ['contentUrl'],
    recommended: ['url', 'width', 'height', 'caption', 'creator', 'creditText'],
  },
  State: { source: `${schema}/State`, required: ['@id', 'name'], recommended: [] },
  City: { source: `${schema}/City`, required: ['name', 'containedInPlace'], recommended: [] },
  Place: { source: `${schema}/Place`, required: ['name'], recommended: [] },
  EducationalOccupationalCredential: {
    source: `${schema}/EducationalOccupationalCredential`,
    required: ['credentialCategory', 'identifier', 'name', 'validIn'],
    recommended: [],
  },
};

import { cities } from '#content/cities';
import { services } from '#content/services';

/**
 * What pages show and say beyond their own data. The build uses it, too: a page is rendered again
 * when its data or any of this changes, so the renderer must not read content anywhere else.
 */
export { blog } from '#content/blog';
export { calendar } from '#content/calendar';
export { contacts } from '#content/contacts';
export { estimateForm } from '#content/estimateForm';
export { interfaceWords } from '#content/interfaceWords';
export { navigation } from '#content/navigation';
export { preview as isPreview } from '#content/preview';
export { security } from '#content/security';
export { serviceAreas } from '#content/serviceAreas';
export { site } from '#content/site';

/** All that other pages show of these, so editing a service or a city renders only its own page. */
export const servicePages = services.map(({ name, path }) => ({ name, path }));
export const sampleCities = cities.filter(({ placeholder }) => placeholder).map(({ slug }) => slug);

import { cities } from '#content/cities';
import { services } from '#content/services';

/**
 * What pages show and say beyond their own data. The build looks here, too: a page is rendered again
 * when its data or any of this changes, so nothing else of the renderer reads content.
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

/** Pages show no more of these, so an edit of a service or a city renders no page but its own. */
export const servicePages = services.map(({ name, path }) => ({ name, path }));
export const sampleCities = cities.filter(({ placeholder }) => placeholder).map(({ slug }) => slug);

import type { Page, Route } from '@playwright/test';

/** What the island says when it throws. */
export const message = 'The testimonials could not be put together.';

/** Answers the requests for an island’s own code; all other files load normally. */
export async function onIslandCode(
  page: Page,
  answer: (route: Route) => Promise<void> | void,
  name = 'TestimonialCarousel',
) {
  await page.route('**/assets/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const isIsland = (await response.text()).includes(`as ${name}`);
    await (isIsland ? answer(route) : route.fulfill({ response }));
  });
}

/** Makes the island throw as soon as it is rendered. */
export const breakIsland = (page: Page) =>
  onIslandCode(page, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const TestimonialCarousel = () => { throw new Error('${message}'); };`,
    }),
  );

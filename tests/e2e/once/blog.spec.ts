import { expect, type Page } from '@playwright/test';
import { blog } from '#content/blog';
import { posts } from '#content/posts';
import { site } from '#content/site';
import { test } from '../../site.ts';

const { newsletter } = blog;

// In one window: a new one for each article takes longer than the look at it.
test('each article can be shared and leads on', async ({ page }) => {
  for (const post of posts) await test.step(post.path, () => expectShared(page, post));
});

async function expectShared(page: Page, post: (typeof posts)[number]): Promise<void> {
  await page.goto(post.path);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  const links = page.getByRole('complementary').getByRole('link');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    const { searchParams } = new URL(String(await link.getAttribute('href')));
    expect([...searchParams.values()]).toEqual([canonical, post.title]);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
  const section = page.locator('section', { has: page.locator('#related-heading') });
  await expect(section.getByRole('link', { name: blog.post.viewAllLabel })).toHaveAttribute(
    'href',
    '/blog',
  );
  const related = posts.filter(
    ({ slug, category, location }) =>
      slug !== post.slug && (category === post.category || location === post.location),
  );
  const titles = await section.getByRole('heading', { level: 3 }).allTextContents();
  expect(titles).toHaveLength(Math.min(3, related.length));
  for (const title of titles) expect(related.map((one) => one.title)).toContain(title);
}

async function openNewsletter(page: Page) {
  await page.goto('/blog');
  const email = page.getByLabel(newsletter.emailLabel);
  const isValid = () => email.evaluate((field: HTMLInputElement) => field.validity.valid);
  return { email, isValid, answer: page.getByText(newsletter.afterwards) };
}

test('the newsletter takes an e-mail address alone, sends nothing and says so', async ({
  page,
}) => {
  const { email, isValid, answer } = await openNewsletter(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    // Pictures come as they near the view, and the chat when there is time.
    const { pathname } = new URL(request.url());
    const isAwaited = request.resourceType() === 'image' || pathname === site.chat?.script;
    if (!isAwaited) requests.push(request.url());
  });
  await expect(page.getByText(newsletter.privacy)).toBeVisible();
  for (const wrong of ['', 'someone']) {
    await email.fill(wrong);
    await page.keyboard.press('Enter');
    expect(await isValid()).toBe(false);
    await expect(answer).toBeHidden();
  }
  await email.fill('someone@example.com');
  await page.getByRole('button', { name: newsletter.buttonLabel }).click();
  await expect(answer).toBeVisible();
  await expect(email).toHaveValue('someone@example.com');
  await expect(page).toHaveURL(/\/blog$/);
  expect(requests).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the newsletter sends nothing either', async ({ page }) => {
    const { email } = await openNewsletter(page);
    await expect(page.getByText(newsletter.privacy)).toBeVisible();
    await email.fill('someone@example.com');
    await page.getByRole('button', { name: newsletter.buttonLabel }).click();
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(/\/blog$/);
  });
});

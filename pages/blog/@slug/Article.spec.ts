import { expect, type Page } from '@playwright/test';
import { blog } from '#content/blog';
import { posts } from '#content/posts';
import { test } from '../../../tests/site.ts';

// In one window: a new one for each article takes longer than the look at it.
test('each article can be shared and leads on', { tag: '@once' }, async ({ page }) => {
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

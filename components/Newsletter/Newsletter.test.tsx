import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { blog } from '#content/blog';
import { estimateForm } from '#content/estimateForm';
import { interfaceWords } from '#content/interfaceWords';
import { navigation } from '#content/navigation';
import { type Site, site } from '#content/site';
import { PageContextProvider } from '../PageContext/PageContext.tsx';
import { Newsletter } from './Newsletter.tsx';

const htmlWith = (newsletterDelivery: Site['newsletterDelivery']) =>
  renderToStaticMarkup(
    <PageContextProvider
      origin={{ pageUrl: `${site.url}/blog`, pageTitle: 'News' }}
      urlPathname="/blog"
      site={{ ...site, newsletterDelivery }}
      navigation={navigation}
      estimateForm={estimateForm}
      interfaceWords={interfaceWords}
      data={undefined}
    >
      <Newsletter newsletter={blog.newsletter} />
    </PageContextProvider>,
  );

test('where there is no newsletter, nothing of its band is left', () => {
  expect(htmlWith('simulated')).toContain('type="email"');
  expect(htmlWith('off')).toBe('');
});

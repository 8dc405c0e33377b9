import { expect } from '@playwright/test';
import { security } from '#content/security';
import { paths, test } from '../site.ts';

test('no page has an inline script or style but the one for preparing pages', async ({
  request,
}) => {
  for (const path of paths) {
    const rules = `<script type="speculationrules">${security.speculationRules}</script>`;
    const [before = '', after, ...more] = (await (await request.get(path)).text()).split(rules);
    expect(after, path).toBeDefined();
    expect(more).toEqual([]);
    const html = before + after;
    expect(html).not.toMatch(/ style="/);
    expect(html).not.toMatch(/<style/);
    // A JSON-LD block is data, which browsers do not run.
    expect(html).not.toMatch(/<script(?![^>]* src=|[^>]* type="application\/ld\+json")[^>]*>/);
    expect(html).not.toMatch(/ on[a-z]+="/);
  }
});

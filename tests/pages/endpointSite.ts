import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer, type Server } from 'node:http';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import sirv from 'sirv';
import { security } from '#content/security';
import { site } from '#content/site';
import type { Endpoint } from '../../components/delivery/leadRequest.ts';
import { contentSecurityPolicy } from '../../scripts/content/emit/securityFiles.ts';
import { currentFolders } from '../../scripts/content/source/folders.ts';
import { serveHere } from '../../scripts/serve/serveBuilt.ts';
import { elementsIn } from '../html/elements.ts';
import type { FormQuestion, FormVariant } from '../serveSite.ts';
import { test as base } from '../site.ts';
import { type FormName, formPaths } from './formPaths.ts';
import { type FormService, startFormService } from './formService.ts';

const root = currentFolders().site;

interface EndpointFixtures {
  service: FormService;
  /**
   * Serves the built site as if the service were in its settings for a form.
   * @param variant what the content adds to the form, and what the setting adds to the service’s
   *   address
   * @returns the address of the page with the form
   */
  serveWith: (
    format: Endpoint['format'],
    name?: FormName,
    variant?: FormVariant & { delivery?: Partial<Endpoint> },
  ) => Promise<string>;
}

export const deliveryTest = base.extend<EndpointFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  service: async ({}, use) => {
    const service = await startFormService();
    await use(service);
    await service.close();
  },

  serveWith: async ({ service }, use) => {
    const served: Awaited<ReturnType<typeof serveHere>>[] = [];
    await use(async (format, name = 'EstimateForm', { delivery: change, ...variant } = {}) => {
      const formPath = formPaths[name];
      const built = await readFile(path.join(root, `${formPath}.html`), 'utf8');
      const pageTitle = elementsIn(built, 'title')[0]?.text ?? '';
      const simulated = await renderForm({ name, pageTitle, delivery: 'simulated' });
      const fields = [{ name: 'access_key', value: 'public' }];
      const delivery: Endpoint = { endpoint: service.url, format, fields, ...change };
      const posting = await renderForm({ name, pageTitle, delivery, ...variant });
      expect(built, 'the form is rendered here as it was built').toContain(simulated);
      const policy = contentSecurityPolicy({ ...site, [settings[name]]: delivery } as never);
      expect(built, 'the page carries its policy').toContain(escaped(security.policy));
      const page = built
        .replace(simulated, () => posting)
        .replace(escaped(security.policy), () => escaped(policy));
      const opened = await serveHere(servePage(formPath, page));
      served.push(opened);
      return opened.origin + formPath;
    });
    for (const { close } of served) await close();
  },
});

/**
 * Waits for as long as the form takes to send something, so that what it sent before has arrived.
 * @param url the service’s; the request is none that it counts
 */
export const passRequest = (page: Page, url: string) =>
  page.evaluate(async (url) => {
    // The form first asks its own page whether it is online, and the browser then asks the service
    // whether it takes such content.
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    await fetch(url, { headers: { 'content-type': 'application/json' } });
  }, url);

/** The settings for the delivery of each form. */
const settings = {
  EstimateForm: 'estimateDelivery',
  NewsletterForm: 'newsletterDelivery',
} as const satisfies Record<FormName, keyof typeof site>;

const escaped = (text: string) => text.replaceAll("'", '&#x27;');

/** A server instead of interception: browsers let only pages from here post to a service here. */
function servePage(formPath: string, html: string): Server {
  const serve = sirv(root, { extensions: ['html'] });
  return createHttpServer((request, response) => {
    if (request.url?.split('?')[0] === formPath) {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
    } else {
      serve(request, response);
    }
  });
}

/** @returns the form’s island as the site renders it with a setting */
async function renderForm(question: FormQuestion): Promise<string> {
  const response = await fetch(`${process.env.FORMS_URL}`, {
    method: 'POST',
    body: JSON.stringify(question),
  });
  const html = await response.text();
  expect(response.status, html).toBe(200);
  return html;
}

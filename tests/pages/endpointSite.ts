import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect } from '@playwright/test';
import sirv from 'sirv';
import { security } from '#content/security';
import { site } from '#content/site';
import type { EstimateFormProps } from '../../components/EstimateForm/useEstimateForm.ts';
import { contentSecurityPolicy } from '../../scripts/content/emit/securityFiles.ts';
import { currentFolders } from '../../scripts/content/source/folders.ts';
import { test as base } from '../site.ts';
import { formPath } from './estimatePage.ts';
import { type FormService, startFormService } from './formService.ts';

const root = currentFolders().site;

interface EndpointFixtures {
  service: FormService;
  /**
   * Serves the built site as it would be with the service in its settings.
   * @returns the address of the page with the form
   */
  serveWith: (format: 'json' | 'form') => Promise<string>;
}

export const deliveryTest = base.extend<EndpointFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  service: async ({}, use) => {
    const service = await startFormService();
    await use(service);
    await service.close();
  },

  serveWith: async ({ service }, use) => {
    const servers: Server[] = [];
    await use(async (format) => {
      const built = await readFile(path.join(root, `${formPath}.html`), 'utf8');
      const simulated = await renderForm('simulated');
      const fields = [{ name: 'access_key', value: 'public' }];
      const posting = await renderForm({ endpoint: service.url, format, fields });
      expect(built, 'the form is rendered here as it was built').toContain(simulated);
      const endpoint = { endpoint: service.url, format };
      const policy = contentSecurityPolicy({ ...site, estimateDelivery: endpoint } as never);
      expect(built, 'the page carries its policy').toContain(escaped(security.policy));
      const page = built
        .replace(simulated, () => posting)
        .replace(escaped(security.policy), () => escaped(policy));
      const server = servePage(page);
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}${formPath}`;
    });
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  },
});

const escaped = (text: string) => text.replaceAll("'", '&#x27;');

/** A server and no interception: browsers let only pages from here post to a service here. */
function servePage(html: string): Server {
  const serve = sirv(root, { extensions: ['html'] });
  return createHttpServer((request, response) => {
    if (request.url?.startsWith(formPath)) {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
    } else {
      serve(request, response);
    }
  });
}

/** @returns the form’s island as the site renders it under a setting */
async function renderForm(delivery: EstimateFormProps['delivery']): Promise<string> {
  const response = await fetch(`${process.env.FORMS_URL}`, {
    method: 'POST',
    body: JSON.stringify(delivery),
  });
  const html = await response.text();
  expect(response.status, html).toBe(200);
  return html;
}

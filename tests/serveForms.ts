import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type ViteDevServer } from 'vite';
import { estimateForm } from '#content/estimateForm';
import { site } from '#content/site';
import { draftKey } from '../components/EstimateForm/draftKey.ts';
import type { EstimateFormProps } from '../components/EstimateForm/useEstimateForm.ts';
import { formPath } from './pages/estimatePage.ts';

/**
 * Answers a setting for the form’s delivery with the form’s island as the site renders it then. One
 * for all workers, as its compiler takes seconds to start; it starts with the first question.
 */
export async function serveForms(): Promise<{ url: string; close: () => Promise<void> }> {
  let compiler: Promise<ViteDevServer> | undefined;
  const server = createHttpServer(async (request, response) => {
    try {
      const delivery = (await json(request)) as EstimateFormProps['delivery'];
      compiler ??= startCompiler();
      response.end(await renderForm(await compiler, delivery));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      await (await compiler)?.close();
    },
  };
}

const startCompiler = () =>
  createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });

async function renderForm(vite: ViteDevServer, delivery: EstimateFormProps['delivery']) {
  const { Island } = await vite.ssrLoadModule('/components/Island/Island.tsx');
  const { EstimateForm } = await vite.ssrLoadModule(
    '/components/EstimateForm/EstimateForm.island.tsx',
  );
  const { heading, subheading, cardTitle, required, whyChoose, ...content } = estimateForm;
  const phone = site.phone.display;
  const props: EstimateFormProps = { content, delivery, phone, pageUrl: site.url + formPath };
  return renderToStaticMarkup(
    createElement(Island, {
      component: EstimateForm,
      trigger: 'interaction',
      resume: draftKey,
      props,
    }),
  );
}

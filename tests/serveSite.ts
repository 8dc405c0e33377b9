import { createServer as createHttpServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type ViteDevServer } from 'vite';
import { blog } from '#content/blog';
import { estimateForm } from '#content/estimateForm';
import { interfaceWords } from '#content/interfaceWords';
import { navigation } from '#content/navigation';
import { site } from '#content/site';
import { draftKeys } from '../components/delivery/draftStore.ts';
import type { EstimateFormProps } from '../components/EstimateForm/useEstimateForm.ts';
import type { NewsletterFormProps } from '../components/Newsletter/NewsletterForm.island.tsx';
import { scopedName } from '../scripts/build/scopedName.ts';
import { currentFolders } from '../scripts/content/source/folders.ts';
import { serveBuilt, serveHere } from '../scripts/serve/serveBuilt.ts';
import { type FormName, formPaths } from './pages/formPaths.ts';

/** Serves the built sample site for the whole run, and its forms with other settings. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const site = await serveBuilt(currentFolders().site);
  const forms = await serveForms();
  process.env.SITE_URL = site.origin;
  process.env.FORMS_URL = forms.url;
  return async () => {
    await forms.close();
    await site.close();
  };
}

/** A form, and how to render it. */
export interface FormQuestion extends FormVariant, Pick<EstimateFormProps, 'delivery'> {
  name: FormName;
  pageTitle: string;
}

/** What the estimate form may have in addition to the sample site’s. */
export interface FormVariant extends Pick<EstimateFormProps, 'serviceType'> {
  additions?: Partial<EstimateFormProps['content']>;
}

/**
 * Renders a form’s island as the site does with a given delivery setting. One server for all
 * workers, as its compiler takes seconds to start, which it does on the first request.
 */
async function serveForms(): Promise<{ url: string; close: () => Promise<void> }> {
  let compiler: Promise<ViteDevServer> | undefined;
  const server = createHttpServer(async (request, response) => {
    try {
      const question = (await json(request)) as FormQuestion;
      compiler ??= startCompiler();
      response.end(await renderForm(await compiler, question));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  const { origin, close } = await serveHere(server);
  return {
    url: origin,
    close: async () => {
      await close();
      await (await compiler)?.close();
    },
  };
}

const startCompiler = () =>
  createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    css: { modules: { generateScopedName: scopedName } },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });

async function renderForm(vite: ViteDevServer, question: FormQuestion) {
  const { name, pageTitle, ...settings } = question;
  const { PageContextProvider } = await vite.ssrLoadModule(
    '/components/PageContext/PageContext.tsx',
  );
  const { Island } = await vite.ssrLoadModule('/components/Island/Island.tsx');
  const { module, resume, propsOf } = forms[name];
  const { [name]: component } = await vite.ssrLoadModule(module);
  const origin = { pageUrl: site.url + formPaths[name], pageTitle };
  const props = propsOf({ ...settings, origin });
  const page = {
    urlPathname: formPaths[name],
    origin,
    data: {},
    site,
    navigation,
    estimateForm,
    interfaceWords,
  };
  const island = createElement(Island, { component, trigger: 'interaction', resume, props });
  return renderToStaticMarkup(createElement(PageContextProvider, page, island));
}

const closeLabel = interfaceWords.form.closeMessage;
const { heading, subheading, restoration, emergency, cardTitle, required, ...others } =
  estimateForm;
const { nextSteps, whyChoose, warranty, ...content } = others;
const { heading: _heading, intro, ...words } = blog.newsletter;

interface Form {
  module: string;
  resume: string;
  propsOf: (props: FormVariant & Pick<EstimateFormProps, 'delivery' | 'origin'>) => object;
}

const forms: Record<FormName, Form> = {
  EstimateForm: {
    module: '/components/EstimateForm/EstimateForm.island.tsx',
    resume: draftKeys.estimate,
    propsOf: ({ delivery, origin, serviceType, additions }): EstimateFormProps => ({
      content: { ...content, ...additions },
      delivery,
      phone: site.phone.display,
      origin,
      serviceType,
      closeLabel,
    }),
  },
  NewsletterForm: {
    module: '/components/Newsletter/NewsletterForm.island.tsx',
    resume: draftKeys.newsletter,
    propsOf: ({ delivery, origin }): NewsletterFormProps => ({
      words,
      delivery,
      origin,
      closeLabel,
    }),
  },
};

import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { site } from '#content/site';
import { chatHosts, chatSample, isFrom } from '../content/model/siteChat.ts';

/** A file that a page fetched. */
export interface Fetched {
  /** As Playwright names it: `document`, `script`, `stylesheet`, `font`, `image` … */
  type: string;
  /** Bytes of the file, compressed as hosts do. */
  gzip: number;
  /** Bytes that came over the network, headers and all. */
  transferred: number;
  isElsewhere: boolean;
  isChat: boolean;
}

/**
 * Notes all that a page fetches while something goes on.
 * @param action visits the page or does something there, and waits for what comes of it
 */
export async function fetchedDuring(page: Page, action: () => Promise<void>): Promise<Fetched[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await action();
  return Promise.all(requests.map((request) => weigh(request, new URL(page.url()))));
}

async function weigh(request: Request, page: URL): Promise<Fetched> {
  const url = new URL(request.url());
  const isElsewhere = url.origin !== page.origin;
  return {
    type: request.resourceType(),
    ...(await sizes(request)),
    isElsewhere,
    isChat: isElsewhere ? isFrom(chatHosts(site.chat), url) : url.pathname.endsWith(chatSample),
  };
}

async function sizes(request: Request) {
  const response = await request.response();
  // Whether it can be had is for other tests to say.
  if (!response || request.failure()) return { gzip: 0, transferred: 0 };
  const body = await response.body();
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const isCompressed = ['image', 'font'].includes(request.resourceType());
  return {
    gzip: isCompressed ? body.length : gzipSync(body).length,
    transferred: responseBodySize + responseHeadersSize,
  };
}

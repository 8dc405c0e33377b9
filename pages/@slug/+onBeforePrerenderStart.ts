import { pages } from '#content/pages';
import { withData } from '../withData.ts';
import { data } from './+data.ts';

export const onBeforePrerenderStart = () =>
  pages.map(({ slug }) => withData(data({ routeParams: { slug } })));

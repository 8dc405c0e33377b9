import { cities } from '#content/cities';
import { withData } from '../../withData.ts';
import { data } from './+data.ts';

export const onBeforePrerenderStart = () =>
  cities.map(({ slug }) => withData(data({ routeParams: { slug } })));

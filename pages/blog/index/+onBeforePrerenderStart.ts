import { withData } from '../../withData.ts';
import { listPages } from '../listPages.ts';
import { data } from './+data.ts';

export const onBeforePrerenderStart = () =>
  listPages.map(({ path }) => withData(data({ urlPathname: path })));

import { posts } from '#content/posts';
import { withData } from '../../withData.ts';
import { data } from './+data.ts';

export const onBeforePrerenderStart = () =>
  posts.map(({ slug }) => withData(data({ routeParams: { slug } })));

import { servicesIn } from '../../serviceData.ts';
import { withData } from '../../withData.ts';
import { data } from './+data.ts';

export const onBeforePrerenderStart = () =>
  servicesIn('restoration').map(({ slug }) => withData(data({ routeParams: { slug } })));

import { serviceData, servicesIn } from '../../serviceData.ts';
import { withData } from '../../withData.ts';

export const onBeforePrerenderStart = () =>
  servicesIn('services').map(({ slug }) => withData(serviceData(slug)));

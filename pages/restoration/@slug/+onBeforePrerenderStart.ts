import { serviceData, servicesIn } from '../../serviceData.ts';
import { withData } from '../../withData.ts';

export const onBeforePrerenderStart = () =>
  servicesIn('restoration').map(({ slug }) => withData(serviceData(slug)));

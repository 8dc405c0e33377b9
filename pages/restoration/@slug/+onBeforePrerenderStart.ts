import { servicePaths } from '../../serviceData.ts';

export function onBeforePrerenderStart() {
  return servicePaths('restoration');
}

import type { PageContextServer } from 'vike/types';
import { serviceData } from '../../serviceData.ts';

export function data({ routeParams }: Pick<PageContextServer, 'routeParams'>) {
  return serviceData(routeParams.slug);
}

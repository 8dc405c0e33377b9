import type { PageContextServer } from 'vike/types';
import { serviceData } from '../../serviceData.ts';

export function data({ routeParams }: PageContextServer) {
  return serviceData(routeParams.slug);
}

export { serviceData as data } from '../../serviceData.ts';

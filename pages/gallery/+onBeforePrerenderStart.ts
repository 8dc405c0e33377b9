import { withData } from '../withData.ts';
import { data } from './+data.ts';

export const onBeforePrerenderStart = () => withData(data());

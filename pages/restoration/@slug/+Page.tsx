import { useData } from '../../../components/PageContext/PageContext.tsx';
import { ServiceLayout } from '../../../components/ServiceLayout/ServiceLayout.tsx';
import type { data } from './+data.ts';

export function Page() {
  return <ServiceLayout {...useData<typeof data>()} />;
}

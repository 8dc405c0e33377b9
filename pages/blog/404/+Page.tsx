import { NotFoundMessage } from '../../../components/NotFoundMessage/NotFoundMessage.tsx';
import { useData } from '../../../components/PageContext/PageContext.tsx';
import type { data } from './+data.ts';

/** Becomes blog/404.html, which hosts serve for unknown posts. */
export function Page() {
  const { notFound } = useData<typeof data>();
  return <NotFoundMessage kind="post" notFound={notFound} />;
}

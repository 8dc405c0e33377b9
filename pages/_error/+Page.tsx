import { NotFoundMessage } from '../../components/NotFoundMessage/NotFoundMessage.tsx';
import { useData } from '../../components/PageContext/PageContext.tsx';
import type { data } from './+data.ts';

/** A host with a single 404.html serves it for unknown posts too; the script shows their message. */
export function Page() {
  const { notFound } = useData<typeof data>();
  return (
    <>
      <NotFoundMessage kind="page" notFound={notFound} />
      <NotFoundMessage kind="post" notFound={notFound} hidden />
    </>
  );
}

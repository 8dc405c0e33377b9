import type { Endpoint } from './leadRequest.ts';
import { Trap } from './Trap.tsx';

interface PlainPostProps {
  endpoint: Endpoint;
  /** The page’s public address. */
  pageUrl: string;
}

/** What a form service needs besides the visible fields when the browser posts the form by itself. */
export function PlainPost({ endpoint, pageUrl }: PlainPostProps) {
  return (
    <>
      {endpoint.fields?.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="pageUrl" value={pageUrl} />
      <Trap />
    </>
  );
}

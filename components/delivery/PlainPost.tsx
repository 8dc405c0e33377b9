import type { LeadOrigin } from './leadOrigin.ts';
import type { Endpoint } from './leadRequest.ts';
import { Trap } from './Trap.tsx';

interface PlainPostProps {
  endpoint: Endpoint;
  origin: LeadOrigin;
}

/** What a form service needs besides the visible fields when the browser posts the form by itself. */
export function PlainPost({ endpoint, origin }: PlainPostProps) {
  return (
    <>
      {endpoint.fields?.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="pageUrl" value={origin.pageUrl} />
      <input type="hidden" name="pageTitle" value={origin.pageTitle} />
      <Trap />
    </>
  );
}

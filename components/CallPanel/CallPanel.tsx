import type { About } from '#content/about';
import { ButtonLink, ButtonRow } from '../Button/Button.tsx';
import { CallButton } from '../Button/CallButton.tsx';
import { usePageContext } from '../PageContext/PageContext.tsx';
import { href } from '../url/href.ts';
import { CallBand } from './CallBand.tsx';

/** Invites visitors to call or write; for pages without the estimate form. */
export function CallPanel({ call }: { call: About['call'] }) {
  const { site } = usePageContext();
  return (
    <CallBand heading={call.heading} text={call.text}>
      <ButtonRow>
        <CallButton phone={site.phone.display} label={call.callLabel} />
        <ButtonLink to={href('/contact')} look="outline">
          {call.contactLabel}
        </ButtonLink>
      </ButtonRow>
    </CallBand>
  );
}

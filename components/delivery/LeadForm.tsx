import type { ComponentProps, ReactNode } from 'react';
import hidden from '../Hidden/Hidden.module.scss';
import styles from './delivery.module.scss';
import type { Delivery, LeadOrigin } from './leadRequest.ts';

interface LeadFormProps extends ComponentProps<'form'> {
  /** The site’s setting. */
  delivery: Delivery;
  origin: LeadOrigin;
  /** What to do if nothing can send the form, because script is off or did not arrive. */
  withoutScript: ReactNode;
  /** The class of that note. */
  noteClassName: string | undefined;
}

/**
 * A form that sends itself. If there is an endpoint, the browser posts it without script, with
 * everything else that a form service needs. If there is none, `method="dialog"` outside a dialog
 * sends nothing; a plain form would put what was typed into the page’s URL.
 */
export function LeadForm(props: LeadFormProps) {
  const { delivery, origin, withoutScript, noteClassName, className, children, ...form } = props;
  if (delivery === 'simulated') {
    return (
      <form className={className} method="dialog" {...form}>
        <noscript>
          <p className={noteClassName}>{withoutScript}</p>
        </noscript>
        <p className={`${noteClassName} ${styles.unsent}`}>{withoutScript}</p>
        {children}
      </form>
    );
  }
  return (
    <form className={className} method="post" action={delivery.endpoint} {...form}>
      {delivery.fields?.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="pageUrl" value={origin.pageUrl} />
      <input type="hidden" name="pageTitle" value={origin.pageTitle} />
      <Trap />
      {children}
    </form>
  );
}

/** The name under which common form services look for it, too. */
const trapName = '_gotcha';

/** A field for bots only: out of sight, out of the tab order, hidden from screen readers. */
function Trap() {
  return (
    <div className={hidden.visually} aria-hidden="true">
      <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/**
 * Whether the field that people do not see was filled in: then nothing is sent, and the visitor is
 * told. It is emptied, so that a person whose browser filled it in gets through the second time.
 */
export function emptyTrap(form: HTMLFormElement | null): boolean {
  const trap = form?.elements.namedItem(trapName) as HTMLInputElement | null | undefined;
  const isFilled = Boolean(trap?.value);
  if (trap) trap.value = '';
  return isFilled;
}

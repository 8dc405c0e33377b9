import type { ComponentProps, ReactNode } from 'react';
import styles from './LeadForm.module.scss';
import type { LeadOrigin } from './leadOrigin.ts';
import type { Delivery } from './leadRequest.ts';
import { Trap } from './Trap.tsx';

interface LeadFormProps extends ComponentProps<'form'> {
  /** The site’s setting. */
  delivery: Delivery;
  origin: LeadOrigin;
  /** Says what to do where nothing can send the form: script is off, or did not arrive. */
  withoutScript: ReactNode;
  /** How that looks. */
  noteClassName: string | undefined;
}

/**
 * A form that sends itself. Without script the browser posts it, with all else that a form service
 * needs, where there is an endpoint; `method="dialog"` outside a dialog sends nothing where there is
 * none, as a plain form would put what was typed into the page’s URL.
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

import type { ComponentProps, ReactNode } from 'react';
import styles from './LeadForm.module.scss';
import type { LeadOrigin } from './leadOrigin.ts';
import type { Delivery } from './leadRequest.ts';
import { Trap } from './Trap.tsx';

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

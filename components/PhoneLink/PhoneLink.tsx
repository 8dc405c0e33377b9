import type { ReactNode } from 'react';
import { telHref } from '../../scripts/content/model/published.ts';

interface PhoneLinkProps {
  /** The number as shown, for example `(815) 555-0142`. */
  phone: string;
  className?: string | undefined;
  /** Whether it starts a message; it dials if left out. */
  scheme?: 'sms';
  /** What the link says; the number itself if left out. */
  children?: ReactNode;
}

/** A link to a phone number. */
export function PhoneLink({ phone, className, scheme, children = phone }: PhoneLinkProps) {
  return (
    <a href={telHref(phone, scheme)} className={className}>
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';
import { telHref } from './telHref.ts';

interface PhoneLinkProps {
  /** The number as shown, for example `(815) 555-0142`. */
  phone: string;
  className?: string | undefined;
  /** What the link says; the number itself if left out. */
  children?: ReactNode;
}

/** A link that dials. */
export function PhoneLink({ phone, className, children = phone }: PhoneLinkProps) {
  return (
    <a href={telHref(phone)} className={className}>
      {children}
    </a>
  );
}

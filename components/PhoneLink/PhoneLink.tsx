import type { ReactNode } from 'react';
import type { Site } from '#content/site';
import { telHref } from '../../scripts/content/model/published.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './PhoneLink.module.scss';

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

/** The receiver icon before a number that can be dialed. */
export const PhoneIcon = () => <Icon name="phone" className={styles.icon} />;

/** When we come in an emergency, and the number to call then, if it is not the main one. */
export function EmergencyHours({ site }: { site: Site }) {
  const { hours, phone, emergencyPhone = phone } = site;
  const number = emergencyPhone.display;
  return (
    <>
      {hours.emergency}
      {number !== phone.display && (
        <>
          : <PhoneLink phone={number}>{number.replace(' ', '\u00a0')}</PhoneLink>
        </>
      )}
    </>
  );
}

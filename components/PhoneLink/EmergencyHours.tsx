import type { Site } from '#content/site';
import { PhoneLink } from './PhoneLink.tsx';

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

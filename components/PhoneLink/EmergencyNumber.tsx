import type { Site } from '#content/site';
import { PhoneLink } from './PhoneLink.tsx';

/** The emergency number, after words about emergencies; nothing if it is the main number. */
export function EmergencyNumber({ site }: { site: Site }) {
  const number = site.emergencyPhone?.display;
  if (!number || number === site.phone.display) return null;
  return (
    <>
      : <PhoneLink phone={number}>{number.replace(' ', '\u00a0')}</PhoneLink>
    </>
  );
}

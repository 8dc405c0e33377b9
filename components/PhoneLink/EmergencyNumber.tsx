import type { Site } from '#content/site';
import { PhoneLink } from './PhoneLink.tsx';

/** The number for emergencies, behind words about them; nothing where it is the one for everything. */
export function EmergencyNumber({ site }: { site: Site }) {
  const number = site.emergencyPhone?.display;
  if (!number || number === site.phone.display) return null;
  return (
    <>
      : <PhoneLink phone={number}>{number.replace(' ', '\u00a0')}</PhoneLink>
    </>
  );
}

import type { Site } from '#content/site';

interface PostalAddressProps {
  address: Site['offices'][number];
  className: string | undefined;
}

/** The office, as on an envelope. */
export function PostalAddress({ address, className }: PostalAddressProps) {
  const { street, city, state, zip } = address;
  return (
    <address className={className} translate="no">
      {street}
      <br />
      {city}, {state} {zip}
    </address>
  );
}

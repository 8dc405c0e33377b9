const names = { IL: 'Illinois', WI: 'Wisconsin' } as const;

/** A license number with the state that issued it, unless the number already starts with it. */
export function licenceNumber({ state, number }: { state: keyof typeof names; number: string }) {
  const start = number.toUpperCase();
  const isSaid = start.startsWith(state) || start.startsWith(names[state].toUpperCase());
  return isSaid ? number : `${state} ${number}`;
}

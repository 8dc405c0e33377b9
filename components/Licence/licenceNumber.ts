const names = { IL: 'Illinois', WI: 'Wisconsin' } as const;

/** A licence’s number with the state that gave it, where the number does not start with that itself. */
export function licenceNumber({ state, number }: { state: keyof typeof names; number: string }) {
  const start = number.toUpperCase();
  const isSaid = start.startsWith(state) || start.startsWith(names[state].toUpperCase());
  return isSaid ? number : `${state} ${number}`;
}

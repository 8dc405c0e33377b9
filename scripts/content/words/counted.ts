/** “1 error”, “2 errors”. */
export const counted = (amount: number, noun: string) =>
  `${amount} ${noun}${amount === 1 ? '' : 's'}`;

/** “2 errors and 1 warning”; empty when there is neither. */
export function countedFindings(errors: number, warnings: number): string {
  const parts = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ];
  return parts.join(' and ');
}

/** Numbers as words, each at its own index. */
export const numberWords: readonly string[] =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** Larger numbers are easier to read as digits. */
const maxInWords = 12;

/** A number as copy has it: “eight”, “20”. */
export const amountInWords = (amount: number): string =>
  (amount <= maxInWords && numberWords[amount]) || amount.toLocaleString('en-US');

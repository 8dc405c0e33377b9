/**
 * Says how far a long step is: one line that rewrites itself on a terminal, a line every quarter
 * elsewhere, where a log keeps every character.
 * @param title what is going on
 */
export function progressLine(title: string): (done: number, total: number) => void {
  const { stderr } = process;
  let quarter = 0;
  return (done, total) => {
    if (stderr.isTTY) {
      stderr.write(`\r${title} ${done}/${total}${done === total ? '\n' : ''}`);
    } else if (Math.floor((done / total) * 4) > quarter) {
      quarter = Math.floor((done / total) * 4);
      stderr.write(`${title} ${done}/${total}\n`);
    }
  };
}

/** What takes less than this, in milliseconds, nobody asks about. */
const patience = 2000;

const barWidth = 24;

/**
 * Says how far a long step is: a bar on a terminal, a line every quarter elsewhere, where a log keeps
 * every character.
 * @param title what is going on
 */
export function progressLine(title: string): (done: number, total: number) => void {
  const { stderr } = process;
  const start = performance.now();
  let quarter = 0;
  let isShown = false;
  return (done, total) => {
    if (performance.now() - start < patience) return;
    if (stderr.isTTY) {
      if (done < total || isShown) stderr.write(`\r${bar(done / total)} ${title} ${done}/${total}`);
      if (done === total && isShown) stderr.write('\n');
      isShown = true;
    } else if (Math.floor((done / total) * 4) > quarter) {
      quarter = Math.floor((done / total) * 4);
      stderr.write(`${title} ${done}/${total}\n`);
    }
  };
}

function bar(part: number): string {
  const full = Math.round(part * barWidth);
  return '█'.repeat(full) + '░'.repeat(barWidth - full);
}

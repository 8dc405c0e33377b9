/** What takes less than this, in milliseconds, nobody asks about. */
const patience = 2000;

const barWidth = 24;

type Progress = (done: number, total: number) => void;

/**
 * Says how far a long step is: a bar on a terminal, a line every quarter elsewhere, where a log keeps
 * every character.
 * @param title what is going on
 */
export function progressLine(title: string): Progress {
  const start = performance.now();
  const show = process.stderr.isTTY ? bar(title) : lines(title);
  return (done, total) => {
    if (performance.now() - start >= patience) show(done, total);
  };
}

function bar(title: string): Progress {
  return (done, total) => {
    const full = Math.round((done / total) * barWidth);
    const drawn = '█'.repeat(full) + '░'.repeat(barWidth - full);
    process.stderr.write(`\r${drawn} ${title} ${done}/${total}${done === total ? '\n' : ''}`);
  };
}

function lines(title: string): Progress {
  let shown = 0;
  return (done, total) => {
    const quarter = Math.floor((done / total) * 4);
    if (quarter > shown) process.stderr.write(`${title} ${done}/${total}\n`);
    // The same line may tell of another lot.
    shown = done === total ? 0 : quarter;
  };
}

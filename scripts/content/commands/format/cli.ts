import { currentFolders } from '../../source/folders.ts';
import { formatContent } from './formatContent.ts';

const usage = `Usage:
  npm run format:content   writes every file in content/ in the one form that all share
`;

process.exitCode = await main(process.argv.slice(2));

/** @returns the exit status: 0 all is in form, 1 a file was left alone, 2 unknown options */
async function main(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    process.stderr.write(`“${args[0]}” is not an option.\n\n${usage}`);
    return 2;
  }
  const { changed, refused } = await formatContent(currentFolders());
  for (const file of changed) process.stdout.write(`content/${file}: written in order\n`);
  for (const file of refused) {
    process.stderr.write(
      `content/${file}: left as it is, because it cannot be read. \`npm run check\` says why.\n`,
    );
  }
  if (changed.length + refused.length === 0) process.stdout.write('Every file is in form.\n');
  return refused.length > 0 ? 1 : 0;
}

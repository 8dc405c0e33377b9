import { catalogue } from '../rules/catalogue.ts';
import { ruleAnchor } from '../rules/guide.ts';
import type { Rule } from '../rules/rule.ts';

/** The guide’s chapter with what the check looks for, and why. */
export const guideRules = (): string => `## What the check looks for

An **error** keeps a change from going live; a **warning** does not. The name in small letters stands in the check’s result.

${Object.entries(catalogue).map(ruleSection).join('\n')}`;

const ruleSection = ([id, { severity, title, why, fix, example }]: [string, Rule]) =>
  `<a id="${ruleAnchor(id)}"></a>

### ${title}

${severity === 'error' ? 'Error' : 'Warning'} \`${id}\`

- **Why it matters:** ${why}
- **What to do:** ${fix}

${fence(`Not like this:\n${example.wrong}\n\nLike this:\n${example.right}`)}
`;

/** Longer than any fence in the text itself. */
function fence(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}text\n${text}\n${ticks}`;
}

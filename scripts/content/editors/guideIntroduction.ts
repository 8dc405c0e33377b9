import { placeholderNames, placeholders } from '../words/placeholders.ts';

const counts = placeholderNames.map((name) => `| \`{${name}}\` | ${placeholders[name]} |`);

/** What the guide is for, and how a file is written. */
export const guideIntroduction = `# The editors’ guide

All words and pictures of the site are in this folder. You can change them in your browser, on GitHub, with no program to install. Nothing you type can break the live site: each change is checked first, and a mistake is explained with its line and how to mend it.

- [How every edit goes](#how-every-edit-goes)
- [The most common edits](#the-most-common-edits), step by step
- [On your own computer](#on-your-own-computer), if you prefer that
- [Every file and its fields](#every-file-and-its-fields): what each line is for
- [What the check looks for](#what-the-check-looks-for): each rule, why it is there and what to do

## How a file is written

\`\`\`yaml
title: Hail in Byron
image:
  file: posts/byron-hail.jpg
  alt: Dented gutter below a bruised roof edge
keywords:
  - hail damage
  - Byron roofing
\`\`\`

- A line is a **name**, a colon, **a space**, and the text. Change the text; leave the name.
- Lines that stand further in belong to the line above them. Each level is **two spaces**, never a tab.
- A hyphen and a space start an **entry of a list**.
- A text is one line, however long. It needs no quotes, with few exceptions: put it between single quotes when it has a colon followed by a space, or starts with a sign such as \`&\`, \`*\`, \`#\`, \`[\` or a quote. Write an apostrophe in such a text twice: \`'It''s hail: look up'\`.
- In files that end in \`.md\`, these lines stand between two lines of three hyphens. Below the second one is the page’s text, in Markdown: \`## A heading\`, \`**bold**\`, \`- an entry\`, \`[words](/contact)\` for a link to a page of ours.

### Counts in a text

A text that says “the eight above” is wrong once a ninth is added. Write the count between braces, and the site fills it in: \`The {reviews} above\` becomes “The eight above”. Numbers up to twelve become words, larger ones digits; with a capital, \`{Reviews}\`, the word has one too. Only the number is filled in, so write the sentence around it. A line that starts with a brace needs single quotes: \`heading: '{Projects} roofs'\`.

| Write | It becomes |
|---|---|
${counts.join('\n')}`;

/** The steps that all edits on GitHub share. */
export const howEveryEditGoes = `## How every edit goes

1. Open the file on GitHub and press the pencil (“Edit this file”).
2. Change the words.
3. Press “Commit changes…”, say in a few words what you changed, choose “Create a new branch and start a pull request”, and press “Propose changes”. On the next page press “Create pull request”. Nothing is live yet.
4. Wait for the check. It takes a minute or two.
5. When the check is green, the change can be merged; the site is built again by itself. When it is red, read [the check’s result](#read-the-checks-result).

A change that needs several files belongs in one pull request: after the first file, choose its branch in the menu that says “main”, and edit the next file there with “Commit directly to the branch”.

### Read the check’s result

1. Open your pull request and look at “Files changed”: each finding stands below the line it is about. “Checks” shows them all.
2. A finding says what is wrong, what to do, and often the exact words to put there.
3. Press the pencil on that file, mend the line and press “Commit changes” on the same branch. The check runs again.
4. Several findings can have one cause. Mend the first, and look again.
5. A rule’s name stands with each finding, such as \`unknown-field\`; [What the check looks for](#what-the-check-looks-for) says more about it.`;

/** For people with the project on their computer. */
export const guideTools = `## On your own computer

With Node and the project on your computer (see the [README](../README.md)):

| Command | What it does |
|---|---|
| \`npm run dev\` | shows the site while you edit |
| \`npm run check\` | says what is wrong with the content |
| \`npm run new -- post "Title"\` | asks for what a new post needs and writes its file; also \`service\`, \`city\`, \`project\` and \`testimonial\` |
| \`npm run format:content\` | puts the lines of each file in order; says the same, and later changes are easier to read |

Visual Studio Code offers to install the YAML extension when you open the project. It then completes and checks \`.yaml\` files while you type. It cannot read the lines at the top of \`.md\` files; \`npm run check\` can.`;

import { apart, replacementOf } from '../../content/check/cures/replacement.ts';
import { belowContent } from '../../content/model/contentFolder.ts';
import { type Diagnostic, isError } from '../../content/model/diagnostic.ts';
import { replaced } from '../../content/source/lines.ts';
import { formOfFile } from '../collections.ts';
import { type Examine, said } from './examineEdit.ts';
import { correctionOf, fieldAt, labelAt, namedAt } from './fieldAt.ts';
import { askAboutFindings, type Choices, type Look, type ShownFinding } from './findingsDialog.ts';
import { formWords } from './formWords.ts';
import { goToField } from './goToField.ts';
import type { NamedText } from './openRepository.ts';

/** Warnings with which the editor has saved, so that the next save does not repeat them. */
const accepted = new Set<string>();

/**
 * Lets the editor decide what to do about what is wrong with an edit.
 * @param texts all content, by path
 * @returns the text to save, with the corrections that were chosen; `undefined` to go back to the form
 */
export async function settleFindings(
  { path, text, before }: NamedText & { before: NamedText | undefined },
  texts: ReadonlyMap<string, string>,
  check: Examine,
): Promise<string | undefined> {
  const examine = async (words: string) =>
    (await check(words)).filter((each) => isError(each) || !accepted.has(said(each)));
  const cures = chosenCures(path);
  const isMoved = before !== undefined && before.path !== path;
  const asTyped = await examine(text);
  let settled = cures.put(text, asTyped);
  let found = settled === text ? asTyped : await examine(settled);
  const look = async (choices: Choices): Promise<Look> => {
    found = await examine(settled);
    const mend = (wrong: readonly Diagnostic[]) => {
      cures.add(settled, wrong);
      settled = cures.put(settled, wrong);
      choices.again();
    };
    const isOwn = ({ file }: Diagnostic) => belowContent(file) === path;
    const curable = found.filter((each) => isOwn(each) && replacementOf(settled, each));
    const elsewhere = found.some((each) => !isOwn(each) && isError(each));
    return {
      findings: found.map((each) => ({
        isError: isError(each),
        ...(isOwn(each)
          ? ownFinding({ path, text: settled }, each, texts, {
              ...choices,
              mend: () => mend([each]),
            })
          : foreignFinding(each, texts, choices)),
      })),
      notes: [
        ...(elsewhere ? [isMoved ? unlinkFirst : changeFirst] : []),
        ...(settled === text ? [] : [corrected]),
      ],
      ...(curable.length > 1 && { correctAll: () => mend(curable) }),
    };
  };
  const answer = found.length > 0 ? await askAboutFindings(look) : 'save';
  if (answer === 'back') return undefined;
  for (const each of found) accepted.add(said(each));
  return settled;
}

const changeFirst =
  'Fix what is wrong in other forms there, and save them first. They open in new tabs, and this form stays as it is. Then click “Save” here again.';

const unlinkFirst =
  'Other pages link to this page’s old address, and a form can change only one page. Remove these links in their forms first, and put them back once this page is on the site at its new address. Or have the page renamed in the files, where one change can include all of this.';

const corrected = 'Your corrections appear in the form once you save it.';

type PlacedFinding = Omit<ShownFinding, 'isError'>;

function ownFinding(
  { path, text }: NamedText,
  found: Diagnostic,
  texts: ReadonlyMap<string, string>,
  { leave, mend }: Choices & { mend: () => void },
): PlacedFinding {
  const cure = replacementOf(text, found);
  const field = fieldAt(path, text, found);
  const line = text.split('\n')[found.line - 1]?.trim() ?? '';
  return {
    ...formWords(found, texts, namedAt(path, text, field)),
    place: labelAt(path, text, field),
    ...(cure && { cure: correctionOf(path, text, field, cure) }),
    actions: {
      ...(cure && { 'Correct it': mend }),
      ...(field && { 'Go to the field': () => leave(() => goToField(field, line)) }),
    },
  };
}

/**
 * What an edit makes wrong in another file can be fixed only in that file’s form. It opens in
 * another tab, because the CMS loses what was typed in a form that is left while a folder is open.
 */
function foreignFinding(
  found: Diagnostic,
  texts: ReadonlyMap<string, string>,
  { leave }: Choices,
): PlacedFinding {
  const other = belowContent(found.file);
  const form = formOfFile(other);
  const open = () => {
    window.open(form, '_blank', 'noopener');
    leave(() => {});
  };
  return {
    ...formWords(found, texts),
    place: labelAt(other, texts.get(other) ?? '', ''),
    actions: form ? { 'Open its form': open } : {},
  };
}

/** What identifies the corrections that an editor chose, by the file’s path. */
const chosen = new Map<string, Set<string>>();

/**
 * Corrections cannot be shown in the form until it is saved. If something else prevents that, they
 * are remembered, and made again without asking at the next try.
 * @param path of the file
 */
export function chosenCures(path: string) {
  const keys = chosen.get(path) ?? new Set<string>();
  chosen.set(path, keys);
  return {
    /** Chooses the cures of findings in a text. */
    add(text: string, found: readonly Diagnostic[]) {
      for (const each of found) keys.add(keyOf(text, each));
    },
    /** @returns the text with the chosen cures of its findings applied */
    put(text: string, found: readonly Diagnostic[]) {
      const own = found.filter((each) => keys.has(keyOf(text, each)));
      return replaced(text, apart(own.flatMap((each) => replacementOf(text, each) ?? [])));
    },
    clear: () => chosen.delete(path),
  };
}

/** Identifies a correction without its place, which moves with what is typed above it. */
function keyOf(text: string, found: Diagnostic): string {
  const { old, text: instead } = replacementOf(text, found) ?? {};
  return [found.rule, old, instead].join('\n');
}

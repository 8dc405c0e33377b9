import CMS, { type CustomFieldControlProps } from '@sveltia/cms';
import { createElement } from 'react';
import { replacementOf } from '../../content/check/cures/replacement.ts';
import { gatherTyped } from '../../content/check/gatherFacts.ts';
import { contentSchema } from '../../content/model/contentTypes.ts';
import { createReport, isError, withoutCrowds } from '../../content/model/diagnostic.ts';
import { replaced } from '../../content/source/lines.ts';
import { fileTextType } from '../collections.ts';
import { findingItem, makeElement } from './findingsDialog.ts';
import { markLine } from './goToField.ts';

/**
 * Registers the field that shows a file as text, with what is wrong above it, if the file cannot be
 * shown field by field. For all other files, the field shows nothing.
 * @param folder the content folder, from the repository’s root
 */
export function registerFileTextField(folder: string): void {
  CMS.registerFieldType(fileTextType, (props: CustomFieldControlProps) => {
    const { value, entry, forID, onChange } = props;
    if (typeof value !== 'string' || value === '') return null;
    const path = String(entry?.get('path') ?? '').slice(folder.length + 1);
    // What the CMS renders with is not ours, so everything in this element is drawn without it.
    return createElement('div', {
      className: 'file-text',
      ref(host: HTMLElement | null) {
        if (host?.childElementCount === 0) host.append(...editor(path, value, forID, onChange));
      },
    });
  });
}

/**
 * @param id of the element that the field’s label is for
 * @param save receives what was typed
 */
function editor(path: string, text: string, id: string, save: (text: string) => void): Node[] {
  const list = makeElement('ul', { className: 'findings', ariaLabel: 'What is wrong with it' });
  const area = makeElement('textarea', {
    id,
    value: text,
    rows: 24,
    spellcheck: false,
    wrap: 'off',
  });
  area.ariaLabel = 'The file as text';
  const look = () => list.replaceChildren(...findingsOn(path, area, change));
  const change = () => {
    save(area.value);
    look();
  };
  area.addEventListener('input', change);
  look();
  return [list, area];
}

function findingsOn(path: string, area: HTMLTextAreaElement, change: () => void): HTMLElement[] {
  const text = area.value;
  const schema = contentSchema(path);
  const found = schema ? gatherTyped(`content/${path}`, text, schema).diagnostics : [];
  const { diagnostics } = withoutCrowds(createReport(found));
  return diagnostics.map((found) => {
    const cure = replacementOf(text, found);
    const mend = () => {
      area.value = replaced(text, cure ? [cure] : []);
      area.focus();
      change();
    };
    return findingItem({
      isError: isError(found),
      place: `line ${found.line}`,
      message: found.message,
      help: found.help,
      actions: {
        ...(cure && { 'Correct it': mend }),
        'Go to the line': () => markLine(area, text.split('\n')[found.line - 1] ?? ''),
      },
    });
  });
}

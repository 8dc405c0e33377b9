import type { Link, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import {
  fillIn,
  type PlaceholderName,
  type PlaceholderValues,
  placeholderName,
} from '../model/placeholders.ts';

/**
 * Puts values in place of a body’s placeholders: a plugin. A phone number or an e-mail address
 * becomes a link, where it does not stand in one.
 */
export const fillBody = (values: PlaceholderValues) => (tree: Root) =>
  visit(tree, (node, index, parent) => {
    if (node.type === 'image') node.alt = fillIn(node.alt ?? '', values);
    if (node.type === 'link' || node.type === 'linkReference') {
      visit(node, (inner) => {
        if (inner.type === 'image') inner.alt = fillIn(inner.alt ?? '', values);
        if (inner.type === 'text') inner.value = fillIn(inner.value, values);
      });
      return SKIP;
    }
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const parts = partsOf(node.value, values);
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });

/** What reaches the company, and by which scheme. */
const schemes: Partial<Record<PlaceholderName, string>> = {
  phone: 'tel:+1',
  'emergency.phone': 'tel:+1',
  messages: 'sms:+1',
  email: 'mailto:',
};

const reaching = /(\{ *(?:(?:emergency\.)?phone|messages|email) *\})/i;

const textOf = (value: string): Text => ({ type: 'text', value });

const partsOf = (text: string, values: PlaceholderValues): (Text | Link)[] =>
  text.split(reaching).flatMap((part): (Text | Link)[] => {
    const shown = textOf(fillIn(part, values));
    const name = reaching.test(part) ? placeholderName(part.slice(1, -1).trim()) : undefined;
    const value = name && values[name];
    if (!value) return part ? [shown] : [];
    const url = (schemes[name] ?? '') + (name === 'email' ? value : value.replace(/\D/g, ''));
    return [{ type: 'link', url, children: [shown] }];
  });

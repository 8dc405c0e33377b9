import { type Finding, finding } from '../../model/diagnostic.ts';
import { findClaims } from './statements.ts';

/**
 * Words that no text should have, and why.
 * @param hasSources whether a list elsewhere explains the numbers of sources
 */
export const wordFindings = (
  text: string,
  hasSources = false,
): { words: string; found: Finding }[] => [
  ...findClaims(text).map((claim) => ({
    words: claim.words,
    found: finding('forbidden-claim', claim),
  })),
  ...leftovers(text).map((words) => ({ words, found: finding('left-over', { words }) })),
  ...(hasSources ? [] : sourceNumbers(text)),
  ...blankSign(text),
];

const number = String.raw`\[\d{1,2}(?:[,–-] ?\d{1,2})*\]`;
const numbers = `${number}(?:,? ?${number})*`;

/** After a sentence or before its final punctuation; “it took [2] days” clarifies a quotation. */
const sourceNumber = new RegExp(
  String.raw`(?<=[.!?,;:”’")] ?)${numbers}(?=\s|$)|(?<=[\p{L}\p{N}%] ?)${numbers}(?=[.!?,;:]|\s*$)`,
  'gu',
);

/** Whether a block of a text is part of a list of sources, or its heading. */
export const isOfSources = (text: string): boolean =>
  /^(?:\[\d{1,2}\]\s|(?:sources|references|notes)\b)/i.test(text);

/** Finds numbers that chats insert for their sources and that lead nowhere. */
function sourceNumbers(text: string) {
  // Most texts need no closer look.
  if (!text.includes('[')) return [];
  const help =
    'A number like this marks a source, but leads to none. Delete it, or link the words that the source is about: [the words](https://…).';
  return [...new Set(text.match(sourceNumber))].map((words) => ({
    words,
    found: finding('left-over', { words }, { help }),
  }));
}

/** Finds the “…” of a blank that was left in front of an editor’s own words. */
function blankSign(text: string) {
  const [words] = /^…\s+(?=\S)/.exec(text) ?? [];
  if (!words) return [];
  const help = 'Delete the “…”: your own words come after it.';
  return [{ words, found: finding('left-over', { words: '…' }, { help, suggestion: '' }) }];
}

const owner =
  "(?:your|company|business|contractor|customer|client|first|last|phone|street|email|website)(?:['’]s)?";
const detail =
  'name|number|phone|photo|picture|image|e-?mail|address|city|town|county|state|date|year|link|url|website|price|amount|company|business';

/**
 * What a template, an outline, a chat or a review site leaves in a text. “[Your City]” is a gap to fill in;
 * “[the crew]” in a quotation is not.
 */
const leftover = new RegExp(
  [
    String.raw`\[(?:(?:insert|enter|add|include) [^[\]]{1,60}|(?:${owner} ){0,3}(?:${detail})(?: here)?)\](?! ?[([:])`,
    String.raw`\blorem ipsum\b(?: dolor sit amet)?`,
    String.raw`\bas an ai (?:language )?(?:model|assistant)\b`,
    String.raw`\bwould you like me to\b[^.?!]*\?|\blet me know if you(?:['’]d| would) like (?:me to\b|(?:it|this|that|an?|any|the)\b[^.?!]{0,40}\b(?:shorter|longer|versions?|tone|changes?|adjust\w*|edit(?:s|ed)?|tweak\w*|revis\w*|friendlier|formal)\b)[^.?!]*`,
    String.raw`\b(?:certainly|sure|absolutely)! here(?:['’]s| is)\b`,
    String.raw`\bhere(?:['’]s| is) (?:an?|the|your) (?:polished|revised|rewritten|improved|refined|cleaned-up|edited) (?:version|draft|text)\b`,
    String.raw`\bfeel free to (?:adjust|edit|modify|tweak|customi[sz]e)\b`,
    String.raw`\b(?:meta (?:title|description)|word count|slug) ?:`,
    String.raw`\bsent from my (?:iphone|ipad|phone)\b`,
    // The head of an email, and what replies put above the words that they quote.
    String.raw`^from: [^\n]+(?=\n(?:sent|to|date|subject): )|^on [^\n]{6,120} wrote:$`,
    // What review sites write around a customer’s words.
    String.raw`(?:…|\.\.\.) ?more(?=\s*$)|\blocal guide ?· ?\d+ reviews?\b|\b\d+ reviews? ?· ?\d+ photos?\b|\b(?:\d+|an?) (?:day|week|month|year)s? ago new\b|\bresponse from the owner\b|\(translated by google\)|^\(original\)`,
    // What a word processor prints at the foot of each page.
    String.raw`^page \d+(?: of \d+)?$`,
    // What Word writes in place of what it cannot find, and above a comment.
    String.raw`\berror! (?:reference source|bookmark|hyperlink reference) not (?:found|defined|valid)\.?|\bcommented \[[a-z]{1,3}\d{1,3}\]:[^\n]*`,
    // Chats’ citation marks.
    String.raw`:?contentReference\[oaicite:\d+\](?:\{[^}]*\})?|【[^】]{0,60}】|\ue200[^\ue201]{0,80}\ue201|\b(?:cite)?(?:turn\d+(?:search|view|news|fetch|file)\d+)+\b`,
  ].join('|'),
  'gi',
);

/** Only in capitals: an ordinary “to do” may be intended. */
const reminder = /(?<![\p{L}\d])(?:TODO|TBD|TBC|FIXME|X{3,}(?:-X{3,})*)(?![\p{L}\d])/gu;

/** What is left of a comment in Word: its author’s initials and its number. */
const comment = /\[[A-Z]{2,3}\d{1,2}\](?! ?[([:])/g;

/** The greeting of an email that a text was sent with, in a paragraph of its own. */
const greeting = /^(?:Hi|Hey|Hello) \p{Lu}[\p{L}’'-]*,$/gu;

/** @returns the words as they are written, each once */
function leftovers(text: string): string[] {
  const found = [leftover, reminder, comment, greeting].flatMap(
    (pattern) => text.match(pattern) ?? [],
  );
  return [...new Set(found)];
}

/** Words that say nothing about a link, such as the number of a source; 911 says enough. */
const emptyWords =
  /^\d{1,2}$|^(?:click )?here$|^(?:click|read more|learn more|more|this|link|this page)$/i;

/** Whether a link’s words could be those of any link. */
export const saysNothing = (words: string): boolean => emptyWords.test(words.trim());

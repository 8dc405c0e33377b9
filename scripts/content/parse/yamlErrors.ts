import type { ErrorCode } from 'yaml';

interface Words {
  message: string;
  help: string;
}

/** What the parser’s codes mean to an editor; a code without an entry gets the general words. */
const wordsByCode: Partial<Record<ErrorCode, Words>> = {
  DUPLICATE_KEY: {
    message: 'This field appears twice.',
    help: 'Keep one of the two and delete the other.',
  },
  TAB_AS_INDENT: {
    message: 'This line is indented with a tab.',
    help: 'Indent with spaces, two for each level.',
  },
  BAD_INDENT: {
    message: 'This line is indented differently from its neighbours.',
    help: 'Line it up with the fields of the same level, two spaces for each level.',
  },
  MISSING_CHAR: {
    message: 'Something that was opened here is not closed, or a space is missing.',
    help: 'Check that each quote has its partner and that a space follows each colon.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'A colon inside this text makes it read as a field.',
    help: 'Put the whole text between single quotes.',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'This line is not a field: it has no colon, or a quote above is not closed.',
    help: 'Write a field as “name: text”, with a colon and a space.',
  },
  BAD_SCALAR_START: {
    message: 'A text cannot start with this sign.',
    help: 'Put the whole text between single quotes.',
  },
  BAD_ALIAS: {
    message: 'The sign * has a special meaning at the start of a text.',
    help: 'Put the whole text between single quotes.',
  },
  BAD_DIRECTIVE: {
    message: 'A line cannot start with the sign %.',
    help: 'Put the text between single quotes.',
  },
  MULTIPLE_DOCS: {
    message: 'A line of three hyphens splits this file in two.',
    help: 'Delete the line “---”.',
  },
};

const general: Words = {
  message: 'This line cannot be understood.',
  help: 'Write each field as “name: text”. Put a text with special signs between single quotes.',
};

/** @returns plain words for a YAML parser’s error code */
export const explainYamlError = (code: ErrorCode): Words => wordsByCode[code] ?? general;

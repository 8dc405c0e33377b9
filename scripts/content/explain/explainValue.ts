import { z } from 'zod';
import { type Finding, finding } from '../rules/finding.ts';
import { schemaAt } from '../validate/fieldSchema.ts';
import { explainForm } from './explainForm.ts';
import { explainSize } from './explainSize.ts';
import { explainType, meantBoolean } from './explainType.ts';
import { nearest } from './nearest.ts';
import { type Issue, quote, type Subject, sentences } from './subject.ts';

/** Says what is wrong with a value that is there. */
export function explainValue(subject: Subject, issue: Issue): Finding {
  switch (issue.code) {
    case 'invalid_type':
      return explainType(subject, issue.expected);
    case 'invalid_value':
      return notAllowed(subject, issue.values.map(String));
    case 'too_small':
      return explainSize('too-short', subject, issue, Number(issue.minimum));
    case 'too_big':
      return explainSize('too-long', subject, issue, Number(issue.maximum));
    case 'invalid_format':
      return explainForm(subject, issue.format);
    case 'custom':
      return finding(
        'invalid-value',
        { problem: issue.message },
        { help: subject.purpose, suggestion: withoutSlash(subject) },
      );
    default:
      return notAllowed(subject, []);
  }
}

function notAllowed({ label, value, purpose }: Subject, allowed: readonly string[]): Finding {
  const meant = allowed.includes('true') ? meantBoolean(value) : undefined;
  const guess = meant ?? nearest(String(value), allowed);
  const choices = allowed.length > 0 ? `Allowed: ${allowed.join(', ')}.` : '';
  const help = guess ? `Did you mean “${guess}”?` : sentences(choices, purpose);
  return finding('not-allowed', { label, found: quote(value) }, { help, suggestion: guess });
}

/** An address that is right but for the slash at its end. */
function withoutSlash({ value, schema, path, document }: Subject): string | undefined {
  const field = schemaAt(schema, path, document.data);
  const bare = typeof value === 'string' ? value.replace(/\/+$/, '') : value;
  const isMeant = bare !== value && field && z.safeParse(field, bare).success;
  return isMeant ? String(bare) : undefined;
}

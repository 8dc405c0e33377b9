import { useEffect, useRef } from 'react';
import type { EstimateFormWords } from '#content/estimateForm';
import { completed } from '../../scripts/content/model/published.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './EstimateForm.module.scss';
import { fieldId } from './fieldAttributes.ts';

/** A field that was invalid when the form was submitted. */
export interface FieldProblem {
  name: string;
  message: string;
}

interface ErrorSummaryProps {
  heading: string;
  /** The words for how many problems are left. */
  left: EstimateFormWords['errorsLeft'];
  /** A new list takes the focus; an empty one shows nothing. */
  problems: readonly FieldProblem[];
  /** How many fields are wrong now; some may not have been then. */
  wrong: number;
  isRight: (problem: FieldProblem) => boolean;
}

/**
 * The problems that keep the form from being sent, listed at its top. Fixed ones are checked off
 * but keep their place, so that the fields do not move while somebody types in them.
 * @see https://design-system.service.gov.uk/components/error-summary/
 */
export function ErrorSummary({ heading, left, problems, wrong, isRight }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <section ref={box} className={styles.summary} tabIndex={-1} aria-labelledby={headingId}>
      <h4 id={headingId}>{heading}</h4>
      {left && <p role="status">{completed(left[forms[wrong] ?? 'some'], { total: wrong })}</p>}
      <ul>
        {problems.map((problem) => (
          <li key={problem.name}>
            {isRight(problem) ? (
              <s>
                <Icon name="check" /> {problem.message}
              </s>
            ) : (
              <a
                href={`#${fieldId(problem.name)}`}
                onClick={(event) => {
                  // The field gets the focus, but the address and the history stay as they are.
                  event.preventDefault();
                  const field = document.getElementById(fieldId(problem.name));
                  field?.focus({ preventScroll: true });
                  // Browsers skip scrolling to a field that is only in view while the page moves.
                  field?.scrollIntoView({ block: 'center' });
                }}
              >
                {problem.message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const forms: readonly ('none' | 'one')[] = ['none', 'one'];
const headingId = fieldId('errors');

import { useEffect, useRef } from 'react';
import styles from './EstimateForm.module.scss';
import { fieldId } from './fieldAttributes.ts';

/** A field that is not right. */
export interface FieldProblem {
  name: string;
  message: string;
}

interface ErrorSummaryProps {
  heading: string;
  /** A new list takes the focus; an empty one shows nothing. */
  problems: readonly FieldProblem[];
}

/**
 * What keeps the form from being sent, at its top.
 * @see https://design-system.service.gov.uk/components/error-summary/
 */
export function ErrorSummary({ heading, problems }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <section ref={box} className={styles.summary} tabIndex={-1} aria-labelledby={headingId}>
      <h4 id={headingId}>{heading}</h4>
      <ul>
        {problems.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                // The field gets the focus, but the address and the history stay as they are.
                event.preventDefault();
                const field = document.getElementById(fieldId(name));
                field?.focus({ preventScroll: true });
                // Browsers leave out to scroll to what is in view only while the page still moves.
                field?.scrollIntoView({ block: 'center' });
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const headingId = fieldId('errors');

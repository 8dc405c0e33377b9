import type { ServiceEntry } from '#content/services';
import { proseClass } from '../Prose/Prose.tsx';
import { contentHref } from '../url/href.ts';

/** Questions below a text, which look like those in it and also unfold without script. */
export function Questions({ questions }: { questions: NonNullable<ServiceEntry['questions']> }) {
  return (
    <section className={proseClass} aria-labelledby="questions">
      <h2 id="questions">{questions.heading}</h2>
      {questions.list.map(({ question, answer, link }) => (
        <details key={question} data-block="question">
          <summary>{question}</summary>
          <p>{answer}</p>
          {link && (
            <p>
              <a href={contentHref(link.href)}>{link.label}</a>
            </p>
          )}
        </details>
      ))}
    </section>
  );
}
